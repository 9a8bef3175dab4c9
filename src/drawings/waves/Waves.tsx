import type { DrawingOf } from "@/content/types";
import { Field, Lines, Scale } from "@/drawings/kit/Marks";
import { linesPath } from "@/drawings/kit/paths";
import { paginas } from "@/queries/site";
import { monthTicks, rowsOf } from "./waves";

interface WavesProps {
	drawing: DrawingOf<"waves">;
}

/** What all rows together are high, in ems of which the sheet says how large they are. */
const HEIGHT = 20;

/** A row a group, as high as it is large: open until it has left, full from then to the deadline. */
export function Waves({ drawing }: WavesProps) {
	const { deadline, unit } = drawing;
	const { month: end, text } = deadline;
	const { group, month } = paginas.expertise.detail.drawing;
	const rows = rowsOf(drawing);
	const all = rows.reduce((sum, { count }) => sum + count, 0);
	const ticks = monthTicks(end);
	return (
		<div className="waves">
			<table>
				<thead>
					<tr>
						<th scope="col">
							<span className="visually-hidden">{group}</span>
						</th>
						<th scope="col">{unit}</th>
						<td aria-hidden="true" />
						<th scope="col">{month}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.name}>
							<th scope="row">{row.name}</th>
							<td>{row.count}</td>
							<td aria-hidden="true">
								<svg height={`${((HEIGHT * row.count) / all).toFixed(1)}em`} aria-hidden="true" />
								<div className="row">
									<Field share={row.month / end} is={row.moves ? "open" : "gone"} />
									{row.moves && <Field share={1 - row.month / end} is="full" />}
								</div>
							</td>
							<td>{row.month.toLocaleString("nl-NL")}</td>
						</tr>
					))}
				</tbody>
			</table>
			<div className="waves-months">
				<Lines box={[end, 1]} height="8">
					<path d={`M0 0h${end}${linesPath(ticks)}`} />
				</Lines>
				<Scale marks={ticks.map((tick) => ({ at: tick / end, label: tick }))} />
			</div>
			<p>
				<b>
					{month} {end}:
				</b>{" "}
				{text}
			</p>
		</div>
	);
}
