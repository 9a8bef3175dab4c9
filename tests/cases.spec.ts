/** The cases: their filter and its addresses, their cards, their own pages. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";

const { filter, card: words, detail } = content.paginas.cases;
const fields = [...content.expertise, ...content.diensten];
// The contract has checked that it exists.
const field = (id: string) => fields.find((entry) => entry.id === id) as (typeof fields)[0];
const choices = filter.expertise.map((id) => {
	const { name, slug } = field(id);
	const titles = content.cases
		.filter(({ expertise }) => expertise.includes(id))
		.map(({ title }) => title);
	return { name, slug, titles };
});
const all = content.cases.map(({ title }) => title);
const [first, second] = choices as [(typeof choices)[0], (typeof choices)[0]];

const bar = (page: Page) => page.getByRole("navigation", { name: filter.label });
const link = (page: Page, name: string) =>
	bar(page)
		.getByRole("link")
		.filter({ hasText: new RegExp(`^${name.replaceAll(/[/&]/g, ".")} \\d+$`) });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const island = (page: Page) => page.locator("astro-island[component-url*=CaseFilter]:not([ssr])");
const addressOf = (slug: string) => `/cases?expertise=${slug}`;

/** Asserts that these cases show and no other, and that the filter says which. */
async function expectCases(page: Page, titles: string[], name: string) {
	const seen = page.locator("article:visible h3");
	await expect(seen).toHaveCount(titles.length);
	expect((await seen.allTextContents()).sort()).toEqual([...titles].sort());
	await expect(bar(page).locator("[aria-current]")).toHaveText(new RegExp(`^${name} \\d+$`));
}

/** Opens /cases once its filter runs. */
async function openFilter(page: Page, address = "/cases") {
	await page.goto(address);
	await expect(island(page)).toHaveCount(1);
}

