import { SectionHeading } from "@/components/SectionHeading";
import fieldStyles from "@/flags/fields.module.css";
import type { Dienst } from "@/queries/diensten";
import styles from "./Sides.module.css";

interface TermsProps {
	dienst: Dienst;
}

/** What a client has at the end, ticked off, and beside it what he can count on. */
export function Terms({ dienst: { themes, deliverables } }: TermsProps) {
	return (
		<section className={`beside ${styles.root}`}>
			<div className={`${styles.loud} ${fieldStyles.black}`}>
				<SectionHeading title={deliverables.title} intro={deliverables.intro} />
				<ul className={`stack ${styles.ticked}`}>
					{deliverables.items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			</div>
			<div>
				<SectionHeading title={themes.title} intro={themes.intro} />
				<ul className="stack">
					{themes.items.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
