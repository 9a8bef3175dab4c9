import { Spoken } from "@/components/Spoken";
import type { Measured } from "@/content/types";
import { paginas } from "@/queries/site";
import { capital } from "@/text/capital";
import { Bar } from "../kit/Bar";
import { fieldPath, placeOf, WORDS } from "../kit/paths";
import { chartOf } from "./measured.schema";

interface FigureFieldsProps {
	measured: Measured;
}

/** A measured result as bars, each with its number: open for what it was, full for what it is. */
export function FigureFields({ measured }: FigureFieldsProps) {
	const { unit, rows } = chartOf(measured).fields(measured, paginas.cases.banner);
	return (
		<div className="figure-fields">
			{unit && <p className="small">{capital(unit)}</p>}
			<ul className="bars">
				{rows.map(({ value, unit: counted, word, is, share, cells }) => (
					<Bar
						key={word}
						length={LONGEST / (1 - WORDS)}
						path={share === 0 ? "" : fieldPath(0, Math.max(LONGEST * share, LEAST), cells)}
						is={is}
						place={placeOf(0, (1 - WORDS) * share)}
					>
						<b>
							<Spoken text={counted ? `${value}\u00a0${counted}` : value}>
								{value}
								{counted && <small>{`\u00a0${counted}`}</small>}
							</Spoken>
						</b>{" "}
						{word}
					</Bar>
				))}
			</ul>
		</div>
	);
}

const LONGEST = 1000;
/** However short, it can be told from the mast. */
const LEAST = 20;