test.describe("the filter", () => {
	test("offers all and six expertises, each with its number of cases", async ({ page }) => {
		await openFilter(page);
		expect(choices).toHaveLength(6);
		await expect(bar(page).getByRole("link")).toHaveText([
			`${filter.all} ${all.length}`,
			...choices.map(({ name, titles }) => `${name} ${titles.length}`),
		]);
		await expectCases(page, all, filter.all);
		await expect(page.getByRole("status")).toBeEmpty();
	});

	for (const { name, slug, titles } of choices)
		test(`${name} shows its cases, in the address and aloud`, async ({ page }) => {
			await openFilter(page);
			await page.evaluate(() => Object.assign(window, { same: true }));
			await link(page, name).click();
			await expectCases(page, titles, name);
			await expect(page).toHaveURL(addressOf(slug));
			await expect(page.getByRole("status")).toHaveText(
				filter.status.replace("{getoond}", `${titles.length}`).replace("{totaal}", `${all.length}`),
			);
			await link(page, filter.all).click();
			await expectCases(page, all, filter.all);
			await expect(page).toHaveURL("/cases");
			expect(await page.evaluate(() => "same" in window), "no new page was loaded").toBe(true);
		});

	test("cross-fades on a choice, and not on arrival", async ({ page }) => {
		await page.addInitScript(() => {
			const start = document.startViewTransition;
			document.startViewTransition = (...options) => {
				document.documentElement.dataset.moved = "true";
				return start.apply(document, options);
			};
		});
		await openFilter(page, addressOf(second.slug));
		await expectCases(page, second.titles, second.name);
		await expect(page.locator("html")).not.toHaveAttribute("data-moved");
		await link(page, first.name).click();
		await expect(page.locator("html")).toHaveAttribute("data-moved", "true");
	});

	test("follows Back, Forward and reload", async ({ page }) => {
		await openFilter(page);
		await link(page, first.name).click();
		await link(page, second.name).click();
		await link(page, second.name).click();
		await expectCases(page, second.titles, second.name);
		await page.goBack();
		await expectCases(page, first.titles, first.name);
		await page.goBack();
		await expectCases(page, all, filter.all);
		await page.goForward();
		await expectCases(page, first.titles, first.name);
		await page.reload();
		await expectCases(page, first.titles, first.name);
	});

	test("comes back as it was left for a case", async ({ page }) => {
		await openFilter(page);
		const [entry] = content.cases.filter(({ story }) => story);
		const choice = choices.find(({ titles }) => titles.includes(entry?.title ?? "")) ?? first;
		await link(page, choice.name).click();
		await cards(page)
			.getByRole("link", { name: entry?.title ?? "" })
			.click();
		await expect(page).toHaveURL(entry?.link ?? "");
		await page.goBack();
		await expectCases(page, choice.titles, choice.name);
	});

	test("leaves a new tab to the browser", async ({ page, context }) => {
		await openFilter(page);
		const [tab] = await Promise.all([
			context.waitForEvent("page"),
			link(page, first.name).click({ modifiers: ["ControlOrMeta"] }),
		]);
		await expect(tab).toHaveURL(addressOf(first.slug));
		await expectCases(page, all, filter.all);
		await expect(page).toHaveURL("/cases");
	});

	test("works by its links while its script has not come", async ({ page }) => {
		await page.route("**/CaseFilter*.js", () => {});
		await page.goto("/cases", { waitUntil: "commit" });
		await link(page, first.name).click();
		await expect(page).toHaveURL(addressOf(first.slug));
		await expectCases(page, first.titles, first.name);
		await link(page, filter.all).click();
		await expectCases(page, all, filter.all);
	});

	test("shows a shared choice from the first paint on", async ({ page }) => {
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
		await page.goto(addressOf(first.slug), { waitUntil: "commit" });
		await expectCases(page, first.titles, first.name);
		const counts = await page.evaluate(() => [
			...(window as never as { counts: Set<number> }).counts,
		]);
		expect(Math.max(...counts)).toBeLessThanOrEqual(first.titles.length);
	});

	test("is reached from the expertise pages", async ({ page }) => {
		const { slug } = field("devops-ci-cd");
		await page.goto(`/expertise/${slug}`);
		await page.getByRole("link", { name: content.paginas.expertise.detail.moreCases }).click();
		await expect(page).toHaveURL(addressOf(slug));
	});

	for (const colorScheme of ["light", "dark"] as const)
		test(`has no accessibility fault in any state, ${colorScheme}`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await openFilter(page);
			for (const { name, titles } of choices) {
				await link(page, name).click();
				await expectCases(page, titles, name);
				expect((await new AxeBuilder({ page }).analyze()).violations, name).toEqual([]);
			}
		});

	test("takes 200 hostile addresses for all cases, and repeats nothing of them", async ({
		page,
	}) => {
		test.slow();
		for (const query of hostileQueries(
			200,
			choices.map(({ slug }) => slug),
		)) {
			const response = await page.goto(`/cases?${query}`, { waitUntil: "domcontentloaded" });
			expect(response?.status(), query).toBe(200);
			const seen = await page.evaluate(() => ({
				shown: [...document.querySelectorAll("article")].filter((card) => card.checkVisibility())
					.length,
				current: document.querySelector("nav a[href='/cases'][aria-current=true]") !== null,
				html: document.documentElement.outerHTML,
			}));
			expect(seen.shown, query).toBe(all.length);
			expect(seen.current, query).toBe(true);
			expect(seen.html.includes("h0stile"), query).toBe(false);
		}
		// The filter itself takes them the same way.
		await openFilter(page, `/cases?expertise=${first.slug}&expertise=<img src=x onerror=h0stile>`);
		await expectCases(page, all, filter.all);
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });
		test("is not there, and all cases are", async ({ page }) => {
			for (const address of ["/cases", addressOf(first.slug)]) {
				await page.goto(address);
				await expect(page.locator("article:visible h3")).toHaveCount(all.length);
				await expect(bar(page)).toBeHidden();
			}
		});
	});
});

