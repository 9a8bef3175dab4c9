/** Finding a page by a word. */
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

const words = content.interface.search;
const dialog = (page: Page) => page.getByRole("dialog", { name: words.open });
const field = (page: Page) => page.getByLabel(words.field);
const button = (page: Page) => page.getByRole("button", { name: words.open, exact: true });
const results = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");
const status = (page: Page) => dialog(page).getByRole("status");
const hrefs = (page: Page) =>
	results(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

/** What several pages are about. */
const SUBJECT = content.expertise[0]?.name ?? "";

/** The word that stands in the fewest places. */
const rarest = (candidates: readonly string[]) => {
	const all = JSON.stringify(content).toLowerCase();
	const places = (word: string) => all.split(word.toLowerCase()).length;
	return candidates.toSorted((a, b) => places(a) - places(b))[0] ?? "";
};
/** Words without accents or signs, so that a letter can be replaced. */
const plainWords = (text: string) => text.match(/\b[A-Za-z]{8,}\b/g) ?? [];

/** Queries, and the page that has to be among what they find. */
function findable(): [string, string][] {
	const { paginas, vacatures, cases } = content;
	const technology = rarest(
		content.expertise.flatMap(({ technologies }) => technologies.items.map(({ name }) => name)),
	);
	const expertise = content.expertise.find(({ technologies }) =>
		technologies.items.some(({ name }) => name === technology),
	);
	const told = cases.find(({ story }) => story);
	const inStory = rarest(plainWords(JSON.stringify(told?.story?.approach)));
	return [
		[technology, `/expertise/${expertise?.slug}`],
		[inStory, told?.link ?? ""],
		// With one letter wrong.
		[
			`${inStory.slice(0, -2)}${inStory.at(-2) === "x" ? "q" : "x"}${inStory.at(-1)}`,
			told?.link ?? "",
		],
		[paginas.community.traineeship.title, "/over-ons/community"],
		[vacatures[0]?.title ?? "", "/over-ons/werken-bij"],
		[paginas.cookies.title, "/cookies"],
	];
}

test("finds pages, by button and by keyboard", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	const ofSearch = () => asked.filter((path) => /search|zoeken/.test(path));
	await page.goto("/privacy", { waitUntil: "networkidle" });

	await step("asks for nothing before it is opened, and for two files then", async () => {
		expect(ofSearch()).toEqual([]);
		await button(page).click();
		await expect(field(page)).toBeFocused();
		await field(page).fill(SUBJECT);
		await expect(results(page).first()).toBeVisible();
	});

	await step("Escape and the cross close it, and give the focus back", async () => {
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
		await button(page).click();
		await expect(field(page)).toBeFocused();
		await dialog(page).getByRole("button", { name: words.close }).click();
		await expect(dialog(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
		expect(ofSearch()).toHaveLength(2);
		expect(ofSearch()).toContain("/zoeken.json");
	});

	await step("the key / opens it, but not with another key, nor in a field", async () => {
		for (const key of ["Control+/", "Alt+/", "Meta+/"]) {
			await page.keyboard.press(key);
			await expect(dialog(page)).toBeHidden();
		}
		const before = await field(page).inputValue();
		await page.keyboard.press("/");
		await expect(field(page)).toBeFocused();
		await expect(field(page)).toHaveValue(before);
		await field(page).fill("");
		await page.keyboard.type("ci/cd");
		await expect(field(page)).toHaveValue("ci/cd");
	});

	for (const [query, path] of findable())
		await step(`finds ${path} by '${query}'`, async () => {
			await field(page).fill(query);
			await expect.poll(() => hrefs(page)).toContain(path);
		});

	await step("says how much it found", async () => {
		await field(page).fill(SUBJECT);
		await expect(results(page).nth(1)).toBeVisible();
		const count = await results(page).count();
		await expect(status(page)).toHaveText(words.many.replace("{aantal}", `${count}`));
		await field(page).fill("xyzzyx");
		await expect(status(page)).toHaveText(words.none);
		await expect(results(page)).toHaveCount(0);
		await field(page).fill("");
		await expect(status(page)).toHaveText("");
	});

	await step("the arrow keys walk through the results, Enter follows one", async () => {
		await field(page).fill(SUBJECT);
		await expect(results(page).nth(1)).toBeVisible();
		await page.keyboard.press("ArrowUp");
		await expect(field(page)).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("ArrowDown");
		await expect(results(page).nth(1)).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(results(page).first()).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(field(page)).toBeFocused();
		const [first = ""] = await hrefs(page);
		expect(first).not.toBe("/privacy");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL((url) => url.pathname === first);
	});
});

test("searches for what was typed early, fits, and leads to a place on the page itself", async ({
	page,
}) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/zoeken.json", async (route) => {
		await held;
		await route.continue();
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	await step("what was typed before it had loaded is searched for", async () => {
		await page.keyboard.press("/");
		await field(page).fill(SUBJECT);
		await expect(results(page)).toHaveCount(0);
		release();
		await expect(results(page).first()).toBeVisible();
	});

	for (const width of [320, 1280])
		for (const colorScheme of ["light", "dark"] as const)
			await step(`is accessible and fits, ${colorScheme}, ${width} px`, async () => {
				await page.setViewportSize({ width, height: 640 });
				await page.emulateMedia({ colorScheme });
				expect(await axeFaults(page, "#zoeken")).toEqual([]);
				const box = await dialog(page).boundingBox();
				expect(box?.x).toBeGreaterThanOrEqual(0);
				expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
				expect(await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
			});

	await step("a place on the page itself closes the dialog and is gone to", async () => {
		const { title } = content.paginas.home.why;
		await field(page).fill(title);
		await results(page).filter({ hasText: title }).first().click();
		await expect(dialog(page)).toBeHidden();
		await expect(page.getByRole("heading", { name: title })).toBeInViewport();
	});
});

for (const file of ["**/zoeken.json", "**/search.client*"])
	test(`says so when ${file} does not come`, async ({ page, complaints }) => {
		await page.route(file, (route) => route.abort());
		await page.goto("/privacy");
		await button(page).click();
		await field(page).fill(SUBJECT);
		await expect(status(page)).toHaveText(words.failed);
		complaints.length = 0;
	});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
	test("it opens from the menu, which closes", async ({ page }) => {
		await page.goto("/privacy");
		await page.goto("/contact");
		const opener = page.getByRole("button", { name: content.interface.openMenu, exact: true });
		await opener.tap();
		await page.locator("#menu").getByRole("button", { name: words.open }).tap();
		await expect(page.locator("#menu")).toBeHidden();
		await expect(field(page)).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toBeHidden();
		await expect(opener).toBeFocused();
		await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
		await page.goBack();
		await expect(page).toHaveURL("/privacy");
	});
});
