/** The tool that composes a team, on the page of the service. Its rules are tested beside src/browser/team.ts. */
import type { Page } from "@playwright/test";
import { halvesOf, parseTeam } from "../src/browser/team.ts";
import { titleOf } from "../src/browser/team-words.ts";
import { axeFaults } from "./axe.ts";
import { putOnPaper, sheetsOf } from "./promises/paper.ts";
import { tooWide } from "./promises/width.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";
import {
	expectArrival,
	expectCopied,
	expectHeardOnce,
	expectPreview,
	hostileFragments,
	keptBy,
	linkTo,
	listen,
	looksAt,
	mailOf,
	movesAfter,
	openTool,
	printedParts,
	requestsOf,
	seenOf,
	shiftsOfWaking,
	stopsOf,
	toolOf,
	typeFragment,
} from "./tool.ts";

type Dienst = (typeof content.diensten)[0];
type Composer = NonNullable<Dienst["compose"]>;
type Role = Composer["roles"][0];

const dienst = content.diensten.find(({ compose }) => compose) as Dienst;
const compose = dienst.compose as Composer;
const { labels, size, roles, verdicts } = compose;
const route = `/diensten/${dienst.slug}`;

/** What the mast adds up to. */
const TOTAL = new RegExp(`^(\\d+(?:,5)?)\\s${labels.fte}`);

/** FTE by flag. */
type Fte = Readonly<Record<string, number>>;
const fragmentOf = (team: Fte) =>
	roles.map(({ flag }) => (team[flag] ? flag.toLowerCase() + 2 * team[flag] : "")).join("");
const sumOf = (team: Fte) => Object.values(team).reduce((sum, fte) => sum + fte, 0);
const inDutch = (fte: number) => String(fte).replace(".", ",");
const filled = (text: string, { one }: Role) => text.replace("{rol}", one);

const needed = roles.filter(({ missing }) => missing) as [Role, Role, ...Role[]];
const [first, second] = needed;
const thinker = roles.find(({ kind }) => kind === "think") as Role;
/** Half an FTE of each that no team can do without. */
const least = Object.fromEntries(needed.map(({ flag }) => [flag, 0.5]));
/** A team for each verdict, with the title that it has. */
const teams = {
	small: { team: { [first.flag]: 0.5 }, title: verdicts.small.title },
	missing: {
		team: { [first.flag]: size.least },
		title: verdicts.missing.titles[needed.length - 2] as string,
	},
	thinkers: {
		team: { ...least, [thinker.flag]: sumOf(least) + 0.5 },
		title: verdicts.thinkers.title,
	},
	complete: { team: compose.examples[1]?.roles as Fte, title: verdicts.complete.title },
	full: {
		team: { ...least, [first.flag]: size.most - sumOf(least) + 0.5 },
		title: verdicts.complete.title,
	},
};
const addressOf = (team: Fte) => (sumOf(team) ? `${route}#${fragmentOf(team)}` : route);

const button = (page: Page, name: string) =>
	toolOf(page).getByRole("button", { name, exact: true });
const more = (page: Page, role: Role) => button(page, filled(labels.more, role));
const less = (page: Page, role: Role) => button(page, filled(labels.less, role));
const verdict = (page: Page, title: string) =>
	toolOf(page).getByRole("heading", { name: title, exact: true });
/** What the tool announces; another region says whether the link was copied. */
const status = (page: Page) => toolOf(page).getByRole("status").last();
const flags = (page: Page, { flag }: Role) =>
	toolOf(page).locator(`svg:visible use[href="#flag-${flag.toLowerCase()}"]`);
const examples = (page: Page) =>
	compose.examples.map(({ text }) => toolOf(page).getByRole("link").filter({ hasText: text }));

/** Asserts that this team stands in the address, on the mast, beside its roles and in the verdict. */
async function expectTeam(page: Page, { team, title }: { team: Fte; title: string }) {
	await expect(verdict(page, title)).toBeVisible();
	await expect(page).toHaveURL(addressOf(team));
	for (const role of roles) {
		const fte = team[role.flag] ?? 0;
		const row = toolOf(page)
			.getByRole("listitem")
			.filter({ has: page.getByRole("button", { name: filled(labels.more, role), exact: true }) });
		await expect(row.getByText(inDutch(fte), { exact: true })).toBeVisible();
		// In its row and, for each FTE, on the mast; examples have flags of their own.
		if (title !== verdicts.small.title)
			await expect(flags(page, role)).toHaveCount(1 + Math.ceil(fte));
	}
	const total = toolOf(page).getByRole("paragraph").filter({ hasText: TOTAL });
	await expect(total).toHaveText(new RegExp(`^${inDutch(sumOf(team))}\\s`));
}
const nobody = { team: {}, title: verdicts.small.title };

