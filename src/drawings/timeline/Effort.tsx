import type { TimelineData } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { fieldPath, placeOf } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";

interface EffortProps {
	timeline: TimelineData;
}

/** The month in which the last of the work was done. */
export const workedIn = ({ work }: TimelineData) => Math.max(...work.map(({ to }) => to));

/** Of the area of effort, in rem. */
const HIGH = 9;

/** Who worked: an area as high as they were many, while they worked. */
export function Effort({ timeline }: EffortProps) {
	const { months, work, team } = timeline;
	const words = paginas.cases.detail.timeline;
	const ours = { count: team.fte, label: words.fte, whose: words.ours };
	const all = team.client ? [{ ...team.client, whose: words.theirs }, ours] : [ours];
	const people = all.reduce((sum, { count }) => sum + count, 0);
	return (
		<ul className="bars effort">
			{all.map(({ count, label, whose }) => (
				<Bar
					key={whose}
					length={months}
					path={work.map(({ from, to }) => fieldPath(from, to - from)).join("")}
					place={placeOf(0, workedIn(timeline) / months)}
					height={`${(HIGH * count) / people}rem`}
				>
					<b>{`${count.toLocaleString("nl-NL")}\u00a0${label}`}</b> {whose}
				</Bar>
			))}
		</ul>
	);
}
