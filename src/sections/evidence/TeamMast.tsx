import type { Team } from "@/content/types";
import { FLAG_BOX, FLAGS } from "@/drawing/flags";

interface TeamMastProps {
	team: Team;
	/** How many FTE the largest team has: what this one lacks of it are free places. */
	most: number;
	/** One of a list, or a picture of its own with its name as caption. */
	as: "li" | "figure";
}

/** A team as flags on a mast, from the foot up. A full FTE is as high as a full flag. */
export function TeamMast({ team: { title, text, roles }, most, as: Root }: TeamMastProps) {
	const free = roles.reduce((left, { fte }) => left - fte, most);
	const Name = Root === "figure" ? "figcaption" : "p";
	return (
		<Root className="team-mast">
			<Name>
				<b className="display">{title}</b> {text}
			</Name>
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
									viewBox={BOX}
									className={className}
									preserveAspectRatio="none"
									aria-hidden="true"
								>
									{FLAGS[flag].fields.map(([color, outline]) => (
										<path key={color} fill={`var(--flag-${color})`} d={outline} />
									))}
								</svg>
							))}
						</span>
						<span>
							<b>{fte.toLocaleString("nl-NL")}</b> {name}
						</span>
					</li>
				))}
			</ul>
		</Root>
	);
}

const BOX = `0 0 ${FLAG_BOX.width} ${FLAG_BOX.height}`;

/** A full flag for each full FTE, half a one for what is left. */
const heightsOf = (fte: number) =>
	Array.from({ length: Math.ceil(fte) }, (_, key) => ({
		key,
		className: fte - key < 1 ? "half" : undefined,
	}));
