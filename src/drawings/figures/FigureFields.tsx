import { Spoken } from "@/components/Spoken";
import type { Measured } from "@/content/types";
import { capital } from "@/text/capital";
import { Field } from "../kit/Marks";
import type { DrawnFields } from "./chart.schema";
import type { FigureWords } from "./figure-words.schema";
import { chartOf } from "./measured.schema";

interface FigureFieldsProps {
	measured: Measured;
	words: FigureWords;
}

/** A measured result as fields on a mast, each with its number: open for what it was, full for what it is. */
export function FigureFields({ measured, words }: FigureFieldsProps) {
	const { unit, scale, rows } = chartOf(measured).fields(measured, words);
	return (
		<div className="figure-fields">
			{unit && <p>{capital(unit)}</p>}
			{scale && <Whole {...scale} />}
			<ul>
				{rows.map(({ value, unit: counted, word, ...field }) => (
					<li key={word} className="row">
						{/* A field 0 wide would still show its border. */}
						{field.share > 0 && <Field {...field} />}
						<span>
							<Spoken text={counted ? `${value}\u00a0${counted}` : value}>
								<b className="value">{value}</b>
								{counted && `\u00a0${counted}`}
							</Spoken>{" "}
							{word}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** A line as long as the whole width lasts; a slice of something is unfolded from where that begins. */
function Whole({ name, of }: NonNullable<DrawnFields["scale"]>) {
	return (
		<div aria-hidden="true" className="row">
			{of && (
				<>
					<svg aria-hidden="true" />
					<span>{of}</span>
					<svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
						<path d="M0 0V1H1z" />
					</svg>
				</>
			)}
			{!of && <svg aria-hidden="true" />}
			<span>{name}</span>
		</div>
	);
}