/** Queries that choose nothing: markup, encodings, lengths, repetition, near misses. The same on every run. */
function hostileQueries(count: number, slugs: string[]): string[] {
	let seed = 20261121;
	const random = (below: number) => {
		seed = (seed * 1103515245 + 12345) % 2147483648;
		return seed % below;
	};
	const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
	const payloads = [
		"<script>h0stile()</script>",
		'"><img src=x onerror=h0stile>',
		"'-h0stile-'",
		"javascript:h0stile",
		"</style><style>*{display:none}h0stile",
		'"] *,[x="h0stile',
		"\u202eh0stile",
		"h0stile\u0000",
		"../../h0stile",
		"__proto__[h0stile]",
		"constructor",
		"h0stile💥",
		"%",
		"%zz",
		"%E0%A4%A",
		"null",
		"*",
	];
	const queries: ((slug: string, payload: string) => string)[] = [
		(_, payload) => `expertise=${encodeURIComponent(payload)}`,
		(_, payload) => `expertise=${encodeURI(payload)}`,
		(slug, payload) => `expertise=${slug}${encodeURIComponent(payload)}`,
		(slug, payload) => `expertise=${slug}&expertise=${encodeURIComponent(payload)}`,
		(slug) => `expertise=${slug}&expertise=${slug}`,
		(_, payload) => `expertise=${encodeURIComponent(payload).repeat(1 + random(200))}`,
		(slug) => `expertise=${encodeURIComponent(encodeURIComponent(slug.replace("-", "%")))}`,
		(slug) => `expertise=%20${slug}`,
		(slug) => `expertise=${slug.toUpperCase()}`,
		(slug) => `Expertise=${slug}`,
		(slug, payload) => `${encodeURIComponent(payload)}=${slug}`,
		(slug) => `expertise[]=${slug}`,
		() => `expertise${"=".repeat(random(4))}`,
		(slug, payload) => `expertise=${slug};${encodeURIComponent(payload)}`,
	];
	return Array.from({ length: count }, (_, index) =>
		(queries[index % queries.length] as (typeof queries)[0])(pick(slugs), pick(payloads)),
	);
}

