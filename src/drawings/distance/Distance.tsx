import { Spoken } from "@/components/Spoken";
import type { DrawingOf } from "@/content/types";
import { Lines } from "@/drawings/kit/Marks";
import { distance } from "./distance.schema";

interface DistanceProps {
	drawing: DrawingOf<"distance">;
}

/** Triangles are trips: as wide as they take long, and high where the answer is far. */
export function Distance({ drawing }: DistanceProps) {
	const { server, visitor, far, near } = drawing;
	const { width, height, open, full } = distance.sketch(drawing);
	return (
		<div className="distance">
			<p>
				<b>{server.place}:</b> {server.text}
			</p>
			<Lines box={[width, height]}>
				<path d={open} />
				<path d={full} data-is="full" />
			</Lines>
			<p>
				<b>{visitor.place}:</b> {visitor.text}
			</p>
			<div>
				<Duration {...near} text={`${near.place}: ${near.text}`} />
				<Duration {...far} />
			</div>
		</div>
	);
}

const Duration = ({ ms, text }: { ms: number; text: string }) => (
	<p>
		<b className="value">
			<Spoken text={`${ms.toLocaleString("nl-NL")}\u00a0ms`} />
		</b>{" "}
		{text}
	</p>
);
