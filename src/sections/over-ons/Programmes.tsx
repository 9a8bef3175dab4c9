import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import styles from "./RowList.module.css";

/** What else there is for whoever works here. */
export function Programmes({ title, items }: Paginas["community"]["programmes"]) {
	return (
		<Band title={title} tone="deep">
			<ul className={styles.root}>
				{items.map(({ title, text }) => (
					<li key={title} className="beside">
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
