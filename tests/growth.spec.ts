/** What holds when there are many cases, and none of an expertise: on a site built for it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { manyCases } from "../scripts/many-cases.ts";
import { freePort } from "../scripts/ports.ts";
import { serve } from "../scripts/serve.ts";
import { buildVariant } from "../scripts/variant.ts";
import { axeFaults } from "./axe.ts";
import { test as base, builtPage, content, expect, routes } from "./site.ts";
import { NO_CASES, PROMISED } from "./specification.ts";

const { filter } = content.paginas.cases;
const fields = [...content.expertise, ...content.diensten];
const FIRST_PORT = 8900;

/** The card of a case, in a list of them. */
const CARD = /<li [^>]*data-expertise[\s\S]*?<\/article><\/li>/g;

/** So many that what each costs is more than all else that differs. */
const MANY = 60;

/** Of this one there will be no case: each real one is about another as well. */
const empty = filter.expertise.findLast((id) =>
	content.cases.every(({ expertise }) => !expertise.includes(id) || expertise.length > 1),
) as string;
const slugOf = (id: string) => fields.find((field) => field.id === id)?.slug ?? "";

function change(files: Map<string, string>) {
	for (const [path, text] of files)
		if (path.startsWith("content/cases/"))
			files.set(path, text.replace(new RegExp(`^  - ${empty}\\n`, "m"), ""));
	const others = filter.expertise.filter((id) => id !== empty);
	// After the real ones, which so stay where they are on other pages.
	for (const [path, text] of manyCases(MANY - content.cases.length, others))
		files.set(
			path,
			text.replace(/^order: (\d+)$/m, (_, order) => `order: ${1000 + Number(order)}`),
		);
}

type Site = Awaited<ReturnType<typeof buildVariant>> & { url: string };

/** A `test` whose pages are those of that site. */
const test = base.extend<object, { site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
		async ({}, use, { workerIndex }) => {
			const variant = await buildVariant(change);
			// The server ends with this worker.
			const { url } = await serve(await freePort(FIRST_PORT + 10 * workerIndex), variant.dist);
			await use({ ...variant, url });
			variant.remove();
		},
		{ scope: "worker", timeout: 300_000 },
	],
	baseURL: ({ site }, use) => use(site.url),
});

const choice = (page: Page, slug: string) =>
	page.getByRole("navigation", { name: filter.label }).locator(`a[href$="?expertise=${slug}"]`);
const island = (page: Page) => page.locator("astro-island[component-url*=CaseFilter]:not([ssr])");
const shown = (page: Page) => page.locator("article:visible");

// The site is built once.
test.describe.configure({ mode: "default" });

test("all show, the filter finds every case of an expertise, and says where there is none", async ({
	page,
}) => {
	await page.goto("/cases");
	await expect(shown(page)).toHaveCount(MANY);
	await expect(page.getByText(filter.none)).toBeHidden();
	await expect(island(page)).toHaveCount(1);
	for (const id of filter.expertise.filter((id) => id !== empty)) {
		const slug = slugOf(id);
		const count = Number(/\d+$/.exec((await choice(page, slug).textContent()) ?? "")?.[0]);
		expect(count).toBeGreaterThan(20);
		await choice(page, slug).click();
		await expect(page.locator(`li[data-expertise~="${slug}"]:visible`)).toHaveCount(count);
		await expect(shown(page)).toHaveCount(count);
	}
	await choice(page, slugOf(empty)).click();
	await expect(shown(page)).toHaveCount(0);
	await expect(page.getByText(NO_CASES), PROMISED).toHaveCount(2);
	await expect(page.locator("main [aria-live]")).toHaveText(filter.none);
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		expect(await axeFaults(page, "main"), colorScheme).toEqual([]);
	}
	await page.getByRole("link", { name: filter.reset }).click();
	await expect(shown(page)).toHaveCount(MANY);
	await expect(page).toHaveURL("/cases");
});

test("says so from the first paint on when the address asks for it", async ({ page }) => {
	await page.route("**/CaseFilter*.js", () => {});
	await page.goto(`/cases?expertise=${slugOf(empty)}`, { waitUntil: "commit" });
	await expect(page.getByText(filter.none)).toBeVisible();
	await expect(shown(page)).toHaveCount(0);
});

test("a case costs its card and its place in the structured data, nothing else", ({ site }) => {
	const partsOf = (page: string) => {
		const cards = page.match(CARD) ?? [];
		const [data = ""] = page.match(/<script type="application\/ld\+json"[\s\S]*?<\/script>/) ?? [];
		return { cards, data, rest: page.length - cards.join("").length - data.length };
	};
	const few = partsOf(builtPage("/cases"));
	const many = partsOf(readFileSync(join(site.dist, "cases.html"), "utf8"));
	expect(few.cards).toHaveLength(content.cases.length);
	expect(many.cards).toHaveLength(MANY);
	// The numbers in the filter have more digits; that is all.
	expect(many.rest - few.rest).toBeLessThan(100);
	for (const card of many.cards) expect(card.length).toBeLessThan(2500);
	expect((many.data.length - few.data.length) / (MANY - few.cards.length)).toBeLessThan(250);
});

test("no other page grows", ({ site }) => {
	for (const route of routes.filter((route) => route !== "/cases")) {
		const grown = readFileSync(join(site.dist, `${route === "/" ? "index" : route}.html`), "utf8");
		// The way to more cases comes where there were few; the first and the last case have other
		// neighbours, with other flags.
		const most = route.startsWith("/expertise/") || route.startsWith("/cases/") ? 1000 : 0;
		// At most three cases are related to a page; all else on it stays as it is.
		const rest = (page: string) => page.replaceAll(CARD, "").length;
		expect(Math.abs(rest(grown) - rest(builtPage(route))), route).toBeLessThanOrEqual(most);
		expect(grown.match(CARD)?.length ?? 0, route).toBeLessThanOrEqual(3);
	}
});
