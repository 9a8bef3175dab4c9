import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
	title: string;
	intro?: string | undefined;
	/** Names the heading, for a section's aria-labelledby or a link. */
	id?: string | undefined;
}

/** The heading of a band, with its introduction beside it where there is room. */
export function SectionHeading({ title, intro, id }: SectionHeadingProps) {
	return (
		<div className={styles.root}>
			<h2 id={id}>{title}</h2>
			{intro && <p>{intro}</p>}
		</div>
	);
}
