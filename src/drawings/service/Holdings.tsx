import { Bar } from "@/drawings/kit/Bar";
import { placeOf } from "@/drawings/kit/paths";
import type { Portion } from "@/queries/diensten";

interface HoldingsProps {
	portions: readonly Portion[];
	/** What each of the whole is, the first at the foot. */
	names: readonly string[];
}

/** Stairs of what one holds: a bar for each thing, from the step that brings it, and the steps below. */
export function Holdings({ portions, names }: HoldingsProps) {
	const steps = portions.length;
	return (
		<div className="holdings">
			<ol className="bars">
				{names.map((name, index) => {
					const step = portions.findIndex(({ have }) => have > index);
					return (
						<Bar
							key={name}
							length={steps}
							path={`M${step} 0H${steps}v1H${step}z`}
							place={placeOf(step / steps, 1)}
						>
							<b>{name}</b>
						</Bar>
					);
				})}
			</ol>
			<ol>
				{portions.map(({ title, portion }) => (
					<li key={title}>
						<b className="display">{portion}</b> {title}
					</li>
				))}
			</ol>
		</div>
	);
}
