import { Band } from "@/components/Band";
import type { Paginas } from "@/content/types";
import fieldStyles from "@/flags/fields.module.css";
import styles from "./Stripes.module.css";

/** What colleagues may expect of each other: on stripes of the page's flag, yellow and blue in turn. */
export function Stripes({ title, intro, items }: Paginas["community"]["pillars"]) {
	const stripes = (
		<ul className={styles.root}>
			{items.map(({ title, text }, index) => (
				<li
					key={title}
					className={`lead stack ${index % 2 === 0 ? fieldStyles.yellow : fieldStyles.blue}`}
				>
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
	return <Band title={title} intro={intro} wide={stripes} />;
}
