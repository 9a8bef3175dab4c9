import type { Dienst } from "@/queries/diensten";
import { paginas } from "@/queries/site";
import { fill } from "@/text/fill";
import { Bar } from "../kit/Bar";
import { fieldPath, placeOf, WORDS } from "../kit/paths";

interface PortionsProps {
	/** With what each adds to what one has. */
	steps: Dienst["phases"]["steps"];
}

/** What one has after each step, a field for each thing; open is what is still to come. */
export function Portions({ steps }: PortionsProps) {
	const had = steps.map(
		(_, at) => steps.slice(0, at + 1).flatMap(({ parts = [] }) => parts).length,
	);
	const all = had.at(-1) ?? 0;
	return (
		<ol className="bars portions">
			{steps.map(({ title }, at) => (
				<Bar
					key={title}
					length={all / (1 - WORDS)}
					path={fieldPath(0, all, all, had[at])}
					open={fieldPath(0, all, all)}
					place={placeOf(0, 1 - WORDS)}
				>
					<b className="display">
						{fill(paginas.diensten.detail.portion, { aantal: had[at] ?? 0, alle: all })}
					</b>{" "}
					{title}
				</Bar>
			))}
		</ol>
	);
}
