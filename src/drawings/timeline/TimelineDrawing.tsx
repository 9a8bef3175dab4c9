import type { Timeline } from "@/content/types";
import { percent } from "@/drawings/kit/Marks";
import { ticksOf } from "./timeline-layout";

interface TimelineDrawingProps {
	timeline: Timeline;
}

/**
 * The marks of a line of time: the line with its months and when was measured, and who worked.
 * Across all is in parts of the whole, so that one drawing fits every width.
 */
export function TimelineDrawing({ timeline }: TimelineDrawingProps) {
	const { start, months, measuring } = timeline;
	return (
		<div className="time-drawing">
			<svg className="time-line" aria-hidden="true">
				<rect width="100%" />
				{ticksOf(start, months).map(({ at, label, always }) => (
					<svg key={at} x={percent(at)} className={always && "time-year"} aria-hidden="true">
						<rect />
						{label && <text>{label}</text>}
					</svg>
				))}
				{measuring && (
					<rect
						x={percent(measuring.from / months)}
						width={percent((measuring.to - measuring.from) / months)}
					/>
				)}
			</svg>
			<Effort timeline={timeline} />
		</div>
	);
}

/** Pixels of height for one of ours, full time, and for each of the client's people. */
const FTE = 22;
const PERSON = 6;

/**
 * Ours as high as their number, so that area is effort. How much the client's people worked is
 * not known: a thin line each can be counted, and has no area to compare with ours.
 */
function Effort({ timeline: { months, team, work } }: TimelineDrawingProps) {
	const end = work.at(-1)?.to ?? months;
	const { fte, label, client } = team;
	return (
		<ul className="time-team">
			<li>
				<svg width={percent(end / months)} height={fte * FTE} aria-hidden="true">
					{work.map(({ from, to }) => (
						<rect key={from} x={percent(from / end)} width={percent((to - from) / end)} />
					))}
					{work.map(
						({ from, to, parts }) =>
							parts && (
								<line
									key={from}
									x1={percent(from / end)}
									x2={percent(to / end)}
									y1="100%"
									y2="100%"
									pathLength={parts}
								/>
							),
					)}
				</svg>
				<p>{label}</p>
			</li>
			{client && (
				<li>
					<svg
						width={percent(end / months)}
						height={client.count && PERSON * client.count}
						aria-hidden="true"
					/>
					<p>{client.label}</p>
				</li>
			)}
		</ul>
	);
}
