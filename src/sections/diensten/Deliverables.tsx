import { Band } from "@/components/Band";
import type { Dienst } from "@/queries/diensten";
import styles from "./Deliverables.module.css";

interface DeliverablesProps {
	deliverables: Dienst["deliverables"];
}

/** What the client has at the end, ticked off. */
export function Deliverables({ deliverables }: DeliverablesProps) {
	return (
		<Band title={deliverables.title} intro={deliverables.intro}>
			<ul className={styles.root}>
				{deliverables.items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</Band>
	);
}
