import type { Portion } from "@/queries/diensten";
import { Bar } from "../kit/Bar";
import { cellsPath, placeOf, WORDS } from "../kit/paths";

interface PortionsProps {
	portions: readonly Portion[];
}

/** What one has after each step, a field for each thing; open is what is still to come. */
export const Portions = ({ portions }: PortionsProps) => (
	<ol className="bars portions">
		{portions.map(({ title, portion, have, all }) => (
			<Bar
				key={title}
				length={all / (1 - WORDS)}
				path={cellsPath(0, all, all, have)}
				open={cellsPath(0, all, all)}
				place={placeOf(0, 1 - WORDS)}
			>
				<b className="display">{portion}</b> {title}
			</Bar>
		))}
	</ol>
);
