import type { DrawingOf } from "@/content/types";
import { Field } from "@/sections/evidence/Marks";
import { tripsPath } from "./paths";

interface DistanceProps {
	drawing: DrawingOf<"distance">;
}

/** The box in which trips are drawn is this high; those to near by reach a sixth of it. */
const HEIGHT = 120;

/** Triangles are trips: as wide as they take long, and high where the answer is far. */
export function Distance({ drawing: { server, visitor, far, near } }: DistanceProps) {
	return (
		<div className="dist">
			<p>
				<b>{server.place}:</b> {server.text}
			</p>
			<svg viewBox={`0 0 ${far.ms} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
				<path d={tripsPath(far.trips, far.ms, HEIGHT, HEIGHT)} />
				<path d={tripsPath(near.trips, near.ms, HEIGHT, HEIGHT / 6)} data-is="full" />
			</svg>
			<p>
				<b>{visitor.place}:</b> {visitor.text}
			</p>
			<ul>
				{[near, far].map(({ ms, text }) => (
					<li key={ms}>
						<Field share={ms / far.ms} is={ms < far.ms ? "full" : "open"} />
						<p>
							<b>{ms.toLocaleString("nl-NL")}&nbsp;ms</b> {text}
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
