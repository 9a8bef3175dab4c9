import { PENNANT } from "./pennant";

/** Decoration: what it means stands beside it in words. */
export function Pennant() {
	return (
		<svg className="pennant" viewBox={PENNANT.viewBox} aria-hidden="true">
			{PENNANT.fields.map(([field, outline]) => (
				<path key={field} className={field} d={outline} />
			))}
		</svg>
	);
}
