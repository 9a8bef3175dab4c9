import { Band } from "@/components/Band";
import { preparedEmailHref } from "@/queries/contact";
import { paginas } from "@/queries/site";
import styles from "./Subjects.module.css";

/** E-mails that are half written, one per subject. */
export function Subjects() {
	const { title, intro, items } = paginas.contact.subjects;
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.items}>
				{items.map(({ title, text, subject, opening }) => (
					<li key={title}>
						<a className="stretched display" href={preparedEmailHref(subject, opening)}>
							{title}
						</a>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
