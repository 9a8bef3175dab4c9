import { Lines } from "@/drawings/kit/Lines";
import { places } from "@/drawings/kit/paths";
import { isCrowd, othersIn, type Row } from "./architecture.schema";
import { crowdOf, type Is, ladder } from "./architecture-paths";

interface DrawingRowProps {
	row: Row;
	is: Is;
}

/** A row of a drawing with its name. */
export function DrawingRow({ row, is }: DrawingRowProps) {
	const { label, note, block } = row;
	if (block)
		return (
			<div className="row drawn-block">
				<b>{label}</b> <span>{block.text}</span> {block.figure && <strong>{block.figure}</strong>}
			</div>
		);
	// A number in front is set apart.
	const [, number, words] = /^(\d+) (.+)$/.exec(label) ?? [];
	const kind = (["steps", "far", "towns"] as const).find((kind) => row[kind]) ?? "marks";
	return (
		<div className="drawn-row" data-is={is} data-kind={kind}>
			<p className="drawn-label">
				{number && <b>{number}</b>} {words ?? <b>{label}</b>}
				{note && <small> {note}</small>}
			</p>
			<Marks row={row} is={is} />
		</div>
	);
}

function Marks({ row, is }: DrawingRowProps) {
	const { steps, far, count = 0, people = 0, names, towns } = row;
	if (isCrowd(row)) {
		const { box, same, others } = crowdOf(row, is !== "open");
		return (
			<Lines className="lines drawn-crowd" box={box}>
				<path d={same} data-is={is} />
				<path d={others} />
			</Lines>
		);
	}
	if (steps) {
		const { box, d } = ladder(steps);
		return (
			<Lines className="lines drawn-steps" box={box}>
				<path d={d} />
			</Lines>
		);
	}
	if (far)
		return (
			<p className="drawn-far">
				{far.map((stay) => (
					<span key={stay}>{stay}</span>
				))}
			</p>
		);
	const others = othersIn(row);
	const person = (at: number) => (at >= count - people ? "person" : undefined);
	return (
		<ul className="drawn-marks">
			{names?.map(({ name, stayed }) => (
				<li key={name} data-is={stayed && "full"}>
					{name}
				</li>
			))}
			{towns?.map(({ name, figure }) => (
				<li key={name}>
					{name} {figure && <strong>{figure}</strong>}
				</li>
			))}
			{places(count).map((at) => (
				<li key={at} data-is={others.includes(at) ? "gone" : person(at)} />
			))}
		</ul>
	);
}
