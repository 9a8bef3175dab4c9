import type { Column, Link } from "@/content/types";
import { Lines, percent } from "@/drawings/kit/Marks";
import { reachesOf } from "./architecture.schema";
import { cells, linesBeside } from "./architecture-paths";

interface ArchitecturePlacesProps {
	column: Column;
	link: Link | undefined;
	gone: string;
}

/** The places of a column, by their kind: cells, fields of a platform, boxes, or names alone. */
export function ArchitecturePlaces({ column, link, gone }: ArchitecturePlacesProps) {
	const { count, nodes, places = [], platform } = column;
	if (count) {
		const { box, d, dashed } = cells(column);
		return (
			<Lines className="lines cells" box={box}>
				<path d={d} />
				{dashed && <path d={dashed} />}
			</Lines>
		);
	}
	if (platform)
		return (
			<ul className="platform">
				{platform.map(({ title, text, share }) => (
					<li key={title} data-share={share}>
						<b>{title}</b> {text}
					</li>
				))}
			</ul>
		);
	if (nodes)
		return (
			<ul className="nodes">
				{nodes.map(({ name, figure, state }) => (
					<li key={name} data-is={state}>
						<Name name={name} figure={figure} />
						{state === "gone" && <Gone>{gone}</Gone>}
					</li>
				))}
			</ul>
		);
	const reaches = reachesOf(column);
	if (!reaches)
		return (
			<ul className="places">
				{places.map(({ name, figure }) => (
					<li key={name}>
						<Name name={name} figure={figure} />
					</li>
				))}
			</ul>
		);
	const { box, d } = linesBeside(typeof link === "object" && "to" in link ? link.to.length : 1);
	return (
		<ul className="places towns">
			{places.map(({ name, figure }, at) => (
				<li key={name}>
					<span>
						<Name name={name} figure={figure} />
					</span>
					<Lines width={percent(reaches[at] ?? 1)} box={box}>
						<path d={d} />
					</Lines>
				</li>
			))}
		</ul>
	);
}

function Name({ name, figure }: { name: string; figure: string | undefined }) {
	if (!figure) return name;
	return (
		<>
			{name} <b>{figure}</b>
		</>
	);
}

/** A dashed line says it to who sees. */
export const Gone = ({ children }: { children: string }) => (
	<span className="visually-hidden"> ({children.toLowerCase()})</span>
);
