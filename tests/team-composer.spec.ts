/** What the tool that composes a team says. What it shares with the other tool is in tools.spec.ts. */
import type { Page } from "@playwright/test";
import {
	compose,
	composer,
	example,
	filled,
	fragmentOf,
	lacking,
	less,
	more,
	needed,
	offer,
	type Role,
	states,
	thinker,
} from "./composer.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";
import {
	addressOf,
	buttonOf,
	expectState,
	mailIn,
	openTool,
	status,
	toolOf,
	typeFragment,
} from "./tool.ts";

const { labels, roles, size, verdicts } = compose;
const [first, second, ...rest] = needed;
const others = [second, ...rest];

const term = (page: Page, label: string) =>
	toolOf(page).getByRole("term").filter({ hasText: label });

test("says what a team lacks, offers it, and keeps to its limits", async ({ page }) => {
	await openTool(page, addressOf(composer, states.missing.fragment));
	const missing = (role: Role) =>
		toolOf(page).getByText(role.missing?.title ?? "", { exact: true });
	const show = async (state: keyof typeof states) => {
		await typeFragment(page, states[state].fragment);
		await expectState(page, composer, states[state]);
	};
	await step("names each role that is missing, and hoists it in one tap", async () => {
		await expect(missing(first)).toHaveCount(0);
		for (const role of others) await expect(missing(role)).toBeVisible();
		for (const role of others) await offer(page, role).click();
		const { title } = verdicts.complete;
		await expect(toolOf(page).getByRole("heading", { name: title, exact: true })).toBeFocused();
		const added = Object.fromEntries(others.map(({ flag }) => [flag, 0.5]));
		await expectState(page, composer, { fragment: fragmentOf({ ...lacking, ...added }), title });
	});
	await step("offers nothing where there is no room", async () => {
		await typeFragment(page, fragmentOf({ [first.flag]: size.most }));
		await expect(missing(second)).toBeVisible();
		for (const role of others) await expect(offer(page, role)).toHaveCount(0);
	});
	await step("a role that the client has counts, and is told in the mail", async () => {
		await typeFragment(page, states.missing.fragment);
		for (const role of others) await buttonOf(page, filled(labels.own, role)).click();
		const { title } = verdicts.shared;
		await expect(toolOf(page).getByRole("heading", { name: title, exact: true })).toBeFocused();
		const ours = others.map(({ flag }) => `${flag.toLowerCase()}0`).join("");
		await expectState(page, composer, { fragment: states.missing.fragment + ours, title });
		const { lines } = await mailIn(page, compose.email.button);
		expect(lines.join()).toContain(others.map(({ one }) => one).join(" en "));
	});
	await step("a complete team: what it carries, and asks of the client", async () => {
		await show("complete");
		for (const label of [labels.carries, labels.asks])
			await expect(term(page, label)).toBeVisible();
	});
	await step("a team of thinkers: what it asks, not what it carries", async () => {
		await show("thinkers");
		await expect(term(page, labels.asks)).toBeVisible();
		await expect(term(page, labels.carries)).toHaveCount(0);
	});
	await step("flags of one colour are apart, and a thread follows the form of a flag", async () => {
		const flags = toolOf(page).locator("img");
		const outlines = await flags.evaluateAll((all) =>
			all.map((flag) => getComputedStyle(flag).outlineStyle),
		);
		expect(new Set(outlines)).toEqual(new Set(["none"]));
		const boxes = await toolOf(page)
			.locator(".composer .flags img")
			// Without its edge of paper. Half a flag is cut off in its file.
			.evaluateAll((all) =>
				all.map((flag) => {
					const { left } = flag.getBoundingClientRect();
					return { left, right: left + flag.clientWidth };
				}),
			);
		type Box = (typeof boxes)[number];
		const [first, ...others] = boxes as [Box, ...Box[]];
		expect(others.length).toBeGreaterThan(0);
		others.reduce((before, box) => {
			expect(box.left - before.right).toBeGreaterThan(1.5);
			return box;
		}, first);
	});
	await step("takes no more than the largest team, says so, and leaves the focus", async () => {
		await show("full");
		for (const role of roles)
			await expect(more(page, role)).toHaveAttribute("aria-disabled", "true");
		await more(page, second).press("Enter");
		await expect(status(page)).toHaveText(labels.full);
		await expect(
			toolOf(page).getByText(labels.full).and(page.locator("p:not([aria-live])")),
		).toBeVisible();
		await expect(more(page, second)).toBeFocused();
		await expectState(page, composer, states.full);
	});
	await step("takes nobody from a role without anybody, says so, leaves the focus", async () => {
		await expect(less(page, first)).toHaveAttribute("aria-disabled", "false");
		await expect(less(page, thinker)).toHaveAttribute("aria-disabled", "true");
		await less(page, thinker).press("Space");
		await expect(status(page)).toHaveText(filled(labels.gone, thinker));
		await expect(less(page, thinker)).toBeFocused();
		await expectState(page, composer, states.full);
	});
	await step("where the last of a role goes, the focus stays", async () => {
		await less(page, second).press("Enter");
		await expect(less(page, second)).toHaveAttribute("aria-disabled", "true");
		await expect(less(page, second)).toBeFocused();
	});
	await step("an example is one tap", async () => {
		for (const shown of compose.examples) {
			await buttonOf(page, labels.reset).click();
			await expectState(page, composer, states.nobody);
			await example(page, shown).click();
			const { title } = verdicts.complete;
			await expectState(page, composer, { fragment: fragmentOf(shown.roles), title });
		}
		await buttonOf(page, labels.reset).click();
	});
	await step(
		"what one has after each phase stands at one height, where it is no flag",
		async () => {
			await page.emulateMedia({ forcedColors: "active" });
			const tops = await page
				.getByRole("listitem")
				.getByText(content.paginas.diensten.detail.outcome, { exact: true })
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
			expect(tops.length).toBeGreaterThan(1);
			for (const top of tops) expect(top).toBeCloseTo(tops[0] as number, 0);
			await page.emulateMedia({ forcedColors: "none" });
		},
	);
	await step("without a team there is an e-mail that asks for one", async () => {
		const { link, subject, opening } = compose.request;
		expect(await mailIn(page, link)).toEqual({ subject, lines: opening });
	});
});
