import { Spoken } from "@/components/Spoken";
import type { DrawingOf } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { Lines } from "@/drawings/kit/Marks";
import { fieldPath, linesPath, placeOf, upTo } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { spansOf } from "./pipeline.schema";

interface PipelineProps {
	drawing: DrawingOf<"pipeline">;
}

/** The stripes of flag D, in turn. */
const STRIPES = ["yellow", "blue"];

/** Days of waiting, a slice of them under the loupe, and in it the steps as long as they take. */
export function Pipeline({ drawing }: PipelineProps) {
	const words = paginas.expertise.detail.drawing;
	const { figure, before, now } = drawing;
	const { days, hours } = before;
	const { spans, total } = spansOf(drawing);
	const slice = total / (hours * 60);
	return (
		<div className="pipeline">
			<p>
				<b>{words.before}</b> {before.text}{" "}
				<b className="value">
					{days}&nbsp;{words.days}
				</b>
			</p>
			<Lines box={[days, 1]}>
				<path d={`${fieldPath(0, days)}${linesPath(upTo(days - 1))}`} />
				<path d={fieldPath(0, slice)} data-is="full" />
			</Lines>
			<Lines box={[days, 1]}>
				<path d={`M0 0H${slice.toFixed(3)}L${days} 1H0z`} />
			</Lines>
			<ol className="bars">
				{spans.map(({ name, minutes, from }, index) => (
					<Bar
						key={name}
						length={total}
						path={fieldPath(from, minutes)}
						accent={STRIPES[index % STRIPES.length]}
						place={placeOf(from / total, (from + minutes) / total)}
					>
						<b>
							<Spoken text={`${minutes.toLocaleString("nl-NL")}\u00a0${words.minutes}`} />
						</b>{" "}
						{name}
					</Bar>
				))}
			</ol>
			<p>
				<b>{words.now}</b> {now} <b className="value">{figure}</b>
			</p>
		</div>
	);
}
