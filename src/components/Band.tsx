import styles from "./Band.module.css";
import { SectionHeading } from "./SectionHeading";

interface BandProps {
	/** Above the title: which part of a story this is. */
	kicker?: string;
	title: string;
	/** `never` where it leads to pages that say it themselves: the search leaves it out. */
	found?: "never";
	intro?: string | undefined;
	/** `tint` sets a band off from its neighbours, `deep` makes it the page's dark one. */
	tone?: "paper" | "tint" | "deep";
	/** What helps whoever does not know where to begin. */
	more?: { label: string; href: string } | undefined;
	/** Of a tool: the pattern of its state, so that a link that holds one arrives here. */
	fragment?: string | undefined;
	/** Below all else and as wide as the window, down to the next band. */
	wide?: React.ReactNode;
	children?: React.ReactNode;
}

/** A stretch of a page from edge to edge, under a heading of its own. */
export function Band({ tone = "paper", fragment, wide, children, ...heading }: BandProps) {
	return (
		<section className={styles.root} data-tone={tone} data-fragment={fragment}>
			<div className="wrap">
				<SectionHeading {...heading} />
				{children}
			</div>
			{wide}
		</section>
	);
}
