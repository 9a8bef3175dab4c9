import type { Timeline as TimelineData } from "@/content/types";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "../../components/Chapter";
import { TimelineDrawing } from "./TimelineDrawing";
import { TimelineMoment } from "./TimelineMoment";
import { TimelinePrice } from "./TimelinePrice";
import { TimelineWork } from "./TimelineWork";
import { monthsOf, placeWords } from "./timeline-layout";

interface TimelineProps {
	timeline: TimelineData;
}

/**
 * How a case went. Words stand in three lists, in reading order; where there is room for it
 * timeline.css lays them over the drawing, each at its own month.
 */
export function Timeline({ timeline }: TimelineProps) {
	const { title, intro, folded, start, months, team, work, measuring, above, below } = timeline;
	const captions = paginas.cases.detail.timeline;
	const at = (month: number) => month / months;
	const when = (month: number) => monthsOf(start, Math.min(month, months - 1));
	const abovePlaces = placeWords(above.map(({ month }) => at(month)));
	const figure = (
		<figure className="evidence" role="none">
			<p className="caption">
				<span aria-hidden="true">
					{captions.caption} {team.client?.count && captions.client}
				</span>
				{team.other?.map(({ what, hours, whose }) => (
					<span key={what}>
						{" "}
						{captions.other} {what},{" "}
						<b>{`${hours.toLocaleString("nl-NL")}\u00a0${captions.hours}`}</b> {whose}.
					</span>
				))}
			</p>
			<span className="mast" />
			<h3>{captions.above}</h3>
			<ol className="time-above">
				{above.map(({ month, title, text, measured }, i) => (
					<TimelineMoment
						key={title}
						at={at(month)}
						place={abovePlaces[i]}
						when={
							measured && measuring ? monthsOf(start, measuring.from, measuring.to) : when(month)
						}
						title={title}
						text={text}
						measured={measured}
					/>
				))}
			</ol>
			<TimelineDrawing timeline={timeline} />
			<h3>{captions.work}</h3>
			<ol className="time-work">
				{work.map((part) => (
					<TimelineWork key={part.from} part={part} start={start} />
				))}
			</ol>
			<h3>{captions.below}</h3>
			<ol className="time-below">
				{below
					.toSorted((a, b) => a.month - b.month)
					.map((price) => (
						<TimelinePrice key={price.title} price={price} timeline={timeline} />
					))}
			</ol>
		</figure>
	);
	return (
		<section className="wrap time">
			<ChapterHeading kicker={captions.kicker} title={title} />
			{intro && <p>{intro}</p>}
			{folded ? (
				<details>
					<summary>{captions.unfold}</summary>
					{figure}
				</details>
			) : (
				figure
			)}
		</section>
	);
}
