import { Paragraphs } from "./Paragraphs";

interface ChapterTextProps {
	paragraphs?: readonly string[];
	items?: readonly string[] | undefined;
}

/** What a chapter says: its paragraphs, and what it ends in as a list. */
export function ChapterText({ paragraphs = [], items = [] }: ChapterTextProps) {
	return (
		<>
			<Paragraphs texts={paragraphs} />
			{items.length > 0 && (
				<ul className="bullets stack">
					{items.map((item) => (
						<li key={item}>{item}</li>
					))}
				</ul>
			)}
		</>
	);
}
