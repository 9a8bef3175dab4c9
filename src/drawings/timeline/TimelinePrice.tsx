import type { Timeline } from "@/content/types";
import { percent } from "@/drawings/kit/Marks";
import { paginas } from "@/queries/site";
import { TimelineMoment } from "./TimelineMoment";
import { barOf, monthsOf } from "./timeline-layout";

interface TimelinePriceProps {
	price: Timeline["below"][number];
	timeline: Timeline;
}

/** A price: a bar for as long as it was paid, its words under that bar and none other's. */
export function TimelinePrice({ price, timeline: { start, months } }: TimelinePriceProps) {
	const { month, to, title, text, times, lasting } = price;
	const bar = barOf(price, months);
	const when = monthsOf(start, Math.min(month, months - 1), to);
	return (
		<TimelineMoment
			at={bar.from}
			place={{ lane: 0, left: bar.left }}
			when={lasting ? `${paginas.cases.detail.timeline.since} ${when}` : when}
			title={title}
			text={text}
			lasting={lasting}
		>
			<svg aria-hidden="true">
				<line x1={percent(bar.from)} x2={percent(bar.to)} pathLength={times && 2 * times - 1} />
			</svg>
		</TimelineMoment>
	);
}
