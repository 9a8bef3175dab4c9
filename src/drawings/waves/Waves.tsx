import type { DrawingOf } from "@/content/types";
import { Bar } from "@/drawings/kit/Bar";
import { placeOf } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { lengthOf, rowsOf } from "./waves";

interface WavesProps {
	drawing: DrawingOf<"waves">;
}

/** Flag C with a stripe for each group that left, as long as it was large; dashed is what is no more. */
export function Waves({ drawing }: WavesProps) {
	const { deadline, unit } = drawing;
	const { month } = paginas.expertise.detail.drawing;
	const rows = rowsOf(drawing);
	const length = lengthOf(rows);
	return (
		<div className="waves">
			<ol className="bars mast">
				{rows.map((row) => (
					<Bar
						key={row.month}
						length={length}
						path={`M0 0h${row.count}v1H0z`}
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
