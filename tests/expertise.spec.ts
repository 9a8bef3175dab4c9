/** The expertise pages: filters of client cases, figures that count up, the tech stack. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";

const { impact: words } = content.paginas.expertise.detail;
const expertise = content.expertise.find(({ id }) => id === "cloud-solutions");
if (!expertise) throw new Error("content/expertise has no cloud-solutions: choose another entry");
const path = `/expertise/${expertise.slug}`;
const cases = expertise.impact.cases;
const sectors = [...new Set(cases.map(({ sector }) => sector))];
const technologies = [...new Set(cases.flatMap(({ technologies }) => technologies))];

const group = (page: Page, name: string) => page.getByRole("group", { name });
const radio = (page: Page, groupName: string, name: string) =>
	group(page, groupName).getByRole("radio", { name, exact: true });
const clients = (page: Page) =>
	page.getByRole("article").filter({ hasText: words.challenge }).getByRole("heading", { level: 3 });
const clientsOf = (filter: (entry: (typeof cases)[0]) => boolean) =>
	cases.filter(filter).map(({ client }) => client);

/** Opens the page at its client cases, once their island runs. */
async function openFilters(page: Page) {
	await page.goto(path);
	await group(page, words.sector).scrollIntoViewIfNeeded();
	await expect(page.locator("astro-island[component-url*=ImpactCases]:not([ssr])")).toHaveCount(1);
}

test.describe("client cases", () => {
	test("show all at first, with every choice on 'Alle'", async ({ page }) => {
		await openFilters(page);
		await expect(clients(page)).toHaveText(cases.map(({ client }) => client));
		for (const name of [words.sector, words.technology])
			await expect(radio(page, name, words.all)).toBeChecked();
		await expect(group(page, words.sector).getByRole("radio")).toHaveCount(sectors.length + 1);
		await expect(group(page, words.technology).getByRole("radio")).toHaveCount(
			Math.min(technologies.length, 8) + 1,
		);
	});

	test("show what matches both choices, and say how many", async ({ page }) => {
		await openFilters(page);
		const [first] = cases;
		const technology = first?.technologies[0] ?? "";
		await radio(page, words.technology, technology).check();
		const matching = clientsOf((entry) => entry.technologies.includes(technology));
		await expect(clients(page)).toHaveText(matching);
		await expect(page.getByRole("status")).toHaveText(
			words.status
				.replace("{getoond}", `${matching.length}`)
				.replace("{totaal}", `${cases.length}`),
		);
		await radio(page, words.sector, first?.sector ?? "").check();
		await expect(clients(page)).toHaveText([first?.client ?? ""]);
		await radio(page, words.sector, words.all).check();
		await expect(clients(page)).toHaveText(matching);
	});

	test("move in a view transition", async ({ page }) => {
		await page.addInitScript(() => {
			const start = document.startViewTransition;
			document.startViewTransition = (...options) => {
				document.documentElement.dataset.moved = "true";
				return start.apply(document, options);
			};
		});
		await openFilters(page);
		await expect(page.locator("html")).not.toHaveAttribute("data-moved");
		await radio(page, words.sector, sectors[0] ?? "").check();
		await expect(page.locator("html")).toHaveAttribute("data-moved", "true");
	});

	test("offer a way back when nothing matches", async ({ page }) => {
		await openFilters(page);
		// A sector and a technology that no case has together.
		const [sector, technology] = sectors
			.flatMap((sector) =>
				technologies.slice(0, 8).map((technology) => [sector, technology] as const),
			)
			.find(([sector, technology]) =>
				cases.every((entry) => entry.sector !== sector || !entry.technologies.includes(technology)),
			) as [string, string];
		await radio(page, words.sector, sector).check();
		await radio(page, words.technology, technology).check();
		await expect(clients(page)).toHaveCount(0);
		await expect(page.getByRole("main")).toContainText("Geen cases gevonden met deze filters.");
		await expect(page.getByRole("status")).toHaveText(words.none);
		expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
		await page.getByRole("button", { name: words.reset }).click();
		await expect(clients(page)).toHaveCount(cases.length);
		for (const name of [words.sector, words.technology])
			await expect(radio(page, name, words.all)).toBeChecked();
		await expect(radio(page, words.sector, words.all)).toBeFocused();
	});

	for (const colorScheme of ["light", "dark"] as const)
		test(`have no accessibility fault with a choice made, ${colorScheme}`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
			await openFilters(page);
			await radio(page, words.sector, sectors[0] ?? "").check();
			await expect(clients(page)).toHaveCount(1);
			expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
		});

	test("each filter is one stop of the Tab key, arrows choose", async ({ page }) => {
		await openFilters(page);
		await radio(page, words.sector, words.all).focus();
		await page.keyboard.press("ArrowRight");
		await expect(radio(page, words.sector, sectors[0] ?? "")).toBeChecked();
		await expect(clients(page)).toHaveText(clientsOf(({ sector }) => sector === sectors[0]));
		await page.keyboard.press("Tab");
		await expect(radio(page, words.technology, words.all)).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.locator("main :focus[type=radio]")).toHaveCount(0);
	});

	test("find a choice that was made before their script ran", async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/ImpactCases*.js", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(path);
		await radio(page, words.sector, sectors[1] ?? "").check();
		await expect(clients(page)).toHaveCount(cases.length);
		release();
		await expect(clients(page)).toHaveText(clientsOf(({ sector }) => sector === sectors[1]));
		await expect(radio(page, words.sector, sectors[1] ?? "")).toBeChecked();
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });
		test("all show, the filters do not", async ({ page }) => {
			await page.goto(path);
			await expect(clients(page)).toHaveCount(cases.length);
			await expect(page.locator("input[type=radio]:visible")).toHaveCount(0);
		});
	});
});

