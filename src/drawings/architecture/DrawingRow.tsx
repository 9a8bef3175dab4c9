import { Lines, percent } from "@/drawings/kit/Marks";
import { goneFrom, isCrowd, places, type Row } from "./architecture.schema";
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
	return (
		<div className="drawn-row" data-is={is} data-kind={kindOf(row)}>
			<p className="drawn-label">
				{number && <b>{number}</b>} {words ?? <b>{label}</b>}
				{note && <small> {note}</small>}
			</p>
			<Marks row={row} is={is} middle={middle} />
		</div>
	);
}

const kindOf = (row: Row) =>
	row.steps ? "steps" : row.far ? "far" : row.towns ? "towns" : "marks";

function Marks({ row, is, middle }: DrawingRowProps) {
	const { count = 0, people = 0, other, names, towns, steps, far, lines = 0 } = row;
	if (isCrowd(row))
		return is === "open" ? <Disorder count={count} /> : <Order count={count} other={other} />;
	if (steps) {
		const { box, d } = ladder(steps);
		return (
			<Lines className="drawn-steps" box={box}>
				<path d={d} />
			</Lines>
		);
	}
	if (far) return <Far stays={far} lines={lines} towns={middle} />;
	if (towns)
		return (
			<ul className="drawn-marks">
				{towns.map(({ name }) => (
					<li key={name}>{name}</li>
				))}
			</ul>
		);
	const gone = goneFrom(row);
	return (
		<ul className="drawn-marks">
			{names?.map(({ name, stayed }) => (
				<li key={name} data-is={stayed && "full"}>
					{name}
				</li>
			))}
			{places(count).map((at) => (
				<li
					key={at}
					data-is={gone.includes(at) ? "gone" : at >= count - people ? "person" : undefined}
				/>
			))}
		</ul>
	);
}

/** A place further on, which reaches down to towns as near as they are; what stayed there keeps its long way. */
function Far({ stays, lines, towns }: { stays: string[]; lines: number; towns: Row }) {
	const drawn = distances(towns, lines, stays.length);
	const [width] = drawn.box;
	return (
		<div className="drawn-far">
			<Lines className="drawn-reach" box={drawn.box}>
				<path d={drawn.outline} />
				<path d={drawn.lines} />
				<path d={drawn.long} />
			</Lines>
			<svg role="none">
				{towns.towns?.map(
					({ name, figure }, at) =>
						figure && (
							<text
								key={name}
								x={percent((10 * at + 1) / width)}
								y={percent((drawn.tops[at] ?? 0) / 100)}
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
	const { box, strip, inBlock, blocks, strips, rest, restAt } = crowdInDisorder(count);
	const turned = (what: string, turns: string[]) =>
		turns.map((turn) => <use key={turn} href={what} transform={turn} />);
	return (
		<Lines className="drawn-crowd" box={box} preserveAspectRatio="xMidYMid">
			<g id="blok">
				<path id="strook" d={strip} vectorEffect="non-scaling-stroke" />
				{turned("#strook", inBlock)}
			</g>
			{turned("#blok", blocks)}
			{turned("#strook", strips)}
			{rest && <path d={rest} transform={`translate(${restAt})`} />}
		</Lines>
	);
}

/** All the same, but those that are otherwise on purpose. */
function Order({ count, other }: { count: number; other: number | undefined }) {
	const { box, same, others } = crowdInOrder(count, other);
	return (
		<Lines className="drawn-crowd" box={box} preserveAspectRatio="xMidYMid">
			<path d={same} data-is="full" />
			<path d={others} />
		</Lines>
	);
}
