import { Band } from "@/components/Band";
import { EmailAddress } from "@/components/EmailAddress";
import { MoreLink } from "@/components/MoreLink";
import type { Paginas } from "@/content/types";
import { HungFlag } from "@/flags/HungFlag";
import { identity } from "@/queries/site";
import { getVacatures, traineeshipHref } from "@/queries/vacatures";
import styles from "./VacatureList.module.css";

interface VacatureListProps {
	vacancies: Paginas["werken-bij"]["vacancies"];
}

/** The open vacancies, one row each, under the flag of its field; a fact that is not known is not shown. */
export function VacatureList({ vacancies }: VacatureListProps) {
	const { title, intro, soon, mail, starters, place, ...words } = vacancies;
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.root}>
				{getVacatures().map(
					({ id, flag, title, link, facts, summary, needs, tasks, mailHref, contact }) => (
						<li key={id}>
							<div className={styles.words}>
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
									<p>
										<b>{words.needs}</b> {needs.text}{" "}
										{needs.placeholder && <small>{words.example}</small>}
									</p>
								)}
							</div>
							<div className={styles.side}>
								{/* The flag of a field, and the place of who comes to work in it. */}
								<div className={`screen-only ${styles.flags}`} aria-hidden="true">
									<HungFlag letter={flag} />
									<HungFlag>{place}</HungFlag>
								</div>
								<ul className={styles.tasks}>
									{tasks.map((task) => (
										<li key={task}>{task}</li>
									))}
								</ul>
							</div>
							{mailHref && (
								<div className={styles.how}>
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