/** Another state by the address, until the tool says so. */
async function show(page: Page, { team, title }: { team: Fte; title: string }) {
	await typeFragment(page, fragmentOf(team));
	await expect(verdict(page, title)).toBeVisible();
	if (title !== verdicts.small.title) await expect(linkTo(page, fragmentOf(team))).toHaveCount(1);
}

test("a team stands in the address: taps, Back, Forward, reload, links", async ({ page }) => {
	await openTool(page, route);
	const press = async (role: Role, times: number) => {
		for (let tap = 0; tap < times; tap++) await more(page, role).click();
	};
	const large = { team: { [first.flag]: size.least }, title: teams.missing.title };
	const larger = {
		team: { ...large.team, [second.flag]: 1 },
		title: verdicts.missing.titles[needed.length - 3] as string,
	};
	await step("begins without anybody, and says nothing", async () => {
		await expectTeam(page, nobody);
		await expect(status(page)).toBeEmpty();
	});
	await step("each tap shows half an FTE more, or less", async () => {
		for (let tap = 1; tap <= 2 * size.least; tap++) {
			await more(page, first).click();
			await expect(page).toHaveURL(addressOf({ [first.flag]: tap / 2 }));
		}
		await expectTeam(page, large);
		await press(second, 3);
		await less(page, second).click();
		await expectTeam(page, larger);
	});
	await step("Back takes back all taps on a role at once, Forward returns", async () => {
		for (const state of [large, nobody]) {
			await page.goBack();
			await expectTeam(page, state);
		}
		for (const state of [large, larger]) {
			await page.goForward();
			await expectTeam(page, state);
		}
	});
	await step("a reload keeps it", async () => {
		await page.reload();
		await expectTeam(page, larger);
	});
	await step("its link arrives at the tool, with the same team", async () => {
		const tab = await expectArrival(page);
		await expectTeam(tab, larger);
		await tab.close();
	});
	for (const [name, state] of Object.entries(teams))
		await step(`an address that is typed shows it: ${name}`, async () => {
			await typeFragment(page, fragmentOf(state.team));
			await expectTeam(page, state);
		});
	await step("begins again, at an address without anything", async () => {
		await button(page, labels.reset).click();
		await expectTeam(page, nobody);
		expect(page.url()).not.toContain("#");
	});
	await step("an example is one tap", async () => {
		for (const [index, { roles: team }] of compose.examples.entries()) {
			await examples(page)[index]?.click();
			await expectTeam(page, { team, title: verdicts.complete.title });
			await page.goBack();
			await expectTeam(page, nobody);
		}
	});
});

