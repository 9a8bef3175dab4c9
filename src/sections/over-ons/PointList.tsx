import type { Titled } from "@/content/types";
import styles from "./PointList.module.css";

interface PointListProps {
	items: readonly Titled[];
}

/** Points of equal weight, each under a piece of the page's flag. */
export function PointList({ items }: PointListProps) {
	return (
		<ul className={styles.root}>
			{items.map(({ title, text }) => (
				<li key={title} className="stack">
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
