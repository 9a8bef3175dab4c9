import { MoreLink } from "@/components/MoreLink";
import fieldStyles from "@/flags/fields.module.css";
import type { Dienst } from "@/queries/diensten";
import { chooser, composerOf } from "@/queries/tools";
import styles from "./Sides.module.css";

interface FitProps {
	dienst: Dienst;
}

/** When the service fits, and when it does not. A page with a tool of its own leads to that instead. */
export function Fit({ dienst }: FitProps) {
	const { title, whenTitle, when, whenNotTitle, whenNot } = dienst.fit;
	return (
		<section className={`beside ${styles.root} ${styles.answers}`}>
			<div className={`${styles.loud} ${fieldStyles.black}`}>
				<h2 className="subheading">{title}</h2>
				<h3>{whenTitle}</h3>
				<Reasons reasons={when} />
			</div>
			<div>
				<h3>{whenNotTitle}</h3>
				<Reasons reasons={whenNot} />
				{!composerOf(dienst) && <MoreLink href={chooser.href}>{chooser.label}</MoreLink>}
			</div>
		</section>
	);
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
	return (
		<ul className="stack">
			{reasons.map((reason) => (
				<li key={reason}>{reason}</li>
			))}
		</ul>
	);
}
