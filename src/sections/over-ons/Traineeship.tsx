import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import styles from "./Traineeship.module.css";

/**
 * From junior to medior, as a flag that widens from yellow into blue: the help one gets
 * shrinks as one's own work grows. Under it its moments, in order.
 */
export function Traineeship({
	title,
	intro,
	from,
	to,
	steps,
}: Paginas["community"]["traineeship"]) {
	return (
		<Band title={title} intro={intro}>
			<div className={styles.line}>
				<p className={`display ${styles.from}`}>{from}</p>
				<ol className={styles.moments}>
					{steps.map(({ when, title, text }) => (
						<li key={title} className="stack beside">
							<p className="strong">{when}</p>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
				<p className={`display ${styles.to}`}>{to}</p>
			</div>
		</Band>
	);
}
