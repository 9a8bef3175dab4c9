import { Band } from "@/components/Band";
import { Flag } from "@/components/Flag";
import { NO_LINK } from "@/lib/content/no-link";
import { paginas } from "@/lib/site";
import { getVacatures } from "@/lib/vacatures";
import styles from "./Vacancies.module.css";

/** The open vacancies, one row each; a fact that is not known is not shown. */
export function Vacancies() {
	const { title, intro, soon, fields } = paginas["werken-bij"].vacancies;
	return (
		<Band title={title} intro={intro} tone="tint">
			<ul className={styles.root}>
				{getVacatures().map((vacature) => (
					<li key={vacature.id}>
						{vacature.flag && <Flag letter={vacature.flag} className={styles.flag} />}
						<div>
							<h3>
								{vacature.link === NO_LINK ? (
									vacature.title
								) : (
									<a href={vacature.link}>{vacature.title}</a>
								)}
							</h3>
							<p>{vacature.summary}</p>
							<ul>
								{vacature.tasks.map((task) => (
									<li key={task}>{task}</li>
								))}
							</ul>
						</div>
						<dl>
							{(["hours", "place", "remote", "contract", "start"] as const).map(
								(field) =>
									vacature[field] && (
										<div key={field}>
											<dt>{fields[field]}</dt>
											<dd>{vacature[field]}</dd>
										</div>
									),
							)}
							{vacature.salary && (
								<div>
									<dt>{fields.salary}</dt>
									<dd>
										{euro.format(vacature.salary.from)} – {euro.format(vacature.salary.to)}
									</dd>
								</div>
							)}
						</dl>
						{vacature.link === NO_LINK && <p className={styles.soon}>{soon}</p>}
					</li>
				))}
			</ul>
		</Band>
	);
}

const euro = new Intl.NumberFormat("nl-NL", {
	style: "currency",
	currency: "EUR",
	maximumFractionDigits: 0,
});
