import type { Timeline } from "@/content/types";
import { percent } from "@/drawings/kit/Marks";
import { paginas } from "@/queries/site";
import { FTE, fits } from "@/queries/timeline";
import { monthsOf } from "./timeline-layout";

interface TimelineWorkProps {
	part: Timeline["work"][number];
	timeline: Timeline;
}

/** The name of a part of the work: inside its field, or under it where that is too small. */
export function TimelineWork({ part, timeline }: TimelineWorkProps) {
	const { from, to, count, days, label } = part;
	const words = paginas.cases.detail.timeline;
	const { start, months, team } = timeline;
	if (!label) return null;
	const inside = fits(part, months, team.fte);
	return (
		<li>
			<svg
				width={percent(from / months)}
				height={inside ? undefined : team.fte * FTE}
				aria-hidden="true"
			/>
			<p>
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
			</p>
			{inside && <svg width={percent(1 - to / months)} aria-hidden="true" />}
		</li>
	);
}
