/** The cases: their filter and its addresses, their cards, their own pages. */
import type { Page } from "@playwright/test";
import { chosenExpertise } from "../src/browser/case-filter.ts";
import { axeFaults } from "./axe.ts";
import { builtPage, content, expect, test } from "./site.ts";
import { step } from "./step.ts";

const { filter, card: words, detail } = content.paginas.cases;
const fields = [...content.expertise, ...content.diensten];
// The contract has checked that it exists.
const field = (id: string) => fields.find((entry) => entry.id === id) as (typeof fields)[0];
const choiceOf = (id: string) => {
	const { name, slug } = field(id);
	const titles = content.cases
		.filter(({ expertise }) => expertise.includes(id))
		.map(({ title }) => title);
	return { name, slug, titles };
};
const choices = filter.expertise.map(choiceOf);
const every = { name: filter.all, slug: "", titles: content.cases.map(({ title }) => title) };
type Choice = typeof every;
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
async function openFilter(page: Page, address = "/cases") {
	await page.goto(address);
	await expect(page.locator("astro-island[component-url*=CaseFilter]:not([ssr])")).toHaveCount(1);
}

test("the filter shows the cases of a choice, in the address and aloud", async ({
	page,
	context,
}) => {
	// How it moves is tested below.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openFilter(page);
	await step("offers all and six expertises, each with its number of cases", async () => {
		expect(choices.length, "the specification promises six expertises").toBe(6);
		await expect(bar(page).getByRole("link")).toHaveText([every, ...choices].map(nameOf));
		await expectCases(page, every);
		await expect(page.getByRole("status")).toBeEmpty();
	});

	await page.evaluate(() => Object.assign(window, { same: true }));
	for (const choice of [...choices, every])
		await step(`${choice.name} shows its cases, in the address and aloud`, async () => {
			await link(page, choice).click();
			await expectCases(page, choice);
			await expect(page).toHaveURL(addressOf(choice));
			const { length } = choice.titles;
			await expect(page.getByRole("status")).toHaveText(
				length > 0
					? filter.status
							.replace("{getoond}", `${length}`)
							.replace("{totaal}", `${every.titles.length}`)
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
});

test("the filter follows Back, Forward and reload", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openFilter(page);
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
});

test("the filter cross-fades, and has no accessibility fault in any state", async ({ page }) => {
	await page.addInitScript(() => {
		const start = document.startViewTransition;
		document.startViewTransition = (...options) => {
			document.documentElement.dataset.moved = "true";
			return start.apply(document, options);
		};
	});
	await openFilter(page, addressOf(second));
	await step("cross-fades on a choice, and not on arrival", async () => {
		await expectCases(page, second);
		await expect(page.locator("html")).not.toHaveAttribute("data-moved");
		await link(page, first).click();
		await expect(page.locator("html")).toHaveAttribute("data-moved", "true");
	});

	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const choice of choices)
		await step(`has no accessibility fault with ${choice.name}`, async () => {
			await link(page, choice).click();
			await expectCases(page, choice);
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				expect(await axeFaults(page, "main"), colorScheme).toEqual([]);
			}
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
	const choice = choices.find(({ slug }) => content.expertise.some((entry) => entry.slug === slug));
	await page.goto(`/expertise/${choice?.slug}`);
	await step("is reached from the expertise pages", async () => {
		await page.getByRole("link", { name: content.paginas.expertise.detail.moreCases }).click();
		await expect(page).toHaveURL(addressOf(choice as Choice));
	});

	await step("shows a shared choice from the first paint on", async () => {
		await expectCases(page, choice as Choice);
		const counts = await page.evaluate(() => [
			...(window as never as { counts: Set<number> }).counts,
		]);
		expect(Math.max(...counts)).toBeLessThanOrEqual((choice as Choice).titles.length);
	});

	for (const other of [second, every])
		await step(`leads to ${other.name} by its link`, async () => {
			await link(page, other).click();
			await expect(page).toHaveURL(addressOf(other));
			await expectCases(page, other);
		});
});

test("takes 200 hostile addresses for all cases, and repeats nothing of them", async ({
	page,
	baseURL,
}) => {
	const slugs = choices.map(({ slug }) => slug);
	const queries = hostileQueries(200, slugs);
	await step("they choose nothing", async () => {
		for (const query of queries) expect(chosenExpertise(`?${query}`, slugs), query).toBe("");
	});
	await step("they get the page as it was built", async () => {
		const ask = async (query: string) => {
			const response = await fetch(`${baseURL}/cases?${query}`);
			expect(response.status, query).toBe(200);
			expect(await response.text(), query).toBe(builtPage("/cases"));
		};
		// A few at a time: this is no test of load.
		for (let at = 0; at < queries.length; at += 10)
			await Promise.all(queries.slice(at, at + 10).map(ask));
	});

	const seen = () =>
		page.evaluate(() => ({
			shown: [...document.querySelectorAll("article")].filter((card) => card.checkVisibility())
				.length,
			isAll: document.querySelector("nav a[href='/cases'][aria-current=true]") !== null,
			repeats: document.documentElement.outerHTML.includes("h0stile"),
		}));
	const asBuilt = { shown: every.titles.length, isAll: true, repeats: false };
	// One of a few kinds: markup, a repeated choice, a long one, and a near miss.
	for (const query of [0, 4, 5, 8].map((index) => queries[index] as string))
		await step(`a browser shows all cases for ?${query.slice(0, 60)}`, async () => {
			await page.goto(`/cases?${query}`, { waitUntil: "domcontentloaded" });
			expect(await seen()).toEqual(asBuilt);
		});
	await step("the filter itself takes them the same way", async () => {
		await openFilter(page, `/cases?expertise=${first.slug}&expertise=<img src=x onerror=h0stile>`);
		await expectCases(page, every);
		expect(await seen()).toEqual(asBuilt);
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
		(slug) => `expertise=${encodeURIComponent(encodeURIComponent(`${slug}%`))}`,
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

test("a case card says what it should and no more", async ({ page }) => {
	await page.goto("/cases");
	for (const entry of content.cases)
		await step(`of ${entry.title}`, async () => {
			const card = cardOf(page, entry.title);
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
				return;
			}
			await expect(card).not.toContainText(words.soon);
			await expect(card.getByRole("link")).toHaveText([`${words.read}: ${entry.title}`]);
			// Anywhere on the card, such as its corner.
			await card.scrollIntoViewIfNeeded();
			const pressed = await card.evaluate((element) => {
				const { right, bottom } = element.getBoundingClientRect();
				return document.elementFromPoint(right - 5, bottom - 5)?.closest("a")?.pathname;
			});
			expect(pressed).toBe(entry.link);
		});

	for (const width of [360, 768, 1440])
		await step(`is larger for a featured case, at ${width} px`, async () => {
			await page.setViewportSize({ width, height: 900 });
			const areas = async (featured: boolean) =>
				Promise.all(
					content.cases
						.filter((entry) => entry.featured === featured)
						.map(async ({ title }) => {
							const box = await cardOf(page, title).boundingBox();
							return (box?.width ?? 0) * (box?.height ?? 0);
						}),
				);
			const smallest = Math.min(...(await areas(true)));
			const largest = Math.max(...(await areas(false)));
			expect(smallest / largest).toBeGreaterThan(1.1);
		});

	await step("a press on its corner leads to the case", async () => {
		const entry = content.cases.find(({ story }) => story);
		const card = cardOf(page, entry?.title ?? "");
		const box = await card.boundingBox();
		await card.click({ position: { x: (box?.width ?? 0) - 5, y: (box?.height ?? 0) - 5 } });
		await expect(page).toHaveURL(entry?.link ?? "");
	});
});

const told = content.cases.flatMap(({ story, ...entry }) => (story ? [{ ...entry, story }] : []));
for (const [index, entry] of told.entries())
	test(`${entry.link} tells its story, with figures that count up`, async ({ page }) => {
		const { story } = entry;
		const resultsFirst = story.layout === "results-first";
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(1000);
		await page.goto(entry.link);
		const main = page.getByRole("main");

		await step(
			"challenge, approach, results and insights, in the order of its layout",
			async () => {
				const titles = (await main.getByRole("heading", { level: 2 }).allTextContents()).filter(
					(title) => title !== detail.factsheet,
				);
				expect(titles).toEqual([
					...(resultsFirst ? [detail.results] : []),
					story.challenge.title,
					...(resultsFirst ? [story.results.title] : []),
					story.approach.title,
					...(resultsFirst ? [] : [story.results.title]),
					story.insights.title,
					story.closing.title,
				]);
				for (const text of [detail.challenge, detail.approach, detail.results, detail.insights])
					await expect(main.getByText(text, { exact: true })).toHaveCount(1);
				for (const { title, text, price } of story.approach.choices)
					await expect(
						main.getByRole("listitem").filter({ hasText: title }).filter({ hasText: text }),
					).toContainText(price);
				await expect(main.getByRole("listitem").filter({ has: page.locator("svg") })).toContainText(
					entry.metrics.map(({ description }) => description ?? ""),
				);
			},
		);

		await step("in 400 to 700 words", async () => {
			const { meta, layout, facts, closing, ...texts } = story;
			const count = textsOf(texts).join(" ").split(/\s+/).length;
			expect(count).toBeGreaterThanOrEqual(400);
			expect(count).toBeLessThanOrEqual(700);
		});

		if (entry.id === "openshift-aws")
			await step("its title and its figure contradict each other as its claim says", async () => {
				const { titel = "", cijfer = "" } = content.claims["openshift-releases"]?.readings ?? {};
				await expect(page.getByRole("heading", { level: 1 })).toContainText(titel);
				await expect(main.locator("dd").first()).toHaveText(cijfer);
				expect(
					[titel, cijfer],
					"the specification promises 4x in the title of this case and 3x in its figure",
				).toEqual(["4x", "3x"]);
			});

		await step("leads to contact and to the cases beside it", async () => {
			await expect(main.getByRole("link", { name: story.closing.button })).toHaveAttribute(
				"href",
				"/contact",
			);
			for (const [label, neighbour] of [
				[detail.previous, told.at(index - 1)],
				[detail.next, told.at((index + 1) % told.length)],
			] as const)
				await expect(
					main.locator("div", { has: page.getByText(label, { exact: true }) }).last(),
				).toContainText(neighbour?.title ?? "");
		});

		await step("counts its four figures up once they are seen, as its layout asks", async () => {
			const values = page.locator("astro-island[component-url*=CaseResults] li > p");
			await expect(values).toHaveCount(4);
			await values.first().scrollIntoViewIfNeeded();
			const counting = values.first().locator("[aria-hidden=true]");
			await expect(counting).toBeVisible();
			await expect(counting).toHaveText(/^\D*0/);
			if (resultsFirst) {
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

		await step("leads to its expertise", async () => {
			const { name, slug } = field(entry.expertise[0] ?? "");
			await main.getByRole("link", { name: `${detail.expertiseLink} ${name}` }).click();
			await expect(page).toHaveURL(new RegExp(`/${slug}$`));
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		});
	});

/** Every text in a piece of content. */
function textsOf(data: unknown): string[] {
	if (typeof data === "string") return [data];
	return data && typeof data === "object" ? Object.values(data).flatMap(textsOf) : [];
}
