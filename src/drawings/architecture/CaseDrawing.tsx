import { Lines } from "@/drawings/kit/Lines";
import fieldStyles from "@/flags/fields.module.css";
import type { ArchitectureData } from "./architecture.schema";
import type { BandOfRows } from "./bands";
import { DrawingRow } from "./DrawingRow";

interface CaseDrawingProps {
	/** Without, the flag alone. */
	drawing: ArchitectureData | undefined;
	bands: readonly BandOfRows[];
	/** What was and what is are called. */
	captions: { before: string; after: string };
}

/** A system before and after in the fields of a flag: what was above, what is below, what stayed between them. */
export function CaseDrawing({ drawing, bands, captions }: CaseDrawingProps) {
	return (
		<figure className="case-drawing" role="none">
			{drawing && (
				<p className="visually-hidden">
					{`${captions.before}: ${drawing.before.caption} ${captions.after}: ${drawing.after.caption}`}
				</p>
			)}
			{bands.map(({ color, parts }, at) => (
				<div
					// biome-ignore lint/suspicious/noArrayIndexKey: fields have no name but their place
					key={at}
					className={`small drawn-band ${fieldStyles[color]}`}
					data-field={color}
					aria-hidden="true"
					data-printed=""
				>
					{parts.map((part) =>
						"row" in part ? (
							<DrawingRow key={part.row.label} {...part} />
						) : (
							<Lines
								key={part.lines.d}
								className="lines drawn-lines"
								box={part.lines.box}
								data-is={part.is}
							>
								<path d={part.lines.d} />
							</Lines>
						),
					)}
				</div>
			))}
		</figure>
	);
}
