import { Band } from "@/components/Band";
import { EmailAddress } from "@/components/EmailAddress";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { Flag } from "@/flags/Flag";
import { identity } from "@/queries/site";
import { getVacatures, traineeshipHref } from "@/queries/vacatures";
import styles from "./VacatureList.module.css";

/** The open vacancies, one row each; a fact that is not known is not shown. */
export function VacatureList({
	title,
	intro,
	soon,
	mail,
	starters,
	...words
}: Paginas["werken-bij"]["vacancies"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.root}>
				{getVacatures().map(
					({ id, flag, title, link, facts, summary, needs, tasks, mailHref, contact }) => (
						<li key={id}>
							{flag && <Flag letter={flag} className={styles.flag} />}
							<h3>{mailHref ? title : <a href={link}>{title}</a>}</h3>
							{facts.length > 0 && (
								<dl>
									{facts.map(({ label, value }) => (
										<div key={label}>
											<dt>{label}</dt>
											<dd>{value}</dd>
										</div>
									))}
								</dl>
							)}
							<p className={styles.summary}>{summary}</p>
							{needs && (
								<p className={styles.needs}>
									<b>{words.needs}</b> {needs.text}{" "}
									{needs.placeholder && <small>{words.example}</small>}
								</p>
							)}
							<ul className={styles.tasks}>
								{tasks.map((task) => (
									<li key={task}>{task}</li>
								))}
							</ul>
							{mailHref && (
								<div className={styles.soon}>
									<p>{soon}</p>
									<a href={mailHref}>
										{mail.link} <span className="visually-hidden">{title}</span>
									</a>
									{/* For who has no mail program: a click selects it. */}
									<p className={styles.address}>
										<EmailAddress address={contact?.email ?? identity.email} />
									</p>
								</div>
							)}
						</li>
					),
				)}
			</ul>
			<div className={styles.starters}>
				<p>{starters.text}</p>
				<MoreLink href={traineeshipHref}>{starters.link}</MoreLink>
			</div>
		</Band>
	);
}
