/** The list of cases: its filter and the addresses of that. Cards and pages are in case-pages.spec.ts. */
import type { Page } from "@playwright/test";
import { fill } from "../src/text/fill.ts";
import { axeFaults } from "./axe.ts";
import { content, expect, MOVING, noteTransitions, test } from "./site.ts";
import { step } from "./step.ts";

test.use(MOVING);

const { filter } = content.paginas.cases;
const fields = [...content.expertise, ...content.diensten];
// The contract has checked that it exists.
const field = (id: string) => fields.find((entry) => entry.id === id) as (typeof fields)[0];
const choiceOf = (id: string) => {
	const { name, slug, ...entry } = field(id);
	const titles = content.cases
		.filter(({ expertise }) => expertise.includes(id))
		.map(({ title }) => title);
	return { name: ("filter" in entry && entry.filter) || name, slug, titles };
};
const choices = filter.expertise.map(choiceOf);
const every = { name: filter.all, slug: "", titles: content.cases.map(({ title }) => title) };
type Choice = typeof every;
const PHONE = { width: 320, height: 640 };
const [first, second] = choices as [Choice, Choice];

const bar = (page: Page) => page.getByRole("navigation", { name: filter.label });
const nameOf = ({ name, titles }: Choice) => `${name} ${titles.length}`;
const link = (page: Page, choice: Choice) =>
	bar(page).getByRole("link", { name: nameOf(choice), exact: true });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const cardOf = (page: Page, title: string) =>
	cards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const addressOf = ({ slug }: Choice) => (slug ? `/cases?expertise=${slug}` : "/cases");

/** Asserts that the cases of this choice show and no other, and that the filter says so. */
async function expectCases(page: Page, choice: Choice) {
	const seen = page.locator("article:visible h3");
	await expect
		.poll(async () => (await seen.allTextContents()).sort())
		.toEqual([...choice.titles].sort());
	await expect(bar(page).locator("[aria-current]")).toHaveText(nameOf(choice));
}

/** Opens /cases once its filter runs. */
async function openFilter(page: Page, address: string) {
	await page.goto(address);
	await expect(page.locator("astro-island[component-url*=CaseFilter]:not([ssr])")).toHaveCount(1);
}

/** Asserts that an address that nobody means is one of all cases, and that nothing of it is in the page. */
async function expectNothingOf(page: Page, query: string) {
	await expectCases(page, every);
	expect(await page.content(), query).not.toContain("h0stile");
}

