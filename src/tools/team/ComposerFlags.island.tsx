import words from "words:team";
import { ActionButton } from "@/components/ActionButton";
import { TeamLine } from "./TeamLine";
import { fteOf, halvesOf, type Team, verdictOf } from "./team";
import { titleOf } from "./team-words";

/** As high as a word. */
const NOTHING = "\u00a0";

interface ComposerFlagsProps {
	isAwake: boolean;
	team: Team;
	/** Goes to the examples. */
	start: () => void;
}

/** How many FTE a team has, and its flags. The roles say the same: only who can compose a team needs it. */
export function ComposerFlags({ isAwake, team, start }: ComposerFlagsProps) {
	const { size, labels, verdicts } = words;
	const halves = halvesOf(team);
	const verdict = verdictOf(team, words);
	const isSmall = verdict.kind === "small";
	const places = isSmall
		? [2 * size.least - halves]
		: verdict.kind === "missing"
			? verdict.offers.slice(0, 2 * size.most - halves).map(() => 1)
			: [];
	return (
		<div className="flags" aria-hidden={isAwake ? undefined : true}>
			<p>
				<span>
					<b className="display">{isAwake ? fteOf(halves) : NOTHING}</b>{" "}
					{isAwake ? labels.fte : NOTHING}
				</span>
				{/* Where the verdict and the examples stand below all roles. */}
				{isAwake && isSmall && <ActionButton onClick={start}>{verdicts.small.start}</ActionButton>}
				{isAwake && !isSmall && <small aria-hidden="true">{titleOf(team, words)}</small>}
			</p>
			<TeamLine team={team} places={places} />
		</div>
	);
}
