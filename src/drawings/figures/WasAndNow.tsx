import type { Measured } from "@/content/types";
import { paginas } from "@/queries/site";
import { parseFigure } from "@/text/count-up";
import { inDutch } from "@/text/unit";
import { Field } from "../kit/Marks";
import { chartOf } from "./measured.schema";

interface WasAndNowProps {
	value: string;
	label: string;
	measured?: Measured | undefined;
}

/** A result as large as there is room: the number full, what it was beside it as an outline, both as lengths below. */
export function WasAndNow({ value, label, measured }: WasAndNowProps) {
	const [number = "", unit] = value.split(/\s(.*)/);
	const fields = measured ? chartOf(measured).fields(measured, paginas.cases.banner).rows : [];
	return (
		<>
			<span className="now" data-was={outlineOf({ value, label, measured })}>
				{number}
				{unit && <small> {unit}</small>}
			</span>
			{/* The shorter lies over the longer. One alone says nothing. */}
			{fields.length > 1 && (
				<span className="lengths">
					{fields
						.filter(({ share }) => share > 0)
						.toSorted((one, other) => other.share - one.share)
						.map(({ word, ...field }) => (
							<Field key={word} {...field} />
						))}
				</span>
			)}
		</>
	);
}

/** What it was, where that is counted as the figure is and its label says the same: `7` beside `2 dagen`. */
function outlineOf({ value, label, measured }: WasAndNowProps): string | undefined {
	if (measured?.kind !== "bar" && measured?.kind !== "count") return undefined;
	const { was, now, unit } = measured;
	if (typeof was !== "number" || parseFigure(value)?.value !== now) return undefined;
	const outline = inDutch(was);
	return label.includes(outline) ? outline + (unit === "%" ? unit : "") : undefined;
}
