import type { Column, Link } from "@/content/types";
import { percent } from "@/drawings/kit/Marks";
import { cells, isPast, linesBeside, reachesOf } from "./architecture-paths";

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
		<div className="arch-column" data-frame={frame && ""}>
			<div>
				{number && <b>{number}</b>} {words ?? label}
				{isPast(column) && <Gone>{gone}</Gone>}
			</div>
			<Places column={column} link={link} gone={gone} />
			{foot && (
				<p>
					<b>{foot.figure}</b> {foot.text}
				</p>
			)}
		</div>
	);
}

function Places({ column, link, gone }: ArchitectureColumnProps) {
	const { count, nodes, places, platform } = column;
	if (count) return <Stretched className="arch-cells" {...cells(column)} />;
	if (platform)
		return (
			<ul className="arch-platform">
				{platform.map(({ title, text, share }) => (
					<li key={title} data-share={share}>
						<b>{title}</b> {text}
					</li>
				))}
			</ul>
		);
	if (nodes)
		return (
			<ul className="arch-nodes">
				{nodes.map(({ name, figure, state }) => (
					<li key={name} data-is={state}>
						<Named name={name} figure={figure} />
						{state === "gone" && <Gone>{gone}</Gone>}
					</li>
				))}
			</ul>
		);
	const reaches = reachesOf(column);
	const trips = typeof link === "object" && "to" in link ? link.to.length : 1;
	return (
		<ul className={reaches ? "arch-places arch-towns" : "arch-places"}>
			{places?.map(({ name, figure }, at) => (
				<li key={name}>
					{reaches ? (
						<>
							<span>
								<Named name={name} figure={figure} />
							</span>
							<Stretched width={percent(reaches[at] ?? 1)} {...linesBeside(trips)} />
						</>
					) : (
						<Named name={name} figure={figure} />
					)}
				</li>
			))}
		</ul>
	);
}

function Named({ name, figure }: { name: string; figure: string | undefined }) {
	if (!figure) return name;
	return (
		<>
			{name} <b>{figure}</b>
		</>
	);
}

/** A dashed line says it to who sees. */
function Gone({ children }: { children: string }) {
	return <span className="visually-hidden"> ({children.toLowerCase()})</span>;
}

interface StretchedProps {
	className?: string;
	width?: string;
	viewBox: string;
	d: string;
	/** What is there no more. */
	dashed?: string;
}

/** A path as large as its place. */
export function Stretched({ d, dashed, ...attributes }: StretchedProps) {
	return (
		<svg aria-hidden="true" preserveAspectRatio="none" {...attributes}>
			<path d={d} />
			{dashed && <path d={dashed} />}
		</svg>
	);
}
