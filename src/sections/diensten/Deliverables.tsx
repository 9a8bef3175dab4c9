import { Band } from "@/components/Band";
import type { Dienst } from "@/queries/diensten";
import styles from "./Deliverables.module.css";

/** What the client has at the end, ticked off. */
export function Deliverables({ title, intro, items }: Dienst["deliverables"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={`beside-late ${styles.root}`}>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</Band>
	);
}
