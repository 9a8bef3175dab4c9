import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import styles from "./Pillars.module.css";

/** Groei, Vertrouwen, Verantwoordelijkheid: three words large enough to remember. */
export function Pillars({ title, intro, items }: Paginas["over-ons"]["pillars"]) {
	return (
		<Band title={title} intro={intro}>
			<ul className={styles.root}>
				{items.map(({ title, text }) => (
					<li key={title} className="beside-late">
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
