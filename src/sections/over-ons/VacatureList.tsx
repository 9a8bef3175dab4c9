import { Band } from "@/components/Band";
import { Button } from "@/components/Button";
import { EmailAddress } from "@/components/EmailAddress";
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
	const vacatures = getVacatures();
	const isSoon = vacatures.some(({ mailHref }) => mailHref);
	return (
		<Band title={title} intro={isSoon ? `${intro} ${soon}` : intro}>
			<ul className={styles.root}>
				{vacatures.map(
					({ id, flag, title, link, facts, summary, needs, tasks, mailHref, contact }) => (
						<li key={id} className="stack">
							{/* The flag of a field, and the place of who comes to work in it. */}
							<div className={`screen-only stack strong ${styles.flags}`} aria-hidden="true">
								<HungFlag letter={flag} />
								<HungFlag>{place}</HungFlag>
							</div>
							<div className={`stack ${styles.words}`}>
								<h3 data-found={mailHref && "vacature"}>
									{mailHref ? title : <a href={link}>{title}</a>}
								</h3>
								{facts.length > 0 && (
									<dl className="row">
										{facts.map(({ label, value }) => (
											<div key={label}>
												<dt className="soft">{label}</dt>
												<dd className="strong">{value}</dd>
											</div>
										))}
									</dl>
								)}
								<p>{summary}</p>
								<ul className="bullets soft">
									{tasks.map((task) => (
										<li key={task}>{task}</li>
									))}
								</ul>
							</div>
							<div className={`stack ${styles.how}`}>
								{needs && (
									<p>
										<b>{needs.placeholder ? words.example : words.needs}</b> {needs.text}
									</p>
								)}
								{mailHref && (
									<div className={`row ${styles.mail}`}>
										<Button href={mailHref} variant="secondary">
											<span>
												{mail.link} <span className="visually-hidden">{title}</span>
											</span>
										</Button>
										{/* For who has no mail program: a click selects it. */}
										<p className={styles.address}>
											<EmailAddress address={contact?.email ?? identity.email} />
										</p>
									</div>
								)}
							</div>
						</li>
					),
				)}
			</ul>
			<div className={`row lead ${styles.starters}`}>
				<p>{starters.text}</p>
				<a className="strong" href={traineeshipHref}>
					{starters.link}
				</a>
			</div>
		</Band>
	);
}
