import { MoreLink } from "./MoreLink";
import styles from "./SectionHeading.module.css";

interface SectionHeadingProps {
	title: string;
	intro?: string | undefined;
	/** Under the introduction. */
	more?: { label: string; href: string } | undefined;
}

/** The heading of a band above its introduction. */
export function SectionHeading({ title, intro, more }: SectionHeadingProps) {
	return (
		<div className={styles.root}>
			<h2>{title}</h2>
			{intro && <p>{intro}</p>}
			{more && <MoreLink href={more.href}>{more.label}</MoreLink>}
		</div>
	);
}
