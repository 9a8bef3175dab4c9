import type { ComponentType } from "react";
import { Band } from "@/components/Band";
import type { DrawingOf, ExpertiseDrawingData } from "@/content/types";
import { Distance } from "./distance/Distance";
import { storyOf } from "./expertise-drawing.schema";
import { Journey } from "./journey/Journey";
import { Pipeline } from "./pipeline/Pipeline";
import { Waves } from "./waves/Waves";

interface ExpertiseDrawingProps {
	drawing: ExpertiseDrawingData;
}

/** The field of expertise in one picture. Its caption explains it, beside it where there is room. */
export function ExpertiseDrawing({ drawing }: ExpertiseDrawingProps) {
	const Picture = PICTURES[drawing.kind] as ComponentType<ExpertiseDrawingProps>;
	return (
		<Band title={drawing.title}>
			<figure className="story" role="none">
				<p className="caption">
					{drawing.text} {drawing.note && <small>{drawing.note}</small>}
				</p>
				<Picture drawing={drawing} />
			</figure>
		</Band>
	);
}

/** The drawing without its words, small: what was in outline, what is filled. */
export function ExpertiseSketch({ drawing }: ExpertiseDrawingProps) {
	const { width, height, open, full } = storyOf(drawing).sketch(drawing);
	return (
		<svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
			<path d={open} />
			<path d={full} />
		</svg>
	);
}

const PICTURES: {
	[Kind in ExpertiseDrawingData["kind"]]: ComponentType<{ drawing: DrawingOf<Kind> }>;
} = { journey: Journey, pipeline: Pipeline, waves: Waves, distance: Distance };
