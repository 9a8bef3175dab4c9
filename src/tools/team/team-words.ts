/** What is said of a team that a visitor composes, in words of content. */
import type { TeamComposerData } from "@/content/types";
import { fill } from "../../text/fill.ts";
import { amountOf, fteOf, halvesOf, headsOf, listOf, OWNED, type Team, verdictOf } from "./team.ts";

/** The title above what is said of a team. */
export function titleOf(team: Team, words: TeamComposerData): string {
	const verdict = verdictOf(team, words);
	if (verdict.kind !== "missing") return words.verdicts[verdict.kind].title;
	return words.verdicts.missing.titles[verdict.roles.length - 1] ?? "";
}

/** What a team can carry: a platform, or as much as its first role can. Nothing where the client has that. */
export const carriesOf = (team: Team, words: TeamComposerData) => {
	const [first = 0] = team;
	if (verdictOf(team, words).kind === "platform") return words.verdicts.platform.carries;
	const fitting = words.carries.find(({ to }) => first <= 2 * to) ?? words.carries.at(-1);
	return first > 0 ? fitting?.text : undefined;
};

/** Who is in a team: '2 developers en 0,5 tester'. */
export const amountsOf = (team: Team, { roles }: TeamComposerData) =>
	listOf(
		roles.flatMap((role, index) => {
			const halves = team[index] ?? 0;
			return halves > 0 ? amountOf(role, halves) : [];
		}),
	);

/** What somebody of the client does: 'tester en DevOps-engineer'. */
export const ownedOf = (team: Team, { roles }: TeamComposerData) =>
	listOf(roles.flatMap(({ one }, index) => (team[index] === OWNED ? one : [])));

/**
 * What is heard after a change: the roles that have changed and how many FTE there are.
 * @param withTitle and the verdict, if that is another: not where its title is heard already.
 */
export function changeSaid(
	before: Team,
	after: Team,
	words: TeamComposerData,
	withTitle: boolean,
): string {
	const { labels, roles } = words;
	if (halvesOf(after) === 0) return labels.empty;
	const changed = roles.flatMap((role, index) => {
		const halves = after[index] ?? 0;
		if (halves === before[index]) return [];
		if (halves === OWNED) return `${role.one}: ${labels.owned}`;
		return halves > 0 ? amountOf(role, halves) : fill(labels.gone, { rol: role.one });
	});
	const change = fill(labels.change, {
		rollen: listOf(changed),
		fte: fteOf(halvesOf(after)),
	});
	const title = titleOf(after, words);
	return withTitle && title !== titleOf(before, words) ? `${change} ${title}.` : change;
}

/** The e-mail that asks for a team. @param link the full address of the tool with the team. */
export function teamEmail(team: Team, words: TeamComposerData, link: string) {
	const { email } = words;
	const verdict = verdictOf(team, words);
	const values = {
		fte: fteOf(halvesOf(team)),
		mensen: headsOf(team),
		link,
		rollen: amountsOf(team, words),
		eigen: ownedOf(team, words),
		ontbreekt: verdict.kind === "missing" ? listOf(verdict.roles.map(({ one }) => one)) : "",
	};
	return {
		subject: fill(email.subject, values),
		lines: email.opening
			.filter((line) =>
				Object.entries(values).every(([name, value]) => value || !line.includes(`{${name}}`)),
			)
			.map((line) => fill(line, values)),
	};
}
