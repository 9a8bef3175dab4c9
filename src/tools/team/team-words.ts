/** What is said of a team that a visitor composes, in words of content. */
import type { TeamComposerData } from "@/content/types";
import { fill } from "../../text/fill.ts";
import { amountOf, fteOf, halvesOf, headsOf, listOf, OWNED, type Team, verdictOf } from "./team.ts";

/** The title above what is said of a team. */
export function titleOf(team: Team, words: TeamComposerData): string {
	const { kind, missing } = verdictOf(team, words);
	if (kind !== "missing") return words.verdicts[kind].title;
	const { one, many } = words.verdicts.missing;
	return missing.length === 1 ? one : fill(many, { aantal: missing.length });
}

/** What a team can carry that needs nobody more: a platform, or as much as its first role can. Nothing where the client has that. */
export function carriesOf(team: Team, { verdicts, carries, ...rules }: TeamComposerData) {
	const [first = 0] = team;
	const { kind } = verdictOf(team, rules);
	if (kind === "platform") return verdicts.platform.carries;
	if (first <= 0 || (kind !== "complete" && kind !== "shared")) return;
	return (carries.find(({ to }) => first <= 2 * to) ?? carries.at(-1))?.text;
}

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
	const { missing } = verdictOf(team, words);
	const values = {
		fte: fteOf(halvesOf(team)),
		mensen: headsOf(team),
		link,
		rollen: amountsOf(team, words),
		eigen: ownedOf(team, words),
		ontbreekt: listOf(missing.map(({ one }) => one)),
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
