import { Fragment, type ReactNode } from "react";
import type { Column, Link, Side } from "@/content/types";
import { Lines } from "@/drawings/kit/Marks";
import { ArchitectureColumn } from "./ArchitectureColumn";
import { isPast, reachesOf } from "./architecture.schema";
import { linesBetween } from "./architecture-paths";

interface ArchitectureSideProps {
	title: string;
	/** Said of what is there no more. */
	gone: string;
	side: Side;
}

/** A system at one moment: columns of what it was made of, and lines between those that still are. */
export function ArchitectureSide({ title, gone, side }: ArchitectureSideProps) {
	const { caption, columns } = side;
	const left = columns.filter((column) => !isPast(column));
	return (
		<div>
			<p>
				<b>{title}</b> {caption}
			</p>
			{/* For eyes: by ear the sentence above says more than its boxes one by one. */}
			<div className="columns" aria-hidden="true" data-printed="">
				{left.map((column, at) => {
					const link = side.lines[at];
					const to = left[at + 1];
					return (
						<Fragment key={column.label}>
							<ArchitectureColumn column={column} link={link} gone={gone} />
							{link && to && !reachesOf(column) && (
								<Between link={link} from={column} to={to}>
									{columns.slice(columns.indexOf(column) + 1, columns.indexOf(to)).map((past) => (
										<ArchitectureColumn key={past.label} column={past} gone={gone} />
									))}
								</Between>
							)}
						</Fragment>
					);
				})}
			</div>
		</div>
	);
}

interface BetweenProps {
	link: Link;
	from: Column;
	to: Column;
	/** The columns that the lines pass by. */
	children: ReactNode[];
}

function Between({ link, from, to, children }: BetweenProps) {
	const { box, d } = linesBetween(link, from, to);
	const lines = (
		<Lines className={link === "straight" ? "lines near" : "lines"} box={box}>
			<path d={d} />
		</Lines>
	);
	if (children.length === 0) return lines;
	return (
		<div className="past">
			{children}
			{lines}
		</div>
	);
}
