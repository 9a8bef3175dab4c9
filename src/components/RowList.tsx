import styles from "./RowList.module.css";

interface RowListProps {
	items: readonly {
		title: string;
		text: string;
		/** The way on: the whole of the row is then a link. */
		link?: { label: string; href: string };
	}[];
	/** Of which level they are: below the heading of a band, or headings themselves. */
	heading?: "h2" | "h3";
}

/** An index: names that one runs an eye down, each under a rule, beside a few words. */
export function RowList({ items, heading: Heading = "h3" }: RowListProps) {
	return (
		<ul className={styles.root}>
			{items.map(({ title, text, link }) => (
				<li key={title} className="beside">
					<Heading>{title}</Heading>
					<p className="lead soft">{text}</p>
					{link && (
						<a className="stretched strong" href={link.href}>
							{link.label}
						</a>
					)}
				</li>
			))}
		</ul>
	);
}
