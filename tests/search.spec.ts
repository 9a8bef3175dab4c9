/** Finding a page by a word. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";

const words = content.interface.search;
const dialog = (page: Page) => page.getByRole("dialog", { name: words.open });
const field = (page: Page) => page.getByLabel(words.field);
const button = (page: Page) => page.getByRole("button", { name: words.open, exact: true });
const results = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");
const status = (page: Page) => dialog(page).getByRole("status");
/** Opens the dialog on home and searches. */
const search = async (page: Page, query: string) => {
	await page.goto("/");
	await page.keyboard.press("/");
	await field(page).fill(query);
};
const hrefs = (page: Page) =>
	results(page).evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));

for (const [query, path] of [
	["Kubernetes", "/expertise/devops-ci-cd"],
	["kubernetis", "/expertise/devops-ci-cd"],
	["traineeship", "/over-ons/community"],
	["vacature", "/over-ons/werken-bij"],
	["premierekenaar", "/cases/openshift-aws"],
	["cookies", "/cookies"],
] as const)
	test(`finds ${path} by '${query}'`, async ({ page }) => {
		await search(page, query);
		await expect(results(page).first()).toBeVisible();
		expect(await hrefs(page)).toContain(path);
	});

test("asks for nothing before it is opened, and for two files then", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goto("/privacy", { waitUntil: "networkidle" });
	expect(asked.filter((path) => /search|zoeken/.test(path))).toEqual([]);
	await button(page).click();
	await field(page).fill("cloud");
	await expect(results(page).first()).toBeVisible();
	await page.keyboard.press("Escape");
	await button(page).click();
	await expect(field(page)).toBeFocused();
	const loaded = asked.filter((path) => /search|zoeken/.test(path));
	expect(loaded).toHaveLength(2);
	expect(loaded).toContain("/zoeken.json");
});

test("opens by its button, closes by Escape and by its cross, and gives the focus back", async ({
	page,
}) => {
	await page.goto("/");
	await button(page).click();
	await expect(field(page)).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(button(page)).toBeFocused();
	await button(page).click();
	await dialog(page).getByRole("button", { name: words.close }).click();
	await expect(dialog(page)).toBeHidden();
	await expect(button(page)).toBeFocused();
});

test("the key / opens it, but not with another key, nor in a field", async ({ page }) => {
	await page.goto("/");
	for (const key of ["Control+/", "Alt+/", "Meta+/"]) {
		await page.keyboard.press(key);
		await expect(dialog(page)).toBeHidden();
	}
	await page.keyboard.press("/");
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue("");
	await page.keyboard.type("ci/cd");
	await expect(field(page)).toHaveValue("ci/cd");
});

test("the arrow keys walk through the results, Enter follows one", async ({ page }) => {
	await search(page, "cloud");
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
	expect(first).not.toBe("/");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL((url) => url.pathname === first);
});

test("a place on the page itself closes the dialog and is gone to", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await search(page, content.paginas.home.why.title);
	const here = results(page).filter({ hasText: content.paginas.home.why.title }).first();
	await here.click();
	await expect(dialog(page)).toBeHidden();
	await expect(
		page.getByRole("heading", { name: content.paginas.home.why.title }),
	).toBeInViewport();
});

test("says how much it found", async ({ page }) => {
	await search(page, "cloud");
	await expect(results(page).first()).toBeVisible();
	const count = await results(page).count();
	await expect(status(page)).toHaveText(words.many.replace("{aantal}", `${count}`));
	await field(page).fill("xyzzyx");
	await expect(status(page)).toHaveText(words.none);
	await expect(results(page)).toHaveCount(0);
	await field(page).fill("");
	await expect(status(page)).toHaveText("");
});

test("what was typed before it had loaded is searched for", async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/zoeken.json", async (route) => {
		await held;
		await route.continue();
	});
	await search(page, "Kubernetes");
	await expect(results(page)).toHaveCount(0);
	release();
	await expect(results(page).first()).toBeVisible();
});

for (const file of ["**/zoeken.json", "**/search.client*"])
	test(`says so when ${file} does not come`, async ({ page, complaints }) => {
		await page.route(file, (route) => route.abort());
		await search(page, "cloud");
		await expect(status(page)).toHaveText(words.failed);
		complaints.length = 0;
	});

for (const colorScheme of ["light", "dark"] as const)
	for (const width of [320, 1280])
		test(`is accessible and fits, ${colorScheme}, ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 640 });
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await search(page, "team");
			await expect(results(page).first()).toBeVisible();
			const { violations } = await new AxeBuilder({ page }).include("#zoeken").analyze();
			expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)).toEqual(
				[],
			);
			const box = await dialog(page).boundingBox();
			expect(box?.x).toBeGreaterThanOrEqual(0);
			expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
			expect(await dialog(page).evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
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

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("it is not there", async ({ page }) => {
		await page.goto("/");
		await expect(page.locator("[data-search]").first()).toBeHidden();
		await expect(dialog(page)).toBeHidden();
	});
});
