import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import fieldStyles from "@/flags/fields.module.css";
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
				{/* Each end brings its field along, so that its contrast can be computed. */}
				<p className={`display ${styles.from} ${fieldStyles.yellow}`}>{from}</p>
				<ol className={`stack ${styles.moments}`}>
					{steps.map(({ when, title, text }) => (
						<li key={title} className="stack beside">
							<p className="strong">{when}</p>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
				<p className={`display ${styles.to} ${fieldStyles.blue}`}>{to}</p>
			</div>
		</Band>
	);
}
