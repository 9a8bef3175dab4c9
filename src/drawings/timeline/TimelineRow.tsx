import { Bar } from "@/drawings/kit/Bar";
import { paginas } from "@/queries/site";
import { barPath, type Moment, monthsOf, wordsOf } from "./timeline-layout";

interface TimelineRowProps extends Moment {
	title: string;
	/** Before its months. */
	note?: string | undefined;
	/** Of the line: months since the year 0, and how many. */
	start: number;
	months: number;
	/** Of its bar: work, when was measured, or what was paid. A moment has none. */
	accent?: "blue" | "yellow" | "red";
}

/** What happened, or what was paid: on its time, with its words on it or beside it. */
export function TimelineRow({ title, note, start, months, accent, ...moment }: TimelineRowProps) {
	const { month, to, lasting } = moment;
	const when = monthsOf(start, Math.min(month, months - 1), to);
	const { since } = paginas.cases.detail.timeline;
	return (
		<Bar
			length={months}
			path={accent && barPath(moment, months)}
			accent={accent}
			place={wordsOf(moment, months, Boolean(accent))}
		>
			<b>{title}</b>{" "}
			<span>
				{note && `${note}, `}
				{lasting ? `${since} ${when}` : when}
			</span>
		</Bar>
	);
}
