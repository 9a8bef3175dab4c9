import { ChapterHeading } from "./Chapter";
import { MoreLink } from "./MoreLink";
import styles from "./SectionHeading.module.css";

export interface SectionHeadingProps {
	/** Above the title: which part of a story this is. */
	kicker?: string | undefined;
	title: string;
	/** `never` where it leads to pages that say it themselves: the search leaves it out. */
	found?: "never";
	intro?: string | undefined;
	/** Under the introduction. */
	more?: { label: string; href: string } | undefined;
}

/** The heading of a band above its introduction. */
export function SectionHeading({ kicker, title, found, intro, more }: SectionHeadingProps) {
	return (
		<div className={`row ${styles.root}`}>
			{kicker ? (
				<ChapterHeading kicker={kicker} title={title} />
			) : (
				<h2 data-found={found}>{title}</h2>
			)}
			{intro && <p className="lead soft">{intro}</p>}
			{more && <MoreLink href={more.href}>{more.label}</MoreLink>}
		</div>
	);
}
