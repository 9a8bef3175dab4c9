import type { TimelineData } from "@/content/types";
import { Lines, Space } from "@/drawings/kit/Marks";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "../../components/Chapter";
import { TimelineEffort } from "./TimelineEffort";
import { TimelineRow } from "./TimelineRow";
import { monthsOf } from "./timeline-layout";

interface TimelineProps {
	timeline: TimelineData;
}

/** After work of this part of the line there is room for words beside its area. */
const BESIDE = 0.6;

/** How a case went: effort as an area, the line of time with its dates, and prices as long as they were paid. */
export function Timeline({ timeline }: TimelineProps) {
	const { title, start, months, team, work, measuring, above, below } = timeline;
	const words = paginas.cases.detail.timeline;
	const worked = (work.at(-1)?.to ?? months) / months;
	const row = { start, months };
	return (
		<section
			className="wrap timeline"
			data-accent="blue"
			data-beside={worked <= BESIDE || undefined}
		>
			<figure role="none">
				<div className="top">
					<div className="title">
						<Space share={worked} />
						<ChapterHeading kicker={words.kicker} title={title} />
					</div>
					<TimelineEffort timeline={timeline} worked={worked} />
				</div>
				<Lines box={[months, 1]} height="8" className="lines time">
					<path d={`M0 0h${months}M0 0v1M${worked * months} 0v1M${months} 0v1`} />
				</Lines>
				<div className="dates">
					<p>
						<span>{monthsOf(start, 0)}</span> <span>{monthsOf(start, months - 1)}</span>
					</p>
					<ol className="bars" aria-label={words.work}>
						{work.map(
							({ from, to, label, count, parts = count, days }) =>
								label && (
									<TimelineRow
										key={from}
										{...row}
										title={count ? `${count} ${label}` : label}
										note={
											days
												? `${days.toLocaleString("nl-NL")}\u00a0${days > 1 ? words.days : words.day}`
												: undefined
										}
										month={from}
										to={to}
										times={parts}
										accent="blue"
									/>
								),
						)}
					</ol>
					<ol className="bars" aria-label={words.above}>
						{above.map((moment) => (
							<TimelineRow key={moment.title} {...row} {...moment} />
						))}
						{measuring && (
							<TimelineRow {...row} {...measuring} month={measuring.from} accent="yellow" />
						)}
					</ol>
				</div>
				<h3>{words.below}</h3>
				<ol className="bars">
					{below
						.toSorted((a, b) => a.month - b.month)
						.map((price) => (
							<TimelineRow key={price.title} {...row} {...price} accent="red" />
						))}
				</ol>
				{team.other && (
					<p>
						{team.other.map(({ what, hours, whose }) => (
							<span key={what}>
								{words.other} {what},{" "}
								<b>{`${hours.toLocaleString("nl-NL")}\u00a0${words.hours}`}</b> {whose}.{" "}
							</span>
						))}
					</p>
				)}
			</figure>
		</section>
	);
}
