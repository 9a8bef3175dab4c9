/** The list of cases: its filter and the addresses of that. Cards and pages are in case-pages.spec.ts. */
import type { Page } from "@playwright/test";
import { chosenExpertise } from "../src/browser/case-filter.ts";
import { axeFaults } from "./axe.ts";
import { builtPage, content, expect, test } from "./site.ts";
import { step } from "./step.ts";

const { filter } = content.paginas.cases;
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

/** Asserts that the chosen link is wholly in view, and that the page stands where it stood. */
async function expectChosenInView(page: Page, choice: Choice) {
	await expectCases(page, choice);
	const seen = () =>
		page.evaluate(() => {
			const chosen = document.querySelector("nav[data-filter] [aria-current]");
			const { left = -1, right = 0 } = chosen?.getBoundingClientRect() ?? {};
			return { isInView: left >= 0 && right <= innerWidth, scrollY };
		});
	await expect.poll(seen).toEqual({ isInView: true, scrollY: 0 });
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

	await page.setViewportSize(PHONE);
	const last = choices.at(-1) as Choice;
	await step(
		"a phone shows what is chosen, on arrival, after a choice and after Back",
		async () => {
			await openFilter(page, addressOf(last));
			await expectChosenInView(page, last);
			// By script: the browser itself brings into view what it presses.
			for (const other of [first, last, every]) {
				await link(page, other).evaluate((element) => (element as HTMLElement).click());
				await expectChosenInView(page, other);
			}
			await page.goBack();
			await expectChosenInView(page, last);
		},
	);
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
	const choice = choices.at(-1) as Choice;
	await page.setViewportSize(PHONE);
	await page.goto(addressOf(choice));
	await step("shows a shared choice from the first paint on", async () => {
		await expectChosenInView(page, choice);
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
