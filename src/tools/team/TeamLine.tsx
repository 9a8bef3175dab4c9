import words from "words:team";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { flagsOf, type Team } from "./team";

interface TeamLineProps {
	team: Team;
	/** What is still to come, in halves of an FTE: places that are empty. */
	places?: number;
	/** What is said beside them. */
	children?: React.ReactNode;
}

/** A team as flags on a line, as wide as it has FTE: the whole width is the largest team. */
export const TeamLine = ({ team, places = 0, children }: TeamLineProps) => (
	<span className="team-line">
		{words.roles.map(({ flag }, role) =>
			flagsOf(team[role] ?? 0).map(({ key, wide }) => (
				<ToolFlag key={flag + key} letter={flag} isHalf={wide < 2} width={widthOf(wide)} />
			)),
		)}
		{Array.from({ length: places }, (_, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a place has no name
			<ToolFlag key={place} width={widthOf(1)} />
		))}
		{children}
	</span>
);

const widthOf = (halves: number) => `${Number(((50 * halves) / words.size.most).toFixed(2))}%`;
