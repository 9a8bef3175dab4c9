/** The tool that composes a team, on the page of the service. Its rules are tested beside src/tools/team/team.ts. */
import type { Page } from "@playwright/test";
import { parseTeam } from "../src/tools/team/team.ts";
import { teamEmail, titleOf } from "../src/tools/team/team-words.ts";
import { content, expect } from "./site.ts";
import { buttonOf, type State, type Tool, toolOf } from "./tool.ts";

type Dienst = (typeof content.diensten)[0];
type Composer = NonNullable<Dienst["compose"]>;
export type Role = Composer["roles"][0];

const dienst = content.diensten.find(({ compose }) => compose) as Dienst;
export const compose = dienst.compose as Composer;
const { labels, size, roles, verdicts } = compose;

/** FTE by flag. */
type Fte = Readonly<Record<string, number>>;
export const fragmentOf = (team: Fte) =>
	roles.map(({ flag }) => (team[flag] ? flag.toLowerCase() + 2 * team[flag] : "")).join("");
const sumOf = (team: Fte) => Object.values(team).reduce((sum, fte) => sum + fte, 0);
const inDutch = (fte: number) => String(fte).replace(".", ",");
export const filled = (text: string, { one }: Role) => text.replace("{rol}", one);

export const needed = roles.filter(({ missing }) => missing) as [Role, Role, ...Role[]];
const [first, second] = needed;
export const thinker = roles.find(({ kind }) => kind === "think") as Role;
/** What the mast adds up to. */
const TOTAL = new RegExp(`^\\d+(,5)?\\s${labels.fte}`);
/** Half an FTE of each that no team can do without. */
const least = Object.fromEntries(needed.map(({ flag }) => [flag, 0.5]));

const stateOf = (team: Fte, title: string): State => ({
	fragment: fragmentOf(team),
	title,
	isDone: title !== verdicts.small.title,
});
export const lacking: Fte = { [first.flag]: size.least };
export const states = {
	nobody: stateOf({}, verdicts.small.title),
	small: stateOf({ [first.flag]: 0.5 }, verdicts.small.title),
	missing: stateOf(lacking, verdicts.missing.many.replace("{aantal}", `${needed.length - 1}`)),
	complete: stateOf(compose.examples[1]?.roles as Fte, verdicts.complete.title),
	thinkers: stateOf({ ...least, [thinker.flag]: sumOf(least) + 0.5 }, verdicts.thinkers.title),
	full: stateOf(
		{ ...least, [first.flag]: size.most - sumOf(least) + 0.5 },
		verdicts.complete.title,
	),
};

export const more = (page: Page, role: Role) => buttonOf(page, filled(labels.more, role));
export const less = (page: Page, role: Role) => buttonOf(page, filled(labels.less, role));
export const offer = (page: Page, role: Role) => buttonOf(page, filled(labels.add, role));
export const example = (page: Page, { text } = compose.examples[0] as Composer["examples"][0]) =>
	toolOf(page).getByRole("link").filter({ hasText: text });

/** The first role, half an FTE at a time, to the smallest team; the second, and one too many. */
const halves = Array.from({ length: 2 * size.least }, (_, tap) => (tap + 1) / 2);
const steps: Tool["steps"] = [
	halves.map((fte) => [(page) => more(page, first).click(), fragmentOf({ [first.flag]: fte })]),
	[
		...([0.5, 1, 1.5].map((fte) => [
			(page: Page) => more(page, second).click(),
			fragmentOf({ ...lacking, [second.flag]: fte }),
		]) as Tool["steps"][0]),
		[(page) => less(page, second).click(), fragmentOf({ ...lacking, [second.flag]: 1 })],
	],
];

export const composer: Tool = {
	title: compose.title,
	route: `/diensten/${dienst.slug}`,
	states: Object.values(states),
	steps,
	presses: [
		["half an FTE more", "", (page) => more(page, first).press("Enter")],
		[
			"half an FTE more, by which it is a team",
			fragmentOf({ [first.flag]: size.least - 0.5 }),
			(page) => more(page, first).press("Enter"),
		],
		["half an FTE less", states.missing.fragment, (page) => less(page, first).press("Enter")],
		["one too many", states.full.fragment, (page) => more(page, second).press("Enter")],
		["less than nobody", states.full.fragment, (page) => less(page, thinker).press("Enter")],
		["an example", "", (page) => example(page).click()],
		["an offer", states.missing.fragment, (page) => offer(page, second).click()],
	],
	labels: { again: labels.reset, email: compose.email.button },
	titleOf: (fragment) => titleOf(parseTeam(fragment, compose), compose),
	mailOf: (fragment, link) => {
		const { subject, lines } = teamEmail(parseTeam(fragment, compose), compose, link);
		return { subject, lines };
	},
	/** As a sum, beside its roles, and on the mast. */
	async expectChosen(page, fragment) {
		const team = parseTeam(fragment, compose).map((halves) => Math.max(halves, 0) / 2);
		const sum = team.reduce((sum, fte) => sum + fte, 0);
		const total = toolOf(page).getByRole("paragraph").filter({ hasText: TOTAL });
		await expect(total).toHaveText(new RegExp(`^${inDutch(sum)}\\s`));
		const rows = toolOf(page)
			.getByRole("listitem")
			.filter({ has: page.getByRole("button"), visible: true });
		const amounts = roles.map(
			({ one }, index) =>
				new RegExp(`^${one}.*[^\\d,]${inDutch(team[index] ?? 0)}\\s${labels.fte}`, "i"),
		);
		await expect(rows.filter({ hasText: labels.fte })).toHaveText(amounts);
		// Examples have flags of their own.
		if (sum < size.least) return;
		const flags = toolOf(page).locator('img:visible[src^="/flags"]');
		// One in each row and, for each FTE, one on the mast.
		const expected = roles.flatMap(({ flag }, index) =>
			Array(1 + Math.ceil(team[index] ?? 0)).fill(flag),
		);
		await expect
			.poll(() =>
				flags.evaluateAll((all: HTMLImageElement[]) =>
					all.map(({ src }) => src.replace(/.*#(.).*/, "$1")).sort(),
				),
			)
			.toEqual(expected.sort());
	},
};
