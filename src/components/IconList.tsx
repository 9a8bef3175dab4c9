import type { IconName } from "@/content/types";
import { Icon } from "../icons/Icon";
import styles from "./IconList.module.css";

interface IconListProps {
	items: readonly { icon: IconName; title: string; text: string }[];
}

/** Points of equal weight, each with a picture. */
export function IconList({ items }: IconListProps) {
	return (
		<ul className={styles.root}>
			{items.map(({ icon, title, text }) => (
				<li key={title}>
					<Icon name={icon} className={styles.icon} />
					<h3>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
