import { Band } from "@/components/Band";
import { Spoken } from "@/components/Spoken";
import type { ExpertiseDrawingData } from "@/content/types";
import { paginas } from "@/queries/site";
import { Bar } from "../kit/Bar";
import { Lines } from "../kit/Lines";
import { fieldPath, type Picture, placeOf } from "../kit/paths";
import { storyOf } from "./expertise-drawing.schema";
import type { Bars, Part } from "./story.schema";

interface ExpertiseDrawingProps {
	drawing: ExpertiseDrawingData;
}

/** The field of expertise in one picture. Its caption explains it, beside it where there is room. */
export function ExpertiseDrawing({ drawing }: ExpertiseDrawingProps) {
	const story = storyOf(drawing);
	const picture = story.picture(drawing);
	return (
		<Band title={drawing.title}>
			<figure className="story" role="none">
				<p className="caption soft">
					{drawing.text} {drawing.note && <small>{drawing.note}</small>}
				</p>
				<div className={`small ${drawing.kind}`}>
					{story.parts(drawing, paginas.expertise.detail.drawing).map((part) => (
						<PartOf key={JSON.stringify(part)} part={part} picture={picture} />
					))}
				</div>
			</figure>
		</Band>
	);
}

interface PartOfProps {
	part: Part;
	picture: Picture;
}

function PartOf({ part, picture: { length, rows } }: PartOfProps) {
	if ("bars" in part) return <BarsOf {...part} />;
	if ("row" in part)
		return (
			<Lines box={[length, 1]}>
				<path d={rows[part.row]?.open} />
				<path d={rows[part.row]?.full} data-is="full" />
			</Lines>
		);
	const { bold, text, value } = part;
	return (
		<p className={value && "row"}>
			{bold && <b>{bold}</b>} {text}{" "}
			{value && (
				<b className="value">
					<Spoken text={value} />
				</b>
			)}
		</p>
	);
}

const BarsOf = ({ bars, length, isOnMast }: Bars) => (
	<ol className={isOnMast ? "bars mast" : "bars"}>
		{bars.map((bar) => (
			<Bar
				key={bar.value + bar.text}
				length={length}
				path={fieldPath(bar.from, bar.length)}
				is={bar.is}
				accent={bar.accent}
				place={placeOf(bar.from / length, (bar.from + bar.length) / length)}
			>
				<b>
					<Spoken text={bar.value} />
				</b>{" "}
				{bar.text}
			</Bar>
		))}
	</ol>
);

/** The drawing without its words, small. */
export function ExpertiseSketch({ drawing }: ExpertiseDrawingProps) {
	const { length, rows } = storyOf(drawing).picture(drawing);
	return (
		<svg viewBox={`0 0 ${length} ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
			{rows.map(({ open, full }, at) => (
				<g key={open ?? full} transform={`translate(0 ${at})`}>
					<path d={open} />
					<path d={full} />
				</g>
			))}
		</svg>
	);
}
