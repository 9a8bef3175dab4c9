import type { TimelineData } from "@/content/types";
import { Lines, Space } from "@/drawings/kit/Marks";
import { rounded } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { monthsOf } from "./timeline-layout";

interface TimelineEffortProps {
	timeline: TimelineData;
	/** What part of the line, 0 to 1. */
	worked: number;
}

/** How deep a notch is, of the height: between two pieces; where a part begins it is four times that. */
const NOTCH = 0.015;

/** Who worked: people by months, so that area is effort; with a notch where each part of the work begins, and each piece of a part. */
export function TimelineEffort({ timeline, worked }: TimelineEffortProps) {
	const { start, months, team, work } = timeline;
	const words = paginas.cases.detail.timeline;
	const theirs = team.client?.count ?? 0;
	const people = theirs + team.fte;
	const end = rounded(worked * months);
	const label = (number: number, who: string, whose: string) => (
		<>
			<p>
				<b>
					{`${number.toLocaleString("nl-NL")}\u00a0`}
					<span>{who}</span>
				</b>{" "}
				{whose}
			</p>
			<Space share={1 - worked} />
		</>
	);
	const area = (top: number, height: number) => `M0 ${top}h${end}v${height}H0z`;
	// Each from where the one before it ends: equal steps are equal text, which is small once compressed.
	const [piece, part] = [rounded(NOTCH * people), rounded(4 * NOTCH * people)];
	const notches = work.map(({ from, to, count = 1, parts = count }) => {
		const step = rounded((to - from) / parts);
		return `M${from} ${from && part}V0${`m${step} ${piece}v-${piece}`.repeat(parts - 1)}`;
	});
	return (
		<div className="effort">
			<Lines width={`${rounded(100 * worked)}%`} box={[end, people]}>
				{team.client && <path className="theirs" data-is="full" d={area(0, theirs)} />}
				<path data-is="full" d={area(theirs, team.fte)} />
				<path d={notches.join("")} />
			</Lines>
			<ul>
				{team.client && (
					<li className="theirs">{label(theirs, team.client.label, words.theirs)}</li>
				)}
				<li>{label(team.fte, words.fte, words.ours)}</li>
			</ul>
			<div className="parts">
				<Space share={worked} />
				<ol aria-label={words.work}>
					{work.map(
						({ from, to, count, days, label }) =>
							label && (
								<li key={from}>
									<Space share={from / months} />
									<p>
										<b>{count ? `${count} ${label}` : label}</b>
										{days &&
											` ${days.toLocaleString("nl-NL")}\u00a0${days > 1 ? words.days : words.day}`}
										<span className="visually-hidden">{`, ${monthsOf(start, from, to)}`}</span>
									</p>
									<Space share={1 - to / months} />
								</li>
							),
					)}
				</ol>
			</div>
		</div>
	);
}
