import { PENNANT } from "./pennant";

interface PennantProps {
	/** In a chip without; `signal substitute` before words of its own. */
	className?: string;
}

/** Decoration: what it means stands beside it in words. */
export function Pennant({ className = "pennant" }: PennantProps) {
	return (
		<svg className={className} viewBox={PENNANT.viewBox} aria-hidden="true">
			{PENNANT.fields.map(([field, outline]) => (
				<path key={field} className={field} d={outline} />
			))}
		</svg>
	);
}
