import { Spoken } from "@/components/Spoken";
import type { DrawingOf } from "@/content/types";
import { Lines, percent } from "@/drawings/kit/Marks";
import { linesPath, upTo } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";

interface PipelineProps {
	drawing: DrawingOf<"pipeline">;
}

/** Days of waiting, a slice of them under the loupe, and in it the steps as long as they take. */
export function Pipeline({ drawing: { figure, before, now, steps } }: PipelineProps) {
	const words = paginas.expertise.detail.drawing;
	const { days, hours } = before;
	const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
	const slice = minutes / (days * hours * 60);
	return (
		<div className="pipeline">
			<p>
				<b>{words.before}</b> {before.text}{" "}
				<b className="value">
					{days}&nbsp;{words.days}
				</b>
			</p>
			<div>
				<Lines box={[days, 1]}>
					<path d={`M0 0h${days}v1H0z${linesPath(upTo(days - 1))}`} />
				</Lines>
				<svg width={percent(slice)} aria-hidden="true" />
			</div>
			<Lines box={[1, 1]} className="loupe">
				<path d={`M0 0H${slice.toFixed(4)}L1 1H0z`} />
			</Lines>
			<ol>
				{steps.map((step) => (
					<li key={step.name}>
						{/* Its size says how long the step takes; the sheet makes of an em what is needed. */}
						<svg width={`${step.minutes}em`} height={`${step.minutes}em`} aria-hidden="true" />
						<p>
							<b className="value">
								<Spoken text={`${step.minutes.toLocaleString("nl-NL")}\u00a0${words.minutes}`} />
							</b>{" "}
							{step.name}
						</p>
					</li>
				))}
			</ol>
			<p>
				<b>{words.now}</b> {now} <b className="value">{figure}</b>
			</p>
		</div>
	);
}
