import type { Timeline } from "@/content/types";
import { FTE } from "@/queries/timeline";
import { laneOf, part, rowsOf, ticksOf } from "./timeline-layout";

interface TimelineDrawingProps {
	timeline: Timeline;
}

/**
 * The marks of a line of time: the line with its months and when was measured, who worked, what
 * it cost. Across all is in parts of the whole, so that one drawing fits every width.
 */
export function TimelineDrawing({ timeline }: TimelineDrawingProps) {
	const { start, months, measuring } = timeline;
	return (
		<div className="time-drawing">
			<svg className="time-line" aria-hidden="true">
				<rect width="100%" />
				{ticksOf(start, months).map(({ at, label, always }) => (
					<svg key={at} x={part(at)} className={always && "time-year"} aria-hidden="true">
						<rect />
						{label && <text>{label}</text>}
					</svg>
				))}
				{measuring && (
					<rect
						x={part(measuring.from / months)}
						width={part((measuring.to - measuring.from) / months)}
					/>
				)}
			</svg>
			<Effort timeline={timeline} />
			<Prices timeline={timeline} />
		</div>
	);
}

/** Ours as high as their number, so that area is effort; of the client a lane for each of theirs. */
function Effort({ timeline: { months, team, work } }: TimelineDrawingProps) {
	const end = work.at(-1)?.to ?? months;
	const { fte, label, client } = team;
	const lane = client && laneOf(client);
	return (
		<ul className="time-team">
			<li>
				<svg width={part(end / months)} height={fte * FTE} aria-hidden="true">
					{work.map(({ from, to }) => (
						<rect key={from} x={part(from / end)} width={part((to - from) / end)} />
					))}
					{work.map(
						({ from, to, parts }) =>
							parts && (
								<line
									key={from}
									x1={part(from / end)}
									x2={part(to / end)}
									y1="100%"
									y2="100%"
									pathLength={parts}
								/>
							),
					)}
				</svg>
				<p>{label}</p>
			</li>
			{client && lane && (
				<li>
					<svg
						width={part(end / months)}
						height={lane.height * (client.count ?? 1)}
						data-lane={lane.kind}
						aria-hidden="true"
					/>
					<p>{client.label}</p>
				</li>
			)}
		</ul>
	);
}

/** How much of the line a price takes that was paid at one moment: about as much as its bar is high. */
const MOMENT = 0.006;

/** A bar for as long as a price was paid. */
function Prices({ timeline: { months, below } }: TimelineDrawingProps) {
	const spans = below.map(({ month, to, times }) => ({
		from: Math.min(month, months * (1 - MOMENT)),
		to: Math.max(to ?? 0, month + MOMENT * months),
		times,
	}));
	const rows = rowsOf(spans);
	return (
		<svg className="time-price" height={ROW * (Math.max(...rows, 0) + 1)} aria-hidden="true">
			{spans.map(({ from, to, times }, i) => {
				const y = ROW * (rows[i] ?? 0) || undefined;
				return (
					<line
						key={below[i]?.title}
						x1={part(from / months)}
						x2={part(to / months - SLIT)}
						y1={y}
						y2={y}
						pathLength={times && 2 * times - 1}
					/>
				);
			})}
		</svg>
	);
}

/** What a bar leaves of the line, so that the next one shows to be another. */
const SLIT = 0.002;
/** Pixels from bar to bar. */
const ROW = 11;
