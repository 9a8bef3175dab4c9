import { Bar } from "../kit/Bar";
import { fieldPath, placeOf, WORDS } from "../kit/paths";
import { numbersIn } from "./service-drawing.check";

interface PortionsProps {
	/** What one has after each step, of how many: '1 van 4'. */
	portions: readonly string[];
	steps: readonly { title: string }[];
}

/** What one has after each step, a field for each thing; open is what is still to come. */
export const Portions = ({ portions, steps }: PortionsProps) => (
	<ol className="bars portions">
		{portions.map((portion, index) => {
			const [have = 0, all = 0] = numbersIn(portion);
			return (
				<Bar
					key={portion}
					length={all / (1 - WORDS)}
					path={fieldPath(0, all, all, have)}
					open={fieldPath(0, all, all)}
					place={placeOf(0, 1 - WORDS)}
				>
					<b className="display">{portion}</b> {steps[index]?.title}
				</Bar>
			);
		})}
	</ol>
);
