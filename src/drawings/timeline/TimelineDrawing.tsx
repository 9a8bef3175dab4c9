import type { TimelineData } from "@/content/types";
import { Field, Lines, percent, Scale, Space } from "@/drawings/kit/Marks";
import { linesPath, upTo } from "@/drawings/kit/paths";
import { ticksOf } from "./timeline-layout";

/** Pixels of height for one of ours, full time, and for each of the client's people. */
const FTE = 22;
const PERSON = 6;

interface TimelineDrawingProps {
	timeline: TimelineData;
}

/**
 * The line with its months and when was measured, and under it who worked: ours as high as their
 * number, so that area is effort. How much the client's people worked is not known: a thin line
 * each can be counted, and has no area to compare with ours.
 */
export function TimelineDrawing({ timeline }: TimelineDrawingProps) {
	const { start, months, measuring, team, work } = timeline;
	const { fte, label, client } = team;
	const ticks = ticksOf(start, months);
	const end = work.at(-1)?.to ?? months;
	const people = client?.count ?? 1;
	return (
		<div className="line mast">
			{measuring && (
				<div className="row">
					<Space share={measuring.from / months} />
					<Field share={(measuring.to - measuring.from) / months} is="full" />
				</div>
			)}
			<Lines box={[months, 1]} height="8">
				<path d={`M0 0h${months}${linesPath(ticks.map(({ month }) => month))}`} />
			</Lines>
			<Scale
				marks={ticks.flatMap(({ month, label }) => (label ? { at: month / months, label } : []))}
			/>
			<ul className="team">
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
						<Lines width={percent(end / months)} height={PERSON * people} box={[1, people]}>
							<path
								d={upTo(people)
									.map((person) => `M0 ${person - 0.5}h1`)
									.join("")}
								strokeDasharray={client.count ? undefined : 4}
							/>
						</Lines>
						<p>{client.label}</p>
					</li>
				)}
			</ul>
		</div>
	);
}
