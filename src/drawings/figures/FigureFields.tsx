import { Spoken } from "@/components/Spoken";
import type { Measured } from "@/content/types";
import { capital } from "@/text/capital";
import { Field } from "../kit/Marks";
import type { FigureWords } from "./figure-words.schema";
import { chartOf } from "./measured.schema";

interface FigureFieldsProps {
	measured: Measured;
	words: FigureWords;
}

/** A measured result as fields on a mast, each with its number: open for what it was, full for what it is. */
export function FigureFields({ measured, words }: FigureFieldsProps) {
	const { unit, rows } = chartOf(measured).fields(measured, words);
	return (
		<div className="figure-fields">
			{unit && <p>{capital(unit)}</p>}
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
