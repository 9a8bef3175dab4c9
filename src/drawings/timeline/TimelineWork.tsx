import type { TimelineData } from "@/content/types";
import { paginas } from "@/queries/site";
import { monthsOf } from "./timeline-layout";

interface TimelineWorkProps {
	part: TimelineData["work"][number];
	/** Of the line: months since the year 0. */
	start: number;
}

/** A part of the work: how many of what, how long each took, and when. */
export function TimelineWork({ part, start }: TimelineWorkProps) {
	const { from, to, count, days, label } = part;
	const words = paginas.cases.detail.timeline;
	if (!label) return null;
	return (
		<li>
			{count && (
				<>
					<b>{count}</b>{" "}
				</>
			)}
			{label}{" "}
			<small>
				{days && `${days.toLocaleString("nl-NL")}\u00a0${days > 1 ? words.days : words.day}, `}
				{monthsOf(start, from, to)}
			</small>
		</li>
	);
}
