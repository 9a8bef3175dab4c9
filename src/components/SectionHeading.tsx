import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
	title: string;
	intro?: string | undefined;
}

/** The heading of a band, with its introduction beside it where there is room. */
export function SectionHeading({ title, intro }: SectionHeadingProps) {
	return (
		<div className={styles.root}>
			<h2>{title}</h2>
			{intro && <p>{intro}</p>}
		</div>
	);
}