test("says what a team lacks, offers it, and keeps to its limits", async ({ page }) => {
	await openTool(page, addressOf(teams.missing.team));
	const others = needed.slice(1);
	const offer = (role: Role) => button(page, filled(labels.add, role));
	const missing = (role: Role) =>
		toolOf(page).getByText(role.missing?.title ?? "", { exact: true });
	await step("names each role that is missing, and hoists it in one tap", async () => {
		await expect(missing(first)).toHaveCount(0);
		for (const role of others) await expect(missing(role)).toBeVisible();
		for (const role of others) await offer(role).click();
		await expect(verdict(page, verdicts.complete.title)).toBeVisible();
		await expect(verdict(page, verdicts.complete.title)).toBeFocused();
		await expect(page).toHaveURL(
			addressOf({
				...teams.missing.team,
				...Object.fromEntries(others.map(({ flag }) => [flag, 0.5])),
			}),
		);
	});
	await step("offers nothing where there is no room", async () => {
		await typeFragment(page, fragmentOf({ [first.flag]: size.most }));
		await expect(missing(second)).toBeVisible();
		for (const role of others) await expect(offer(role)).toHaveCount(0);
	});
	await step("a complete team: what it carries, asks of the client, may grow by", async () => {
		await show(page, teams.complete);
		for (const label of [labels.carries, labels.fits, labels.asks])
			await expect(toolOf(page).getByRole("term").filter({ hasText: label })).toBeVisible();
	});
	await step("a team of thinkers: what it asks, not what it carries", async () => {
		await show(page, teams.thinkers);
		const term = (label: string) => toolOf(page).getByRole("term").filter({ hasText: label });
		await expect(term(labels.asks)).toBeVisible();
		await expect(term(labels.carries)).toHaveCount(0);
	});
	await step("takes no more than the largest team, says so, and leaves the focus", async () => {
		await show(page, teams.full);
		for (const role of roles)
			await expect(more(page, role)).toHaveAttribute("aria-disabled", "true");
		await more(page, second).focus();
		await page.keyboard.press("Enter");
		await expect(status(page)).toHaveText(labels.full);
		await expect(
			toolOf(page).getByText(labels.full).and(page.locator("p:not([role])")),
		).toBeVisible();
		await expect(more(page, second)).toBeFocused();
		await expectTeam(page, teams.full);
	});
	await step(
		"takes nobody from a role without anybody, says so, and leaves the focus",
		async () => {
			await expect(less(page, first)).toHaveAttribute("aria-disabled", "false");
			await expect(less(page, thinker)).toHaveAttribute("aria-disabled", "true");
			await less(page, thinker).focus();
			await page.keyboard.press("Space");
			await expect(status(page)).toHaveText(filled(labels.none, thinker));
			await expect(less(page, thinker)).toBeFocused();
			await expectTeam(page, teams.full);
		},
	);
	await step("where the last of a role goes, the focus stays", async () => {
		await less(page, second).focus();
		await page.keyboard.press("Enter");
		await expect(less(page, second)).toHaveAttribute("aria-disabled", "true");
		await expect(less(page, second)).toBeFocused();
	});
	await step("who begins again by the keyboard does not lose his place", async () => {
		await button(page, labels.reset).focus();
		await page.keyboard.press("Enter");
		await expect(verdict(page, verdicts.small.title)).toBeVisible();
		await expect(toolOf(page).locator(":focus:visible")).toHaveCount(1);
	});
});

test("200 hostile addresses are each some team, and nothing of them is in the page", async ({
	page,
}) => {
	await openTool(page, route);
	const titles = [
		...[verdicts.small, verdicts.thinkers, verdicts.complete].map(({ title }) => title),
		...verdicts.missing.titles,
	];
	const seen = await seenOf(page, hostileFragments(200, fragmentOf(teams.complete.team)));
	const found = new Set<string>();
	for (const { fragment, parts, repeats } of seen) {
		const name = fragment.slice(0, 80);
		const shown = parts.filter((part) => titles.includes(part));
		expect.soft(shown, name).toEqual([titleOf(parseTeam(fragment, compose), compose)]);
		expect.soft(repeats, name).toBe(false);
		const [total, ...more] = parts.filter((part) => TOTAL.test(part));
		expect.soft(more, name).toEqual([]);
		const [, fte = ""] = total?.match(TOTAL) ?? [];
		expect.soft(fte, name).toBe(inDutch(halvesOf(parseTeam(fragment, compose)) / 2));
		expect.soft(Number(fte.replace(",", ".")), name).toBeLessThanOrEqual(size.most);
		found.add(shown.join());
	}
	expect(found.size, "they are of many kinds").toBeGreaterThan(3);
});

test("ends in an e-mail and a link, and keeps and sends nothing itself", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-write"]);
	await openTool(page, route);
	const kept = await keptBy(page);
	const requests = requestsOf(page);
	const ears = await listen(page);
	const { email, amounts } = compose;
	const mailsOf = (fte: number) => amounts[2 * fte - 1] as string;

	await step("without a team there is an e-mail that asks for one", async () => {
		const { subject, lines } = await mailOf(page, compose.request.link);
		expect(subject).toBe(compose.request.subject);
		expect(lines).toEqual(compose.request.opening);
	});
	for (const [name, { team, title }] of Object.entries({
		missing: teams.missing,
		full: teams.full,
	}))
		await step(`the e-mail has the team, word for word as one can read: ${name}`, async () => {
			await show(page, { team, title });
			const mail = await mailOf(page, email.button);
			const text = mail.lines.join("\n");
			expect(mail.subject).toBe(email.subject.replace("{fte}", inDutch(sumOf(team))));
			expect(text).toContain(page.url());
			for (const { flag, one, missing } of roles) {
				if (team[flag]) expect(text).toContain(mailsOf(team[flag]));
				// Also where it is missing.
				expect(text.includes(one), one).toBe(
					Boolean(team[flag] || (missing && name === "missing")),
				);
			}
			expect(mail.subject + text).not.toMatch(/[{}]/);
			await expectPreview(page, mail);
		});
	await step("copies the link, or selects it where that is refused", () =>
		expectCopied(page, ears),
	);
	await step("keeps nothing, and asks for nothing", async () => {
		await less(page, first).click();
		await button(page, labels.reset).click();
		await examples(page)[0]?.click();
		await expectTeam(page, {
			team: compose.examples[0]?.roles as Fte,
			title: teams.complete.title,
		});
		expect(await keptBy(page)).toEqual(kept);
		expect(requests).toEqual([]);
	});
});