test.describe("figures", () => {
	const [first] = expertise.stats;
	const figure = (page: Page) => page.getByRole("main").locator("dl").first().locator("dd").first();

	/** Opens the page with a clock that stands still, so that counting waits at 0. */
	const openWithStillClock = async (page: Page) => {
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(1000);
		await page.goto(path);
	};

	test("count from 0 to the text of the page, once, in two seconds", async ({ page }) => {
		await openWithStillClock(page);
		const counting = figure(page).locator("[aria-hidden=true]");
		await expect(counting).toHaveText(/^0/);
		await page.clock.runFor(1000);
		const halfway = Number.parseInt((await counting.textContent()) ?? "", 10);
		const end = Number.parseInt(first?.value ?? "", 10);
		expect(halfway).toBeGreaterThan(end * 0.4);
		expect(halfway).toBeLessThan(end * 0.6);
		await page.clock.runFor(900);
		await expect(counting).toBeVisible();
		await page.clock.runFor(200);
		await expect(counting).toHaveCount(0);
		await expect(figure(page)).toHaveText(first?.value ?? "");

		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page.evaluate(() => scrollTo(0, 0));
		await page.clock.runFor(100);
		await expect(counting).toHaveCount(0);
	});

	test("are their final text to a screen reader all along, and keep their width", async ({
		page,
	}) => {
		await openWithStillClock(page);
		await expect(figure(page).locator("[aria-hidden=true]")).toHaveText(/^0/);
		await expect(figure(page)).toMatchAriaSnapshot(`- definition: ${first?.value}`);
		const before = await figure(page).boundingBox();
		await page.clock.runFor(2100);
		expect(await figure(page).boundingBox()).toEqual(before);
	});

	test("stand still when the visitor asked for less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(path);
		await expect(page.locator("astro-island[component-url*=CountUp]:not([ssr])")).toHaveCount(1);
		// At once, not after two seconds: nothing may start to count.
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
		expect(await figure(page).locator("[aria-hidden=true]").count()).toBe(0);
		await expect(figure(page)).toHaveText(first?.value ?? "");
	});

	test("are there when their script fails", async ({ page, complaints }) => {
		await page.route("**/CountUp*.js", (route) => route.abort());
		await page.goto(path, { waitUntil: "networkidle" });
		await expect(figure(page)).toHaveText(first?.value ?? "");
		await expect(figure(page).locator("span span")).toHaveCSS("opacity", "1");
		// The failure itself is what this test made.
		complaints.length = 0;
	});
});

