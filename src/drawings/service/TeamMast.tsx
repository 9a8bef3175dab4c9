import { FLAG_VIEW, FlagPaths } from "@/flags/Flag";
import { FLAG_BOX } from "@/flags/flags";
import type { HoistedTeam } from "@/queries/diensten";

interface TeamMastProps {
	team: HoistedTeam;
}

/** A team as flags on a mast, from the foot up. A full FTE is as high as a full flag. */
export function TeamMast({ team: { fte, text, roles, free } }: TeamMastProps) {
	return (
		<figure className="team-mast" role="none">
			<p className="caption">
				<b className="display">{fte}</b> {text}
			</p>
			<span className="mast" />
			<div>
				{heightsOf(free)
					.reverse()
					.map(({ key, className }) => (
						<svg key={key} className={className} aria-hidden="true" />
					))}
			</div>
			<ul>
				{roles.map(({ flag, fte, name }) => (
					<li key={name}>
						<span>
							{heightsOf(fte).map(({ key, className }) => (
								<svg
									key={key}
									viewBox={className ? UPPER_HALF : FLAG_VIEW}
									className={className}
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									<FlagPaths letter={flag} />
								</svg>
							))}
						</span>
						<span>
							<b>{fte.toLocaleString("nl-NL")}</b> {name}
						</span>
					</li>
				))}
			</ul>
		</figure>
	);
}

const UPPER_HALF = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height / 2}`;

/** A full flag for each full FTE, half a one for what is left. */
const heightsOf = (fte: number) =>
	Array.from({ length: Math.ceil(fte) }, (_, key) => ({
		key,
		className: fte - key < 1 ? "half" : undefined,
	}));
