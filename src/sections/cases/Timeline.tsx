import type { Timeline as TimelineData } from "@/content/types";
import type { CaseWithStory } from "@/queries/cases";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "./Chapter";
import { TimelineDrawing } from "./TimelineDrawing";
import { TimelineMoment } from "./TimelineMoment";
import { monthsOf, part, placeWords } from "./timeline-layout";

interface TimelineProps {
	entry: CaseWithStory;
	timeline: TimelineData;
}

/**
 * How a case went. Words stand in three lists, in reading order; where there is room for it
 * evidence/timeline.css lays them over the drawing, each at its own month.
 */
export function Timeline({ entry, timeline }: TimelineProps) {
	const { title, intro, start, months, work, measuring, above, below } = timeline;
	const captions = paginas.cases.detail.timeline;
	const at = (month: number) => month / months;
	const when = (month: number) => monthsOf(start, Math.min(month, months - 1));
	const abovePlaces = placeWords(
		above.map(({ month, measured }) => ({ at: at(month), wide: measured })),
	);
	const belowPlaces = placeWords(below.map(({ month }) => ({ at: at(month) })));
	return (
		<section className="wrap time">
			<ChapterHeading kicker={captions.kicker} title={title} />
			{intro && <p>{intro}</p>}
			<figure className="evidence">
				<figcaption>{captions.caption}</figcaption>
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
							figures={measured && entry.metrics}
						/>
					))}
				</ol>
				<TimelineDrawing timeline={timeline} />
				<h3>{captions.work}</h3>
				<ol className="time-work">
					{work.map(
						({ from, to, label }) =>
							label && (
								<li key={from}>
									<svg width={part(at(from))} aria-hidden="true" />
									<p>
										{label} <small>{monthsOf(start, from, to)}</small>
									</p>
									<svg width={part(1 - at(to))} aria-hidden="true" />
								</li>
							),
					)}
				</ol>
				<h3>{captions.below}</h3>
				<ol className="time-below">
					{below.map(({ month, to, title, text }, i) => (
						<TimelineMoment
							key={title}
							at={at(month)}
							place={belowPlaces[i]}
							when={to ? monthsOf(start, month, to) : when(month)}
							title={title}
							text={text}
						/>
					))}
				</ol>
			</figure>
		</section>
	);
}
