import { FLAG_VIEW, FlagPaths } from "@/flags/Flag";
import { FLAG_BOX } from "@/flags/flags";
import type { HoistedTeam } from "@/queries/diensten";

interface TeamMastProps {
	team: HoistedTeam;
}

/** A team as flags on a mast, from the foot up. A full FTE is as high as a full flag. */
export const TeamMast = ({ team: { fte, text, roles } }: TeamMastProps) => (
	<figure className="team-mast" role="none">
		<ul className="mast">
			{roles.map(({ flag, fte, name }) => (
				<li key={name}>
					<span>
						{heightsOf(fte).map(({ key, className, viewBox }) => (
							<svg
								key={key}
								viewBox={viewBox}
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
		<p className="caption">
			<b className="display">{fte}</b> {text}
		</p>
	</figure>
);

const UPPER_HALF = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height / 2}`;

/** A full flag for each full FTE, half a one for what is left. */
const heightsOf = (fte: number) =>
	Array.from({ length: Math.ceil(fte) }, (_, key) =>
		fte - key < 1
			? { key, className: "half", viewBox: UPPER_HALF }
			: { key, className: undefined, viewBox: FLAG_VIEW },
	);
