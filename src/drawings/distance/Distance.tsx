import { Spoken } from "@/components/Spoken";
import type { DrawingOf } from "@/content/types";
import { Lines, Space } from "@/drawings/kit/Marks";
import { distancePaths } from "./distance";

interface DistanceProps {
	drawing: DrawingOf<"distance">;
}

/** Triangles are trips: as wide as they take long, and high where the answer is far. */
export function Distance({ drawing }: DistanceProps) {
	const { server, visitor, far, near } = drawing;
	const paths = distancePaths(drawing);
	// Past the middle what took short has its words before its end, else after it.
	const late = near.ms > far.ms / 2;
	return (
		<div className="distance">
			<ul>
				<li>
					<b>{server.place}:</b> {server.text}
				</li>
				<li>{near.place}</li>
				<li>
					<b>{visitor.place}:</b> {visitor.text}
				</li>
			</ul>
			<Lines box={[far.ms, paths.height]}>
				<path d={`${paths.far}M${near.ms} ${paths.height}v6M${far.ms} ${paths.height}v6`} />
				<path d={paths.near} data-is="full" />
			</Lines>
			<div data-late={late || undefined}>
				<Duration {...far} />
				<Space share={late ? 1 - near.ms / far.ms : near.ms / far.ms} />
				<Duration {...near} />
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
