import { percent } from "./Marks";

interface PortionsProps {
	/** `share` is how much of the whole there is, 0 to 1; `portion` says so. */
	portions: readonly { title: string; portion: string; share: number }[];
}

/** Fields that grow to the whole as the rectangle of flag P would: their areas are in proportion. */
export function Portions({ portions }: PortionsProps) {
	return (
		<ol className="portions">
			{portions.map(({ title, portion, share }) => (
				<li key={title}>
					<svg aria-hidden="true">
						<rect {...fieldOf(share)} />
					</svg>
					<b className="display">{portion}</b> {title}
				</li>
			))}
		</ol>
	);
}

/** In the corner at the foot of the mast. */
function fieldOf(share: number) {
	const side = Math.sqrt(share);
	return { y: percent(1 - side), width: percent(side), height: percent(side) };
}
