import { FLAG_VIEW, FlagPaths } from "@/flags/Flag";
import { FLAG_BOX } from "@/flags/flags";
import type { HoistedTeam } from "@/queries/diensten";

interface TeamMastProps {
	team: HoistedTeam;
}

/** A team as flags on a mast, from the foot up. A full FTE is as high as a full flag. */
export const TeamMast = ({ team: { fte, text, roles } }: TeamMastProps) => (
	<figure className="team-mast small" role="none">
		<ul className="mast">
			{roles.map(({ flag, flags, fte, name }) => (
				<li key={name}>
					<span>
						{flags.map(({ key, wide }) => (
							<svg
								key={key}
								viewBox={wide < 2 ? UPPER_HALF : FLAG_VIEW}
								className={wide < 2 ? "half" : undefined}
								preserveAspectRatio="none"
								aria-hidden="true"
							>
								<FlagPaths letter={flag} />
							</svg>
						))}
					</span>
					<span>
						<b>{fte}</b> {name}
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
