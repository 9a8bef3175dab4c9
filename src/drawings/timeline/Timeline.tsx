import { Band } from "@/components/Band";
import type { TimelineData } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { Lines } from "@/drawings/kit/Marks";
import { fieldPath, placeOf } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { barPath, type Moment, monthsOf, spanOf } from "./timeline-layout";

interface TimelineProps {
	timeline: TimelineData;
}

/** How a case went: effort as an area, the line of time with its dates, and prices as long as they were paid. */
export function Timeline({ timeline }: TimelineProps) {
	const { title, start, months, team, work, measuring, above, below } = timeline;
	const words = paginas.cases.detail.timeline;
	const worked = work.at(-1)?.to ?? months;
	const line = { start, months };
	const theirs = team.client?.count ?? 0;
	const effort = (number: number, who: string, whose: string) => (
		<Bar
			length={months}
			path={work.map(({ from, to }) => fieldPath(from, to - from)).join("")}
			place={placeOf(0, worked / months)}
			height={`${(HIGH * number) / (theirs + team.fte)}rem`}
		>
			<b>{`${number.toLocaleString("nl-NL")}\u00a0${who}`}</b> {whose}
		</Bar>
	);
	return (
		<Band kicker={words.kicker} title={title}>
			<figure className="timeline" role="none" data-accent="blue">
				<ul className="bars effort">
					{team.client && effort(theirs, team.client.label, words.theirs)}
					{effort(team.fte, words.fte, words.ours)}
				</ul>
				<Lines box={[months, 1]}>
					<path d={`M0 0h${months}M0 0v1M${worked} 0v1M${months} 0v1`} />
				</Lines>
				<p>
					<span>{monthsOf(start, 0)}</span> <span>{monthsOf(start, months - 1)}</span>
				</p>
				<ol className="bars" aria-label={words.work}>
					{work.map(
						({ from, to, label, count, parts = count, days }) =>
							label && (
								<Row
									key={from}
									{...line}
									{...{ month: from, to, times: parts }}
									title={count ? `${count} ${label}` : label}
									note={
										days
											? `${days.toLocaleString("nl-NL")}\u00a0${days > 1 ? words.days : words.day}, `
											: ""
									}
									accent="blue"
								/>
							),
					)}
				</ol>
				<ol className="bars" aria-label={words.above}>
					{above.map((moment) => (
						<Row key={moment.title} {...line} {...moment} />
					))}
					{measuring && <Row {...line} {...measuring} month={measuring.from} accent="yellow" />}
				</ol>
				<h3>{words.below}</h3>
				<ol className="bars">
					{below
						.toSorted((a, b) => a.month - b.month)
						.map((price) => (
							<Row key={price.title} {...line} {...price} accent="red" />
						))}
				</ol>
				{team.other?.map(({ what, hours, whose }) => (
					<p key={what}>
						{words.other} {what}, <b>{`${hours.toLocaleString("nl-NL")}\u00a0${words.hours}`}</b>{" "}
						{whose}.
					</p>
				))}
			</figure>
		</Band>
	);
}

/** Of the area of effort, in rem. */
const HIGH = 14;

interface RowProps extends Moment {
	title: string;
	/** Before its months. */
	note?: string;
	/** Of the line: months since the year 0, and how many. */
	start: number;
	months: number;
	/** Of its bar: work, when was measured, or what was paid; without: what only happened. */
	accent?: "blue" | "yellow" | "red";
}

/** What happened, or what was paid: on its time, with its words on it or beside it. */
function Row({ title, note = "", start, months, accent, ...moment }: RowProps) {
	const { month, to, lasting } = moment;
	const span = spanOf(moment, months);
	const when = monthsOf(start, Math.min(month, months - 1), to);
	const { since } = paginas.cases.detail.timeline;
	return (
		<Bar
			length={months}
			path={barPath(moment, months)}
			accent={accent}
			place={placeOf(span.from, span.to)}
		>
			<b>{title}</b> <span>{`${note}${lasting ? `${since} ` : ""}${when}`}</span>
		</Bar>
	);
}
