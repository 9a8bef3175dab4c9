import words from "words:team";
import tools from "words:tools";
import { preparedEmail } from "@/browser/prepared-email";
import { amountOf, formatTeam, fteOf, halvesOf, listOf, type Team } from "@/browser/team";

interface ComposerExamplesProps {
	/** Takes the team of an example. Without: they are read only. */
	take: ((team: Team) => void) | undefined;
}

/** Teams that could be, to begin with or to point at in an e-mail. */
export function ComposerExamples({ take }: ComposerExamplesProps) {
	const { labels, request, roles, examples } = words;
	return (
		<>
			<ul className="compose-examples">
				{examples.map(({ text, roles: own }) => {
					const team = roles.map(({ flag }) => 2 * (own[flag] ?? 0));
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
									{flagsOf(team).map(({ key, flag, className }) => (
										<svg key={key} className={className} aria-hidden="true">
											<use href={`#flag-${flag.toLowerCase()}`} />
										</svg>
									))}
								</span>
								<b>
									{fteOf(halvesOf(team))}&nbsp;{labels.fte}
								</b>{" "}
								{text}: <small>{listOf(amountsOf(team))}</small>
							</Root>
						</li>
					);
				})}
			</ul>
			<p className="compose-request">
				<a href={preparedEmail(tools.address, request.subject, request.opening)}>{request.link}</a>
			</p>
		</>
	);
}

const amountsOf = (team: Team) =>
	words.roles.flatMap((role, index) => (team[index] ? amountOf(role, team[index]) : []));

/** A flag for each FTE, half a one for what is left. */
const flagsOf = (team: Team) =>
	words.roles.flatMap(({ flag }, role) =>
		Array.from({ length: Math.ceil((team[role] ?? 0) / 2) }, (_, index) => ({
			key: `${flag}${index}`,
			flag,
			className: (team[role] ?? 0) - 2 * index < 2 ? "half" : undefined,
		})),
	);
