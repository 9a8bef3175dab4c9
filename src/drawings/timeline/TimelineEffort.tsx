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

/** What part of the line words on the area need. */
const WORDS = 0.3;
/** The length of a notch: a part of the line, and of the height; words end before it. */
const NOTCH = 0.015;

/** Who worked: people by months, so that area is effort; with a seam between parts of the work, a notch for each piece of a part, and one for each person. */
export function TimelineEffort({ timeline, worked }: TimelineEffortProps) {
	const { start, months, team, work } = timeline;
	const words = paginas.cases.detail.timeline;
	const theirs = team.client?.count ?? 0;
	const people = theirs + team.fte;
	const end = worked * months;
	// Words on the area begin with the part that has room for them, and end with the area.
	const roomy = work.find(({ from, to }) => (to - from) / months >= WORDS);
	const label = (number: number, who: string, whose: string) => (
		<>
			<Space share={roomy ? roomy.from / months : 0} />
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
	const area = (top: number, height: number) =>
		work.map(({ from, to }) => `M${from} ${top}h${rounded(to - from)}v${height}H${from}z`).join("");
	// Each from where the one before it ends: equal steps are equal text, which is small once compressed.
	const [down, right] = [rounded(NOTCH * people), rounded(NOTCH * months)];
	const notches = [
		...work.map(({ from, to, count = 1, parts = count }) => {
			const step = rounded((to - from) / parts);
			return `M${from} ${down}${`m${step}-${down}v${down}`.repeat(parts - 1)}`;
		}),
		`M${rounded(end - right)} 0${`m0 1h${right}m-${right} 0`.repeat(Math.ceil(people) - 1)}`,
	];
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
