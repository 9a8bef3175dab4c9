import { Fragment, type ReactNode } from "react";
import type { Column, Link, Side } from "@/content/types";
import { ArchitectureColumn, Stretched } from "./ArchitectureColumn";
import { isPast, linesBetween, reachesOf } from "./architecture-paths";

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
			<div className="arch-columns" aria-hidden="true" data-printed="">
				{left.map((column, at) => {
					const link = side.lines[at];
					const to = left[at + 1];
					return (
						<Fragment key={column.label}>
							<ArchitectureColumn column={column} link={link} gone={gone} />
							{link && to && !reachesOf(column) && (
								<Lines link={link} from={column} to={to}>
									{columns.slice(columns.indexOf(column) + 1, columns.indexOf(to)).map((past) => (
										<ArchitectureColumn key={past.label} column={past} gone={gone} />
									))}
								</Lines>
							)}
						</Fragment>
					);
				})}
			</div>
		</div>
	);
}

interface LinesProps {
	link: Link;
	from: Column;
	to: Column;
	/** The columns that they pass by. */
	children: ReactNode[];
}

function Lines({ link, from, to, children }: LinesProps) {
	const path = linesBetween(link, from, to);
	if (children.length === 0)
		return <Stretched className={link === "straight" ? "arch-near" : "arch-far"} {...path} />;
	return (
		<div className="arch-past">
			<div>{children}</div>
			<Stretched {...path} />
		</div>
	);
}