test("the filter shows the cases of a choice, in the address and aloud", async ({
	page,
	context,
}) => {
	await noteTransitions(page);
	await openFilter(page, addressOf(second));
	await step("cross-fades on a choice, and not on arrival", async () => {
		await expectCases(page, second);
		await expect(page.locator("main [aria-live]")).toBeEmpty();
		await expect(page.locator("html")).not.toHaveAttribute("data-moved");
		await link(page, first).click();
		await expect(page.locator("html")).toHaveAttribute("data-moved", "true");
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await step("offers all and six expertises, each with its number of cases", async () => {
		expect(choices.length, "the specification promises six expertises").toBe(6);
		await expect(bar(page).getByRole("link")).toHaveText([every, ...choices].map(nameOf));
	});
	await step(
		"words on a flag have a ground of another colour, also for who knows no shapes",
		async () => {
			const lost = await page.locator(".case-flag :is(dt, dd)").evaluateAll(
				(words) =>
					words.filter((word) => {
						const ground = (element: Element | null): string => {
							const { backgroundColor } = getComputedStyle(element as Element);
							return backgroundColor === "rgba(0, 0, 0, 0)"
								? ground((element as Element).parentElement)
								: backgroundColor;
						};
						return ground(word) === getComputedStyle(word).color;
					}).length,
			);
			expect(lost).toBe(0);
		},
	);
	await page.evaluate(() => Object.assign(window, { same: true }));
	for (const choice of [...choices, every])
		await step(`${choice.name} shows its cases, in the address and aloud`, async () => {
			await link(page, choice).click();
			await expectCases(page, choice);
			await expect(page).toHaveURL(addressOf(choice));
			const { length } = choice.titles;
			await expect(page.locator("main [aria-live]")).toHaveText(
				length > 0
					? fill(filter.status, {
							keuze: choice.name,
							getoond: length,
							totaal: every.titles.length,
						})
					: filter.none,
			);
		});
	await step("a choice loads no new page", async () => {
		expect(await page.evaluate(() => "same" in window)).toBe(true);
	});
	await step("leaves a new tab to the browser", async () => {
		const [tab] = await Promise.all([
			context.waitForEvent("page"),
			link(page, first).click({ modifiers: ["ControlOrMeta"] }),
		]);
		await expect(tab).toHaveURL(addressOf(first));
		await tab.close();
		await expectCases(page, every);
		await expect(page).toHaveURL("/cases");
	});

	await step("goes back, forth and through a reload", async () => {
		await link(page, first).click();
		await link(page, second).click();
		await link(page, second).click();
		await expectCases(page, second);
		await page.goBack();
		await expectCases(page, first);
		await page.goBack();
		await expectCases(page, every);
		await page.goForward();
		await expectCases(page, first);
		await page.reload();
		await expectCases(page, first);
	});
	for (const colorScheme of ["light", "dark"] as const)
		await step(`has no accessibility fault with ${first.name}, ${colorScheme}`, async () => {
			await page.emulateMedia({ colorScheme });
			expect(await axeFaults(page, "main")).toEqual([]);
		});
	await step("comes back as it was left for a case", async () => {
		const told = content.cases.filter(({ story }) => story);
		const choice = choices.find(({ titles }) => told.some(({ title }) => titles.includes(title)));
		const entry = told.find(({ title }) => choice?.titles.includes(title));
		await link(page, choice ?? every).click();
		await cardOf(page, entry?.title ?? "")
			.getByRole("link")
			.click();
		await expect(page).toHaveURL(entry?.link ?? "");
		await page.goBack();
		await expectCases(page, choice ?? every);
	});
	await step("takes an address that nobody means for all cases", async () => {
		const query = `expertise=${first.slug}&expertise=<img src=x onerror=h0stile>`;
		await openFilter(page, `/cases?${query}`);
		await expectNothingOf(page, query);
	});
});

test("the filter works by its links while its script has not come", async ({ page }) => {
	await page.route("**/CaseFilter*.js", () => {});
	// Every number of cases that any frame could have shown.
	await page.addInitScript(() => {
		const counts = new Set<number>();
		Object.assign(window, { counts });
		const look = () => {
			const shown = [...document.querySelectorAll("article")].filter((card) =>
				card.checkVisibility(),
			);
			if (shown.length > 0) counts.add(shown.length);
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
	});
	const choice = choices.at(-1) as Choice;
	await page.setViewportSize(PHONE);
	await page.goto(addressOf(choice));
	await step("shows a shared choice from the first paint on", async () => {
		await expectCases(page, choice);
		const counts = await page.evaluate(() => [
			...(window as never as { counts: Set<number> }).counts,
		]);
		expect(Math.max(...counts)).toBeLessThanOrEqual(choice.titles.length);
	});

	for (const other of [second, every])
		await step(`leads to ${other.name} by its link`, async () => {
			await link(page, other).click();
			await expect(page).toHaveURL(addressOf(other));
			await expectCases(page, other);
		});
	// Many more beside src/sections/shared/case-filter.ts, which reads the address here as well.
	await step("takes an address that nobody means for all cases", async () => {
		const query = `expertise=${first.slug}${encodeURIComponent("</style><style>*{display:none}h0stile")}`;
		await page.goto(`/cases?${query}`, { waitUntil: "domcontentloaded" });
		await expectNothingOf(page, query);
	});
});
