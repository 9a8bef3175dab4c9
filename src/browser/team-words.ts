/** What is said of a team that a visitor composes, in words of content. */
import type { TeamComposer } from "@/content/types";
import { fill } from "./fill.ts";
import { amountOf, fteOf, halvesOf, listOf, nameOf, type Team, verdictOf } from "./team.ts";

/** The title above what is said of a team. */
export function titleOf(team: Team, words: TeamComposer): string {
	const verdict = verdictOf(team, words);
	if (verdict.kind !== "missing") return words.verdicts[verdict.kind].title;
	return words.verdicts.missing.titles[verdict.roles.length - 1] ?? "";
}

/** The least that has to be said of a team while what is said of it is out of sight. */
export function hintOf(team: Team, words: TeamComposer): string {
	const { labels, size } = words;
	const verdict = verdictOf(team, words);
	if (halvesOf(team) >= 2 * size.most) return labels.full;
	if (verdict.kind !== "missing") return titleOf(team, words);
	return verdict.roles.map(({ one }) => fill(labels.place, { rol: one })).join(" ");
}

/** What a complete team can carry: as much as its first role can. */
export const carriesOf = ([first = 0]: Team, { carries }: TeamComposer) =>
	carries.find(({ to }) => first <= 2 * to)?.text;

/**
 * What is heard after a change: the roles that have changed and how many FTE there are.
 * @param withTitle and the verdict, if that is another: not where its title is heard already.
 */
export function changeSaid(
	before: Team,
	after: Team,
	words: TeamComposer,
	withTitle: boolean,
): string {
	const { labels, roles } = words;
	if (halvesOf(after) === 0) return labels.empty;
	const changed = roles.flatMap((role, index) => {
		const halves = after[index] ?? 0;
		if (halves === before[index]) return [];
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
export function teamEmail(team: Team, words: TeamComposer, link: string) {
	const { roles, amounts, email } = words;
	const verdict = verdictOf(team, words);
	const isWhole = verdict.kind !== "missing";
	const values = {
		fte: fteOf(halvesOf(team)),
		link,
		rollen: listOf(
			roles.flatMap((role, index) => {
				const halves = team[index] ?? 0;
				// In words a half is of one: 'tweeënhalve developer'.
				const name = halves % 2 > 0 ? role.one : nameOf(role, halves);
				return halves > 0 ? `${amounts[halves - 1]} ${name}` : [];
			}),
		),
		ontbreekt: isWhole ? "" : listOf(verdict.roles.map(({ one }) => one)),
	};
	return {
		subject: fill(email.subject, values),
		lines: email.opening
			.filter((line) => !isWhole || !line.includes("{ontbreekt}"))
			.map((line) => fill(line, values)),
	};
}
