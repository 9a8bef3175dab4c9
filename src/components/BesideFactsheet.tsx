interface BesideFactsheetProps {
	/** Above the facts. */
	title: string;
	/** Rows of a list of definitions, a div each. */
	facts: React.ReactNode;
	children: React.ReactNode;
}

/** A text in sections, beside the facts that stay in view while it is read. */
export function BesideFactsheet({ title, facts, children }: BesideFactsheetProps) {
	return (
		<div className="wrap stack beside-factsheet">
			<aside className="ruled factsheet" aria-labelledby="factsheet">
				<h2 id="factsheet" className="subheading">
					{title}
				</h2>
				<dl>{facts}</dl>
			</aside>
			<div className="factsheet-beside">{children}</div>
		</div>
	);
}