test.describe("the tech stack", () => {
	const { title, items } = content.paginas.expertise.techStack;
	const cards = (page: Page) => page.locator("[data-reveal-card]");
	/** What Element.animate was asked for, per element that was seen. */
	const watchAnimations = (page: Page) =>
		page.addInitScript(() => {
			const seen: unknown[] = [];
			Object.assign(window, { seen });
			const animate = Element.prototype.animate;
			Element.prototype.animate = function (keyframes, options) {
				seen.push([this.textContent, options]);
				return animate.call(this, keyframes, options);
			};
		});
	const seen = (page: Page) =>
		page.evaluate(
			() => (window as never as { seen: [string, { duration: number; delay?: number }][] }).seen,
		);

	for (const [width, columns] of [
		[360, 2],
		[768, 3],
		[1440, 4],
	] as const)
		test(`has ${columns} columns at ${width} px`, async ({ page }) => {
			await page.setViewportSize({ width, height: 900 });
			await page.goto("/expertise");
			await expect(cards(page)).toHaveCount(items.length);
			const lefts = await cards(page).evaluateAll((all) =>
				all.map((card) => card.getBoundingClientRect().left),
			);
			expect(new Set(lefts).size).toBe(columns);
		});

	test("heading and cards rise once when first seen, one after the other", async ({ page }) => {
		await watchAnimations(page);
		await page.goto("/expertise");
		await cards(page).last().scrollIntoViewIfNeeded();
		await page.getByRole("heading", { name: title }).scrollIntoViewIfNeeded();
		await expect.poll(async () => (await seen(page)).length).toBe(items.length + 1);
		const asked = await seen(page);
		const heading = asked.find(([text]) => text.includes(title));
		expect(heading?.[1].duration).toBe(600);
		for (const [index, name] of items.entries()) {
			const card = asked.find(([text]) => text.startsWith(name));
			expect(card?.[1]).toMatchObject({ duration: 500, delay: index * 100 });
		}
		await page.evaluate(() => scrollTo(0, 0));
		await cards(page).last().scrollIntoViewIfNeeded();
		expect(await seen(page)).toHaveLength(items.length + 1);
	});

	test("nothing rises when the visitor asked for less motion", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await watchAnimations(page);
		await page.goto("/expertise");
		await cards(page).last().scrollIntoViewIfNeeded();
		await expect(cards(page).last()).toBeInViewport();
		expect(await seen(page)).toEqual([]);
	});

	for (const way of ["hover", "focus"] as const)
		test(`a card lifts and shows its description on ${way}`, async ({ page }) => {
			await page.goto("/expertise");
			const card = cards(page).first().getByRole("link");
			const description = card.getByRole("paragraph");
			await card.scrollIntoViewIfNeeded();
			await expect(description).toHaveCSS("opacity", "0");
			if (way === "hover") await card.hover();
			else {
				await card.focus();
				await page.keyboard.press("Shift+Tab");
				await page.keyboard.press("Tab");
			}
			await expect(description).toHaveCSS("opacity", "1");
			await expect(card).toHaveCSS("translate", "0px -5px");
			await expect(card).toHaveCSS("scale", "1.02");
		});

	test.describe("by touch", () => {
		test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
		test("descriptions can be read", async ({ page }) => {
			await page.goto("/expertise");
			for (const description of await cards(page).getByRole("paragraph").all())
				await expect(description).toHaveCSS("opacity", "1");
		});
	});
});

for (const entry of content.expertise)
	test(`/expertise/${entry.slug} relates the first three of its cases`, async ({ page }) => {
		await page.goto(`/expertise/${entry.slug}`);
		const related = content.cases
			.filter(({ expertise }) => expertise.includes(entry.id))
			.slice(0, 3);
		const heading = page.getByRole("heading", {
			name: content.paginas.expertise.detail.relatedCases,
		});
		await expect(heading).toHaveCount(related.length > 0 ? 1 : 0);
		const titles = page.locator("section", { has: heading }).getByRole("heading", { level: 3 });
		await expect(titles).toHaveText(related.map(({ title }) => title));
	});
