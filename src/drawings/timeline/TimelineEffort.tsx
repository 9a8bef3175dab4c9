import type { TimelineData } from "@/content/types";
import { Lines, Space } from "@/drawings/kit/Marks";
import { rounded } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";

interface TimelineEffortProps {
	timeline: TimelineData;
	/** What part of the line, 0 to 1. */
	worked: number;
}

/** Who worked: people by months, so that area is effort. */
export function TimelineEffort({ timeline: { months, team, work }, worked }: TimelineEffortProps) {
	const words = paginas.cases.detail.timeline;
	const theirs = team.client?.count ?? 0;
	const label = (number: number, who: string, whose: string) => (
		<>
			<Space share={worked} />
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
	return (
		<div className="effort">
			<Lines box={[months, theirs + team.fte]}>
				{team.client && <path className="theirs" data-is="full" d={area(0, theirs)} />}
				<path data-is="full" d={area(theirs, team.fte)} />
				{/* Between theirs and ours. */}
				<path d={`M0 ${theirs}H${rounded(worked * months)}`} />
			</Lines>
			<ul>
				{team.client && (
					<li className="theirs">{label(theirs, team.client.label, words.theirs)}</li>
				)}
				<li>{label(team.fte, words.fte, words.ours)}</li>
			</ul>
		</div>
	);
}
