/** What the tool that says which service fits says. What it shares with the other tool is in tools.spec.ts. */
import { UNSURE } from "../src/tools/service/service-choice.ts";
import {
	chooser,
	fragmentOf,
	row,
	type Service,
	services,
	states,
	textOf,
	winning,
	words,
} from "./chooser.ts";
import { expect, test } from "./site.ts";
import { step } from "./step.ts";
import { addressOf, buttonOf, expectState, openTool, toolOf, typeFragment } from "./tool.ts";

const { questions, progress, outcome, email } = words;
const [first, second, third] = services as [Service, Service, Service];

test("says why a service fits, what to mind, why not the others, and leads to it", async ({
	page,
}) => {
	await openTool(page, addressOf(chooser, states.outcome.fragment));
	const said = (question: number, { id }: Service) => questions[question]?.answers[id];
	const text = (words = "") => toolOf(page).getByText(words).filter({ visible: true });
	const open = (service: Service) =>
		toolOf(page).getByRole("link", {
			name: outcome.open.replace("{dienst}", service.name),
			exact: true,
		});
	const whyNot = (service: Service) =>
		toolOf(page).getByRole("heading", {
			name: outcome.whyNot.replace("{dienst}", service.name),
			exact: true,
		});
	await step("each answer counts: as a reason or as a caution", async () => {
		for (const [question, service] of winning.entries())
			if (service === first) await expect(text(said(question, first)?.because)).toBeVisible();
			else {
				// It may be a reason against another as well.
				await expect(text(said(question, first)?.limit).first()).toBeVisible();
				await expect(text(textOf(question, service)).last()).toBeVisible();
			}
	});
	await step("why not each of the others", async () => {
		await expect(whyNot(first)).toHaveCount(0);
		for (const service of [second, third]) {
			await expect(whyNot(service)).toBeVisible();
			const limits = questions.filter((_, question) => winning[question] !== service);
			await expect(text(limits[0]?.answers[service.id]?.limit)).toBeVisible();
		}
	});
	await step("leads to the service that fits, and to the others", async () => {
		await expect(open(first)).toHaveAttribute("href", first.path);
		for (const { path } of services)
			await expect(toolOf(page).locator(`a[href="${path}"]:visible`)).toHaveCount(1);
	});
	for (const size of [
		{ width: 360, height: 800 },
		{ width: 740, height: 360 },
	])
		await step(`its head shows under what stays in view, ${size.width} px`, async () => {
			const before = page.viewportSize();
			await page.setViewportSize(size);
			await row(page, 0).scrollIntoViewIfNeeded();
			await buttonOf(page, outcome.show).click();
			const hidden = () =>
				page.evaluate(() => {
					const { left, top, bottom } =
						document.activeElement?.getBoundingClientRect() ?? new DOMRect();
					return [top, bottom - 1].filter(
						(y) => document.elementFromPoint(left + 4, y) !== document.activeElement,
					);
				});
			await expect.poll(hidden).toEqual([]);
			if (before) await page.setViewportSize(before);
		});
	await step("a tie names both, and decides between them as far as it can", async () => {
		await typeFragment(page, states.tie.fragment);
		for (const service of [first, second]) {
			await expect(open(service)).toHaveAttribute("href", service.path);
			await expect(whyNot(service)).toHaveCount(0);
		}
		await expect(whyNot(third)).toBeVisible();
		const schemes = await toolOf(page)
			.locator(".tool-flag")
			.evaluateAll((flags) => flags.map((flag) => getComputedStyle(flag).colorScheme));
		expect(new Set(schemes).size, "one white for all flags").toBe(1);
		for (const { tied, text: decides } of outcome.pairs)
			await expect(text(decides)).toHaveCount(
				tied.every((id) => [first.id, second.id].includes(id)) ? 1 : 0,
			);
	});
	await step("on a phone a tally is one line", async () => {
		const before = page.viewportSize();
		await page.setViewportSize({ width: 360, height: 800 });
		const lines = await toolOf(page)
			.locator("thead span")
			.evaluateAll((all) =>
				all.map((one) => {
					const words = new Range();
					words.selectNodeContents(one);
					return words.getClientRects().length;
				}),
			);
		expect(new Set(lines)).toEqual(new Set([1]));
		if (before) await page.setViewportSize(before);
	});
	await step("says what it could not decide", async () => {
		const open = questions.slice(-2).map(({ question }) => question);
		const { same } = outcome.unsure;
		await typeFragment(page, fragmentOf([first, first, first]).replaceAll("-", UNSURE));
		await expect(text(same.replace("{vragen}", open.join(" ")))).toBeVisible();
	});
	await step("says that nothing fits, and leads to all services all the same", async () => {
		const { other } = questions[0] ?? {};
		await typeFragment(page, states.nobody.fragment);
		await expect(text(other?.because)).toBeVisible();
		for (const { path } of services)
			await expect(toolOf(page).locator(`a[href="${path}"]:visible`)).toHaveCount(1);
	});
	await step("while an answer is missing that matters there is no outcome", async () => {
		const fragment = fragmentOf([first, first, second, second]);
		await typeFragment(page, fragment);
		await expectState(page, chooser, { fragment, title: progress.one });
		await expect(open(first)).toHaveCount(0);
		await expect(toolOf(page).getByRole("link", { name: email.button })).toHaveCount(0);
	});
	await step("not to know is an answer", async () => {
		const unsure = row(page, 4).getByRole("radio", { name: words.unsure, exact: true });
		await unsure.check();
		await expectState(page, chooser, {
			fragment: fragmentOf([first, first, second, second]).replace("-", UNSURE),
			title: outcome.tie,
		});
	});
	await step("leads on: to the team to compose, and to cases", async () => {
		await typeFragment(page, states.outcome.fragment);
		await expect(toolOf(page).locator(`a[href^="${first.path}#"]:visible`)).not.toHaveCount(0);
	});
	await step("no control leaves its last word alone on a line", async () => {
		const wraps = await page
			.locator("main :is(.chooser .cell, a[data-variant])")
			.evaluateAll((all) => all.map((one) => getComputedStyle(one).textWrapStyle));
		expect(new Set(wraps)).toEqual(new Set(["balance"]));
	});
	await step("begins again where the questions do", async () => {
		await buttonOf(page, words.again).click();
		await expect(row(page, 0).locator(":focus")).toHaveCount(1);
		await expect(buttonOf(page, words.again)).toHaveCount(0);
	});
});
