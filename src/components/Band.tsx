import styles from "./Band.module.css";
import { SectionHeading, type SectionHeadingProps } from "./SectionHeading";

interface BandProps extends SectionHeadingProps {
	/** `tint` sets a band off from its neighbours, `deep` makes it the page's dark one. */
	tone?: "paper" | "tint" | "deep";
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
