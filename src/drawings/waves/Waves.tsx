import type { DrawingOf } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { fieldPath, placeOf, WORDS } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { rowsOf } from "./waves.schema";

interface WavesProps {
	drawing: DrawingOf<"waves">;
}

/** Flag C with a stripe for each group that left, as long as it was large; dashed is what is no more. */
export function Waves({ drawing }: WavesProps) {
	const { deadline, unit } = drawing;
	const { month } = paginas.expertise.detail.drawing;
	const rows = rowsOf(drawing);
	// The largest, and words after it.
	const length = Math.max(...rows.map(({ count }) => count)) / (1 - WORDS);
	return (
		<div className="waves">
			<ol className="bars mast">
				{rows.map((row) => (
					<Bar
						key={row.month}
						length={length}
						path={fieldPath(0, row.count)}
						is={row.stripe ? "full" : "gone"}
						accent={row.stripe}
						place={placeOf(0, row.count / length)}
					>
						<b>{`${row.count} ${unit}`}</b>{" "}
						<span>
							{`${row.name ? `${row.name}, ` : ""}${month} ${row.month.toLocaleString("nl-NL")}`}
						</span>
					</Bar>
				))}
			</ol>
			<p>
				<b>{`${month} ${deadline.month}:`}</b> {deadline.text}
			</p>
		</div>
	);
}
