import { Fragment } from "react";
import type { Column, Side } from "@/content/types";
import { cells, linesBetween } from "@/drawing/architecture";
import { FLAGS, type FlagLetter } from "@/drawing/flags";

interface ArchitectureSideProps {
	title: string;
	side: Side;
	/** Its colours are those of a platform. */
	flag: FlagLetter;
}

/** A system at one moment: columns of what it was made of, and lines between them. */
export function ArchitectureSide({ title, side, flag }: ArchitectureSideProps) {
	const { caption, columns, lines } = side;
	return (
		<div>
			<p>
				<b>{title}</b> {caption}
			</p>
			<div className="arch-columns">
				{columns.map((column, at) => {
					const link = lines[at - 1];
					const before = columns[at - 1];
					return (
						<Fragment key={column.label}>
							{link && before && (
								<Stretched
									className={link === "straight" ? "arch-near" : "arch-far"}
									{...linesBetween(link, before, column)}
								/>
							)}
							<div data-frame={column.frame && ""}>
								<Heading label={column.label} />
								<Places column={column} flag={flag} />
							</div>
						</Fragment>
					);
				})}
			</div>
		</div>
	);
}

/** A number in front is set apart. */
function Heading({ label }: { label: string }) {
	const [, number, words] = /^(\d+) (.+)$/.exec(label) ?? [];
	return (
		<div>
			{number && <b>{number}</b>} {words ?? label}
		</div>
	);
}

function Places({ column, flag }: { column: Column; flag: FlagLetter }) {
	const { count, nodes, places, platform } = column;
	if (count) return <Stretched className="arch-cells" {...cells(column)} />;
	if (platform) {
		const colors = FLAGS[flag].fields.map(([color]) => color).filter((color) => color !== "white");
		return (
			<ul className="arch-platform">
				{platform.map(({ title, text }, at) => (
					<li key={title} data-accent={colors[at] ?? colors[0]}>
						<b>{title}</b> {text}
					</li>
				))}
			</ul>
		);
	}
	return (
		<ul className={places ? "arch-places" : "arch-nodes"}>
			{nodes?.map(({ name, figure, state }) => (
				<li key={name} data-is={state}>
					<Named name={name} figure={figure} />
				</li>
			))}
			{places?.map(({ name, figure }) => (
				<li key={name}>
					<Named name={name} figure={figure} />
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

interface StretchedProps {
	className: string;
	viewBox: string;
	d: string;
	/** What is there no more. */
	dashed?: string;
}

function Stretched({ className, viewBox, d, dashed }: StretchedProps) {
	return (
		<svg aria-hidden="true" preserveAspectRatio="none" className={className} viewBox={viewBox}>
			<path d={d} />
			{dashed && <path d={dashed} />}
		</svg>
	);
}
