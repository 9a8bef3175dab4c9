import type { TimelineData } from "@/content/types";
import { paginas } from "@/queries/site";
import { ChapterHeading } from "../../components/Chapter";
import { TimelineDrawing } from "./TimelineDrawing";
import { TimelineMoment } from "./TimelineMoment";
import { TimelineWork } from "./TimelineWork";
import { monthsOf } from "./timeline-layout";

interface TimelineProps {
	timeline: TimelineData;
}

/** How a case went: what happened, the line of time with who worked, and what it cost. */
export function Timeline({ timeline }: TimelineProps) {
	const { title, intro, folded, start, months, team, work, measuring, above, below } = timeline;
	const words = paginas.cases.detail.timeline;
	const when = (month: number, to?: number) => monthsOf(start, Math.min(month, months - 1), to);
	const figure = (
		<figure role="none">
			<p className="caption">
				<span aria-hidden="true">
					{words.caption} {team.client?.count && words.client}
				</span>
				{team.other?.map(({ what, hours, whose }) => (
					<span key={what}>
						{" "}
						{words.other} {what}, <b>{`${hours.toLocaleString("nl-NL")}\u00a0${words.hours}`}</b>{" "}
						{whose}.
					</span>
				))}
			</p>
			<h3>{words.above}</h3>
			<ol className="moments">
				{above.map((moment) => (
					<TimelineMoment
						key={moment.title}
						moment={moment}
						months={months}
						when={
							moment.measured && measuring
								? monthsOf(start, measuring.from, measuring.to)
								: when(moment.month)
						}
					/>
				))}
			</ol>
			<TimelineDrawing timeline={timeline} />
			<h3>{words.work}</h3>
			<ol className="work">
				{work.map((part) => (
					<TimelineWork key={part.from} part={part} start={start} />
				))}
			</ol>
			<h3>{words.below}</h3>
			<ol className="moments prices" data-accent="red">
				{below
					.toSorted((a, b) => a.month - b.month)
					.map((price) => (
						<TimelineMoment
							key={price.title}
							moment={price}
							months={months}
							when={`${price.lasting ? `${words.since} ` : ""}${when(price.month, price.to)}`}
						/>
					))}
			</ol>
		</figure>
	);
	return (
		<section className="wrap timeline" data-accent="blue">
			<ChapterHeading kicker={words.kicker} title={title} />
			{intro && <p>{intro}</p>}
			{folded ? (
				<details>
					<summary>{words.unfold}</summary>
					{figure}
				</details>
			) : (
				figure
			)}
		</section>
	);
}