test("each press is heard once, in a few words, and the keyboard reaches all", async ({ page }) => {
	await openTool(page, route);
	const ears = await listen(page);
	const expectHeard = async (name: string, press: () => Promise<unknown>) =>
		step(`is heard once: ${name}`, () => expectHeardOnce(ears, press));
	const tap = (name: string, role: Role, of: typeof more) =>
		expectHeard(`${name} ${role.one}`, () => of(page, role).press("Enter"));
	for (let half = 0; half < 2 * size.most; half++)
		await tap("more", roles[half % roles.length] as Role, more);
	await tap("one too many", first, more);
	for (const role of roles) await tap("less", role, less);
	await expectHeard("Back", () => page.goBack());
	await expectHeard("begin again", () => button(page, labels.reset).click());
	await expectHeard("an example", () => examples(page)[0]?.click() ?? Promise.reject());
	await show(page, teams.missing);
	await expectHeard("an offer", () => button(page, filled(labels.add, second)).click());

	for (const { team, title } of [nobody, teams.missing, teams.complete])
		await step(`Tab goes through all controls in order, and on: ${fragmentOf(team)}`, async () => {
			await show(page, { team, title });
			const { stops, controls } = await stopsOf(page);
			expect(controls.length).toBeGreaterThan(2 * roles.length);
			expect(stops).toEqual(controls);
		});
	await step("Enter and Space press", async () => {
		await typeFragment(page, "");
		await more(page, first).focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Space");
		await expect(page).toHaveURL(addressOf({ [first.flag]: 1 }));
		await expect(more(page, first)).toBeFocused();
	});
});

test("is accessible in each state, fits, and moves only where that is wanted", async ({ page }) => {
	await openTool(page, route);
	for (const [name, { team, title }] of Object.entries(teams)) {
		await show(page, { team, title });
		for (const { width, colorScheme } of looksAt(["missing", "complete"].includes(name)))
			await step(`has no fault axe can find: ${name}, ${width} px, ${colorScheme}`, async () => {
				await page.setViewportSize({ width, height: 900 });
				await page.emulateMedia({ colorScheme });
				expect(await axeFaults(page, "[data-fragment]")).toEqual([]);
			});
		await step(`fits a window of 320 px: ${name}`, async () => {
			await page.setViewportSize({ width: 320, height: 640 });
			expect(await tooWide(page)).toEqual([]);
		});
	}
	const grow = () => more(page, first).click();
	await step("no flag moves where less motion is asked for", async () => {
		await typeFragment(page, "");
		expect(await movesAfter(page, grow)).toBe(0);
	});
	await step("a flag goes up where it may", async () => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		expect(await movesAfter(page, grow)).toBeGreaterThan(0);
	});
});

test("waking moves nothing", async ({ page }) => {
	for (const width of [360, 1440])
		await step(`${width} px`, async () => {
			await page.setViewportSize({ width, height: 800 });
			const { before, after, shift } = await shiftsOfWaking(page, route, "TeamComposer");
			expect(after).toEqual(before);
			expect(shift).toBeLessThan(0.001);
		});
});

test("a team is one sheet to take along, with nothing else of the page", async ({ page }) => {
	await openTool(page, route);
	for (const [name, { team, title }] of Object.entries(teams).filter(([name]) => name !== "small"))
		await step(name, async () => {
			await page.emulateMedia({ media: "screen" });
			await show(page, { team, title });
			await putOnPaper(page);
			expect(await printedParts(page)).toEqual(["tool"]);
			expect(await sheetsOf(page)).toBe(1);
			await expect(verdict(page, title)).toBeVisible();
			await expect(toolOf(page).locator(":is(button, summary):visible")).toHaveCount(0);
			// Where it can be changed.
			await expect(toolOf(page)).toContainText(new URL(addressOf(team), page.url()).hash);
		});
});
