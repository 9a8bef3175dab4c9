import styles from "./TagList.module.css";

interface TagListProps {
	tags: string[];
}

/** Names of technologies in a row. */
export function TagList({ tags }: TagListProps) {
	return (
		<ul className={`row ${styles.root}`}>
			{tags.map((tag) => (
				<li key={tag}>{tag}</li>
			))}
		</ul>
	);
}
