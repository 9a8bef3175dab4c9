import { Band } from "@/components/Band";
import type { TimelineData } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { Lines } from "@/drawings/kit/Lines";
import { placeOf } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { Effort, workedIn } from "./Effort";
import type { Moment } from "./timeline.schema";
import { barPath, monthsOf, spanOf } from "./timeline-layout";

interface TimelineProps {
	timeline: TimelineData;
}

/** How a case went: effort as an area, the line of time with its dates, and prices as long as they were paid. */
export function Timeline({ timeline }: TimelineProps) {
	const { title, start, months, team, work, above, below } = timeline;
	const words = paginas.cases.detail.timeline;
	const worked = workedIn(timeline);
	return (
		<Band kicker={words.kicker} title={title}>
			<figure className="timeline" role="none" data-accent="blue">
				<Effort timeline={timeline} />
				<Lines box={[months, 1]}>
					<path d={`M0 0h${months}M0 0v1M${worked} 0v1M${months} 0v1`} />
				</Lines>
				<p className="small strong">
					<span>{monthsOf(start, 0)}</span> <span>{monthsOf(start, months - 1)}</span>
				</p>
				<Rows line={timeline} name={words.work} moments={work} accentOf={() => "blue"} />
				<Rows
					line={timeline}
					name={words.above}
					moments={above}
					accentOf={({ to }) => to && "yellow"}
				/>
				<h3>{words.below}</h3>
				<Rows
					line={timeline}
					moments={below.toSorted((a, b) => a.from - b.from)}
					accentOf={() => "red"}
				/>
				{team.other?.map(({ what, hours, whose }) => (
					<p key={what} className="small">
						{words.other} {what}, <b>{`${hours.toLocaleString("nl-NL")}\u00a0${words.hours}`}</b>{" "}
						{whose}.
					</p>
				))}
			</figure>
		</Band>
	);
}

interface RowsProps {
	/** Theirs. */
	line: TimelineData;
	/** For who listens, where no heading says it. */
	name?: string;
	moments: readonly (Moment & { title: string; days?: number | undefined })[];
	/** Of a bar: work, when was measured, or what was paid; without: what only happened. */
	accentOf(moment: Moment): "blue" | "yellow" | "red" | 0 | undefined;
}

/** What was done, happened or was paid: on its time, with its words on it or beside it. */
function Rows({ line: { start, months }, name, moments, accentOf }: RowsProps) {
	const words = paginas.cases.detail.timeline;
	return (
		<ol className="bars" aria-label={name}>
			{moments.map((moment) => {
				const { from, to, lasting, title, days = 0 } = moment;
				const span = spanOf(moment, months);
				const when = monthsOf(start, Math.min(from, months - 1), to);
				const each = `${days.toLocaleString("nl-NL")}\u00a0${days > 1 ? words.days : words.day}, `;
				return (
					<Bar
						key={from + title}
						length={months}
						path={barPath(moment, months)}
						accent={accentOf(moment) || undefined}
						place={placeOf(span.from, span.to)}
					>
						<b>{title}</b>{" "}
						<span>{`${days ? each : ""}${lasting ? `${words.since} ` : ""}${when}`}</span>
					</Bar>
				);
			})}
		</ol>
	);
}
