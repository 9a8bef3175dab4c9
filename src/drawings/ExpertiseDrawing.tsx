import { Band } from "@/components/Band";
import type { ExpertiseDrawing } from "@/content/types";
import { Distance } from "./expertise/Distance";
import { Journey } from "./expertise/Journey";
import { Pipeline } from "./expertise/Pipeline";
import { Waves } from "./waves/Waves";

interface DrawingProps {
	drawing: ExpertiseDrawing;
}

/**
 * The field of expertise in one picture. Its caption is what explains it, beside it where there
 * is room. Its styles are in expertise.css, which the page links before it.
 */
export function Drawing({ drawing }: DrawingProps) {
	return (
		<Band title={drawing.title}>
			<figure className="evidence drawing" role="none">
				<p className="caption">
					{drawing.text} {drawing.note && <small>{drawing.note}</small>}
				</p>
				{picture(drawing)}
			</figure>
		</Band>
	);
}

function picture(drawing: ExpertiseDrawing) {
	switch (drawing.kind) {
		case "journey":
			return <Journey drawing={drawing} />;
		case "pipeline":
			return <Pipeline drawing={drawing} />;
		case "waves":
			return <Waves drawing={drawing} />;
		case "distance":
			return <Distance drawing={drawing} />;
	}
}
