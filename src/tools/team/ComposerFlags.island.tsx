import words from "words:team";
import { ActionButton } from "@/components/ActionButton";
import { fill } from "@/text/fill";
import { TeamLine } from "./TeamLine";
import { fteOf, halvesOf, type Team, verdictOf } from "./team";
import { titleOf } from "./team-words";

/** As high as a word. */
const NOTHING = "\u00a0";

interface ComposerFlagsProps {
	team: Team;
	/** Goes to the examples. Without: it shows nothing that the roles do not say. */
	start: (() => void) | undefined;
}

/** How many FTE a team has, and its flags. The roles say the same: only who can compose a team needs it. */
export function ComposerFlags({ team, start }: ComposerFlagsProps) {
	const { size, labels, verdicts } = words;
	const halves = halvesOf(team);
	const { kind, missing } = verdictOf(team, words);
	const isSmall = kind === "small";
	const lacking = 2 * size.least - halves;
	const { start: label, lacks } = verdicts.small;
	return (
		<div className="flags scripted" aria-hidden={start ? undefined : true}>
			<p className="strong">
				<span className="subheading">
					<b className="display">{start ? fteOf(halves) : NOTHING}</b> {start && labels.fte}
				</span>
				{/* Where the verdict and the examples stand below all roles. */}
				{isSmall && start && <ActionButton onClick={start}>{label}</ActionButton>}
				{!isSmall && (
					<small className="soft" aria-hidden="true">
						{titleOf(team, words)}
					</small>
				)}
			</p>
			<TeamLine
				team={team}
				places={isSmall ? lacking : Math.min(missing.length, 2 * size.most - halves)}
			>
				{isSmall && start && (
					<b className="lacks">
						{fill(lacks.replace("{fte} ", "{fte}\u00a0"), { fte: fteOf(lacking) })}
					</b>
				)}
			</TeamLine>
		</div>
	);
}
