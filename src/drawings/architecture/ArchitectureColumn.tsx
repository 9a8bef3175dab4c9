import type { Column, Link } from "@/content/types";
import { ArchitecturePlaces, Gone } from "./ArchitecturePlaces";
import { isPast } from "./architecture.schema";

interface ArchitectureColumnProps {
	column: Column;
	/** The lines from here to the next column. */
	link?: Link | undefined;
	/** Said of what is there no more. */
	gone: string;
}

/** What a system was made of: places under each other, what they are called above, what holds for all below. */
export function ArchitectureColumn({ column, link, gone }: ArchitectureColumnProps) {
	const { label, foot, frame } = column;
	// A number in front is set apart.
	const [, number, words] = /^(\d+) (.+)$/.exec(label) ?? [];
	return (
		<div className="column" data-frame={frame && ""}>
			<div className="head">
				{number && <b>{number}</b>} {words ?? label}
				{isPast(column) && <Gone>{gone}</Gone>}
			</div>
			<ArchitecturePlaces column={column} link={link} gone={gone} />
			{foot && (
				<p className="foot">
					<b>{foot.figure}</b> {foot.text}
				</p>
			)}
		</div>
	);
}
