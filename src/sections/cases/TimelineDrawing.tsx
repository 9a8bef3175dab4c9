import type { Timeline } from "@/content/types";
import { FTE } from "@/queries/timeline";
import { percent } from "../evidence/Marks";
import { laneOf, rowsOf, ticksOf } from "./timeline-layout";

interface TimelineDrawingProps {
	timeline: Timeline;
}

/**
 * The marks of a line of time: the line with its months and when was measured, who worked, what
 * it cost. Across all is in parts of the whole, so that one drawing fits every width.
 */
export function TimelineDrawing({ timeline }: TimelineDrawingProps) {
	const { start, months, measuring, below } = timeline;
	const x = (month: number) => percent(month / months);
	const prices = below.map(({ month, to }) => ({ from: month, to: to ?? month }));
	const rows = rowsOf(prices);
	const rowCount = Math.max(...rows, 0) + 1;
	return (
		<div className="time-drawing" aria-hidden="true">
			<svg className="time-line">
				<rect width="100%" />
				{ticksOf(start, months).map(({ at, label, always }) => (
					<svg key={at} x={percent(at)} data-always={always}>
						<rect />
						{label && <text>{label}</text>}
					</svg>
				))}
				{measuring && <rect x={x(measuring.from)} width={x(measuring.to - measuring.from)} />}
			</svg>
			<Effort timeline={timeline} />
			<svg className="time-price" height={11 * rowCount}>
				{prices.map(({ from, to }, i) => {
					const y = percent(((rows[i] ?? 0) + 0.5) / rowCount);
					const { times } = below[i] ?? {};
					const end = Math.max(to, from + MOMENT * months);
					return (
						<line
							key={below[i]?.title}
							x1={x(from)}
							x2={x(end)}
							y1={y}
							y2={y}
							pathLength={times && 2 * times - 1}
						/>
					);
				})}
			</svg>
		</div>
	);
}

/** How much of the line a price takes that was paid at one moment: about as much as its bar is high. */
const MOMENT = 0.006;

/** Ours as high as their number, so that area is effort; of the client a lane for each of theirs. */
function Effort({ timeline: { months, team, work } }: TimelineDrawingProps) {
	const x = (month: number) => percent(month / months);
	const { client } = team;
	const from = work[0]?.from ?? 0;
	const to = work.at(-1)?.to ?? months;
	const ours = team.fte * FTE;
	const people = client?.count ?? 1;
	const theirs = client ? laneOf(client) * people : 0;
	return (
		<svg className="time-effort" height={ours + theirs}>
			<svg height={percent(ours / (ours + theirs))}>
				{work.map((part) => (
					<rect key={part.from} x={x(part.from)} width={x(part.to - part.from)} />
				))}
				{work.flatMap(({ from, to, parts = 1 }) =>
					Array.from({ length: parts - 1 }, (_, i) => {
						const at = x(from + ((i + 1) * (to - from)) / parts);
						return <line key={at} x1={at} x2={at} y1="70%" y2="100%" />;
					}),
				)}
			</svg>
			{client && (
				<svg
					x={x(from)}
					y={percent(ours / (ours + theirs))}
					width={x(to - from)}
					height={percent(theirs / (ours + theirs))}
					data-unknown={client.count === undefined || undefined}
				>
					<rect />
					{Array.from({ length: people - 1 }, (_, i) => {
						const y = percent((i + 1) / people);
						return <line key={y} x2="100%" y1={y} y2={y} />;
					})}
				</svg>
			)}
		</svg>
	);
}
