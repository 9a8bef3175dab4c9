import words from "words:team";
import tools from "words:tools";
import { preparedEmail } from "@/text/prepared-email";
import { ToolFlag } from "@/tools/kit/ToolFlag";
import { flagsOf, formatTeam, fteOf, halvesOf, type Team, teamOf } from "./team";
import { amountsOf } from "./team-words";

interface ComposerExamplesProps {
	/** Takes the team of an example. Without: they are read only. */
	take: ((team: Team) => void) | undefined;
}

/** Teams that could be, to begin with or to point at in an e-mail. */
export function ComposerExamples({ take }: ComposerExamplesProps) {
	const { labels, request, roles, examples } = words;
	return (
		<>
			<ul className="examples">
				{examples.map((example) => {
					const team = teamOf(example, words);
					const Root = take ? "a" : "div";
					const fragment = formatTeam(team, words);
					return (
						<li key={fragment}>
							<Root
								{...(take && {
									href: `#${fragment}`,
									onClick: (event: React.MouseEvent) => {
										// A new tab or window is the browser's.
										if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
										event.preventDefault();
										take(team);
									},
								})}
							>
								<span>
									{roles.map(({ flag }, role) =>
										flagsOf(team[role] ?? 0).map(({ key, high }) => (
											<ToolFlag key={flag + key} letter={flag} isHalf={high < 2} />
										)),
									)}
								</span>
								<b>
									{fteOf(halvesOf(team))}&nbsp;{labels.fte}
								</b>{" "}
								{example.text}: <small>{amountsOf(team, words)}</small>
							</Root>
						</li>
					);
				})}
			</ul>
			<p className="request">
				<a href={preparedEmail(tools.address, request.subject, request.opening)}>{request.link}</a>
			</p>
		</>
	);
}