test.describe("a case card", () => {
	for (const entry of content.cases)
		test(`of ${entry.title} says what it should and no more`, async ({ page }) => {
			await page.goto("/cases");
			const card = cards(page).filter({ has: page.getByRole("heading", { name: entry.title }) });
			await expect(card).toContainText(entry.emoji);
			await expect(card).toContainText(entry.sector);
			await expect(card).toContainText(entry.result);
			const metrics = entry.metrics.slice(0, 2);
			await expect(card.locator("dd")).toHaveText(metrics.map(({ value }) => value));
			await expect(card.locator("dt")).toHaveText(metrics.map(({ label }) => label));
			await expect(card.getByRole("listitem")).toHaveText(entry.technologies.slice(0, 3));
			if (entry.link === "#") {
				await expect(card).toContainText(words.soon);
				await expect(card.getByRole("link")).toHaveCount(0);
			} else {
				await expect(card).not.toContainText(words.soon);
				await expect(card.getByRole("link")).toHaveText([`${words.read}: ${entry.title}`]);
				// Anywhere on the card, such as its corner.
				const box = await card.boundingBox();
				await card.click({ position: { x: (box?.width ?? 0) - 5, y: (box?.height ?? 0) - 5 } });
				await expect(page).toHaveURL(entry.link);
			}
		});

	for (const width of [360, 768, 1440])
		test(`is larger for a featured case, at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/cases");
			const areas = async (featured: boolean) =>
				Promise.all(
					content.cases
						.filter((entry) => entry.featured === featured)
						.map(async ({ title }) => {
							const box = await cards(page)
								.filter({ has: page.getByRole("heading", { name: title }) })
								.boundingBox();
							return (box?.width ?? 0) * (box?.height ?? 0);
						}),
				);
			const smallest = Math.min(...(await areas(true)));
			const largest = Math.max(...(await areas(false)));
			expect(smallest / largest).toBeGreaterThan(1.1);
		});
});

for (const entry of content.cases)
	if (entry.story) {
		const { story } = entry;
		test.describe(entry.link, () => {
			test("tells challenge, approach, results and insights, in the order of its layout", async ({
				page,
			}) => {
				await page.goto(entry.link);
				const resultsFirst = story.layout === "results-first";
				const titles = (
					await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()
				).filter((title) => title !== detail.factsheet);
				expect(titles).toEqual([
					...(resultsFirst ? [detail.results] : []),
					story.challenge.title,
					...(resultsFirst ? [story.results.title] : []),
					story.approach.title,
					...(resultsFirst ? [] : [story.results.title]),
					story.insights.title,
					story.closing.title,
				]);
				const main = page.getByRole("main");
				for (const text of [detail.challenge, detail.approach, detail.results, detail.insights])
					await expect(main.getByText(text, { exact: true })).toHaveCount(1);
				for (const { title, text, price } of story.approach.choices)
					await expect(
						main.getByRole("listitem").filter({ hasText: title }).filter({ hasText: text }),
					).toContainText(price);
				await expect(main.getByRole("listitem").filter({ has: page.locator("svg") })).toContainText(
					entry.metrics.map(({ description }) => description ?? ""),
				);
			});

			test("has a story of 400 to 700 words", () => {
				const { meta, layout, facts, closing, ...told } = story;
				const count = textsOf(told).join(" ").split(/\s+/).length;
				expect(count).toBeGreaterThanOrEqual(400);
				expect(count).toBeLessThanOrEqual(700);
			});

			test("leads to contact, its expertise, and the cases beside it", async ({ page }) => {
				await page.goto(entry.link);
				const main = page.getByRole("main");
				await expect(main.getByRole("link", { name: story.closing.button })).toHaveAttribute(
					"href",
					"/contact",
				);
				const { name } = field(entry.expertise[0] ?? "");
				await main.getByRole("link", { name: `${detail.expertiseLink} ${name}` }).click();
				await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
				await expect(page).not.toHaveURL(entry.link);
				await page.goBack();
				const told = content.cases.filter(({ story }) => story);
				const index = told.findIndex(({ id }) => id === entry.id);
				for (const [label, neighbour] of [
					[detail.previous, told.at(index - 1)],
					[detail.next, told.at((index + 1) % told.length)],
				] as const)
					await expect(
						main.locator("div", { has: page.getByText(label, { exact: true }) }).last(),
					).toContainText(neighbour?.title ?? "");
			});

			test("counts its four figures up once they are seen, as its layout asks", async ({
				page,
			}) => {
				await page.clock.install({ time: 0 });
				await page.clock.pauseAt(1000);
				await page.goto(entry.link);
				const values = page.locator("astro-island[component-url*=CaseResults] li > p");
				await expect(values).toHaveCount(4);
				await values.first().scrollIntoViewIfNeeded();
				const counting = values.first().locator("[aria-hidden=true]");
				await expect(counting).toBeVisible();
				await expect(counting).toHaveText(/\D?0/);
				if (story.layout === "results-first") {
					// 50 steps of 30 ms; none in between.
					await page.clock.runFor(29);
					const before = await counting.textContent();
					await page.clock.runFor(1);
					await expect(counting).not.toHaveText(before ?? "");
					await page.clock.runFor(48 * 30);
					await expect(counting).toBeVisible();
					await page.clock.runFor(30);
				} else {
					await page.clock.runFor(1900);
					await expect(counting).toBeVisible();
					await page.clock.runFor(200);
				}
				await expect(counting).toHaveCount(0);
				await expect(values.first()).toHaveText(entry.metrics[0]?.value ?? "");
			});
		});
	}

/** Every text in a piece of content. */
function textsOf(data: unknown): string[] {
	if (typeof data === "string") return [data];
	return data && typeof data === "object" ? Object.values(data).flatMap(textsOf) : [];
}

test("the title and the figure of one case contradict each other as its claim says", async ({
	page,
}) => {
	const claim = content.claims["openshift-releases"]?.readings ?? {};
	await page.goto("/cases/openshift-aws");
	await expect(page.getByRole("heading", { level: 1 })).toContainText(claim.titel ?? "");
	await expect(page.getByRole("main").locator("dd").first()).toHaveText(claim.cijfer ?? "");
	expect([claim.titel, claim.cijfer]).toEqual(["4x", "3x"]);
});
