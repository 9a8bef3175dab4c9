import words from "words:team";
import tools from "words:tools";
import { preparedEmail } from "@/text/prepared-email";
import { TeamLine } from "./TeamLine";
import { formatTeam, fteOf, halvesOf, type Team, teamOf } from "./team";
import { amountsOf } from "./team-words";

interface ComposerExamplesProps {
	/** Takes the team of an example. Without: they are read only. */
	take: ((team: Team) => void) | undefined;
}

/** Teams that could be, to begin with or to point at in an e-mail. */
export function ComposerExamples({ take }: ComposerExamplesProps) {
	const { labels, request, examples } = words;
	return (
		<>
			<ul className="examples stack">
				{examples.map((example) => {
					const team = teamOf(example, words);
					const address = `#${formatTeam(team, words)}`;
					const pick = (event: React.MouseEvent) => {
						// A new tab or window is the browser's.
						if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
						event.preventDefault();
						take?.(team);
					};
					return (
						<li key={address}>
							<a className={take ? "choice" : "card"} href={take && address} onClick={take && pick}>
								<TeamLine team={team} />
								<b>{`${fteOf(halvesOf(team))}\u00a0${labels.fte}`}</b>
								{` ${example.text}: `}
								<small className="soft">{amountsOf(team, words)}</small>
							</a>
						</li>
					);
				})}
			</ul>
			<a
				className="request strong"
				href={preparedEmail(tools.address, request.subject, request.opening)}
			>
				{request.link}
			</a>
		</>
	);
}
