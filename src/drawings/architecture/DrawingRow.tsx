import { Lines, percent } from "@/drawings/kit/Marks";
import { isCrowd, othersIn, places, type Row } from "./architecture.schema";
import { crowdInDisorder, crowdInOrder, distances, ladder } from "./architecture-paths";

interface DrawingRowProps {
	row: Row;
	is: "open" | "full" | "middle";
	/** What stayed: a place further on draws the way to it. */
	middle: Row;
}

/** A row of a drawing with its name. */
export function DrawingRow({ row, is, middle }: DrawingRowProps) {
	const { label, note } = row;
	// A number in front is set apart.
	const [, number, words] = /^(\d+) (.+)$/.exec(label) ?? [];
	if (row.block)
		return (
			<div className="drawn-block">
				<b>{label}</b> <span>{row.block.text}</span>{" "}
				{row.block.figure && <strong>{row.block.figure}</strong>}
			</div>
		);
	const kind = (["steps", "far", "towns"] as const).find((kind) => row[kind]) ?? "marks";
	return (
		<div className="drawn-row" data-is={is} data-kind={kind}>
			<p className="drawn-label">
				{number && <b>{number}</b>} {words ?? <b>{label}</b>}
				{note && <small> {note}</small>}
			</p>
			<Marks row={row} is={is} middle={middle} />
		</div>
	);
}

function Marks({ row, is, middle }: DrawingRowProps) {
	const { count = 0, people = 0, names, towns, steps, far } = row;
	if (isCrowd(row)) return is === "open" ? <Disorder count={count} /> : <Order row={row} />;
	if (steps) {
		const { box, d } = ladder(steps);
		return (
			<Lines className="drawn-steps" box={box}>
				<path d={d} />
			</Lines>
		);
	}
	if (far) return <Far stays={far} lines={row.lines ?? 0} towns={middle} />;
	const others = othersIn(row);
	const person = (at: number) => (at >= count - people ? "person" : undefined);
	return (
		<ul className="drawn-marks">
			{(names ?? towns)?.map((named) => (
				<li key={named.name} data-is={"stayed" in named && named.stayed ? "full" : undefined}>
					{named.name}
				</li>
			))}
			{places(count).map((at) => (
				<li key={at} data-is={others.includes(at) ? "gone" : person(at)} />
			))}
		</ul>
	);
}

/** A place further on, which reaches down to towns as near as they are; what stayed there keeps its long way. */
function Far({ stays, lines, towns }: { stays: string[]; lines: number; towns: Row }) {
	const { box, tops, outline, d } = distances(towns, lines, stays.length);
	return (
		<div className="drawn-far">
			<Lines className="drawn-reach" box={box}>
				<path d={outline} />
				<path d={d} />
			</Lines>
			<svg role="none">
				{towns.towns?.map(
					({ name, figure }, at) =>
						figure && (
							<text
								key={name}
								x={percent((10 * at + 1) / box[0])}
								y={percent((tops[at] ?? 0) / 100)}
								dy="-.5em"
							>
								{figure}
							</text>
						),
				)}
			</svg>
			<p>
				{stays.map((stay) => (
					<span key={stay}>{stay}</span>
				))}
			</p>
		</div>
	);
}

/** No two are the same. */
function Disorder({ count }: { count: number }) {
	const { box, row, turns, rest, restAt } = crowdInDisorder(count);
	return (
		<Lines className="drawn-crowd" box={box}>
			<path id="rij" d={row} vectorEffect="non-scaling-stroke" />
			{turns.map((turn) => (
				<use key={turn} href="#rij" transform={turn} />
			))}
			<path d={rest} transform={`translate(${restAt})`} />
		</Lines>
	);
}

/** All the same, but those that are otherwise on purpose. */
function Order({ row }: { row: Row }) {
	const { box, same, others } = crowdInOrder(row);
	return (
		<Lines className="drawn-crowd" box={box}>
			<path d={same} data-is="full" />
			<path d={others} />
		</Lines>
	);
}
