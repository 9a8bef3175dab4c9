/** The cards of cases, and their pages: the story, and figures that count up. */
import type { Page } from "@playwright/test";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";
import { holdWaiting, isSeen } from "./waiting.ts";

const { card: words, detail } = content.paginas.cases;
const fields = [...content.expertise, ...content.diensten];

const field = (id: string) => fields.find((entry) => entry.id === id) as (typeof fields)[0];

const cardOf = (page: Page, title: string) =>
	page
		.getByRole("main")
		.getByRole("article")
		.filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("a case card says what it should and no more", async ({ page }) => {
	await page.goto("/cases");
	for (const entry of content.cases)
		await step(`of ${entry.title}`, async () => {
			const card = cardOf(page, entry.title);
			await expect(card).toContainText(entry.emoji);
			await expect(card).toContainText(entry.sector);
			await expect(card).toContainText(entry.result);
			const metrics = entry.metrics.slice(0, 2);
			// In the fields of a flag, or as banners.
			if (entry.featured) {
				await expect(card.locator("dd")).toHaveText(metrics.map(({ value }) => value));
				await expect(card.locator("dt")).toHaveText(metrics.map(({ label }) => label));
			} else {
				const banners = card.locator(".card-banners > div");
				await expect(banners.locator("> p")).toHaveText(
					metrics.map(({ value, label }) => `${value} ${label}`),
				);
				for (const [index, { measured }] of metrics.entries())
					await expect(banners.nth(index).getByRole("figure").getByRole("listitem")).toHaveCount(
						measured ? 2 : 0,
					);
			}
			await expect(card.locator("> ul > li")).toHaveText(entry.technologies.slice(0, 3));
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
		await holdWaiting(page);
		await page.clock.install({ time: 0 });
		await page.clock.pauseAt(60_000);
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
					...[story.drawing, story.timeline].flatMap((drawn) => (drawn ? [drawn.title] : [])),
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
				await expect(
					main.getByRole("listitem").filter({ has: page.locator("h3 > svg") }),
				).toContainText(entry.metrics.map(({ description }) => description ?? ""));
			},
		);

		await step("in 400 to 700 words", async () => {
			// What is drawn beside it is read as a picture.
			const { meta, layout, facts, closing, drawing, timeline, ...texts } = story;
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
			const values = page.getByRole("main").locator("li p:has([data-steps])");
			await expect(values).toHaveCount(4);
			const counting = values.locator("[aria-hidden=true]");
			await expect(counting).toHaveText(Array(4).fill(/^\D*0(,0+)?(\D|$)/));
			// 50 steps of 30 ms, or two seconds at 60 steps a second.
			const [steps, time] = resultsFirst ? [50, 1500] : [120, 2000];
			const texts = await textsOfCounting(page);
			await page.setViewportSize({ width: 1280, height: 2000 });
			await values.first().scrollIntoViewIfNeeded();
			await values.last().evaluate(isSeen);
			await page.clock.runFor(time - 100);
			await expect(counting).toHaveCount(4);
			await page.clock.runFor(200);
			await expect(counting).toHaveCount(0);
			await expect(values).toHaveText(entry.metrics.map(({ value }) => value));
			// Only what is written with so many digits has another text at each step.
			const finest = entry.metrics.findIndex(({ value }) => /\d\d,\d\d/.test(value));
			if (finest === -1) return;
			const seen = await texts(finest);
			expect(seen).toBeLessThanOrEqual(steps);
			expect(seen).toBeGreaterThanOrEqual(steps * 0.95);
		});

		for (const colorScheme of ["light", "dark"] as const)
			await step(`what was is seen by its edge, where it is ${colorScheme}`, async () => {
				await page.emulateMedia({ colorScheme });
				const edges = await main.locator(".figures .field[data-is=open]").evaluateAll(edgesOf);
				const drawn = entry.metrics.filter(({ measured }) => measured && measured.kind !== "total");
				expect(edges.length).toBeGreaterThanOrEqual(drawn.length);
				for (const { width, edge, ground } of edges) {
					expect(width).toBe("2px");
					expect(edge).not.toBe(NO_COLOUR);
					expect(edge).not.toBe(ground);
				}
			});

		await step("leads to its expertise", async () => {
			const { name, slug } = field(entry.expertise[0] ?? "");
			await main.getByRole("link", { name: `${detail.expertiseLink} ${name}` }).click();
			await expect(page).toHaveURL(new RegExp(`/${slug}$`));
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
		});
	});

/** Notes from now on what the figures of a case show. Returns how many texts one of them showed. */
async function textsOfCounting(page: Page) {
	await page.evaluate(() => {
		const shown = [...document.querySelectorAll("[data-steps]")].map((figure) => {
			const texts = new Set<string | null>();
			new MutationObserver((changes) => {
				for (const { type, oldValue } of changes) if (type === "characterData") texts.add(oldValue);
			}).observe(figure, { subtree: true, childList: true, characterDataOldValue: true });
			return texts;
		});
		Object.assign(window, { shown });
	});
	return (place: number) =>
		page.evaluate(
			(place) => (window as never as { shown: Set<string>[] }).shown[place]?.size,
			place,
		);
}

const NO_COLOUR = "rgba(0, 0, 0, 0)";

/** Runs in the page: the border of each field, and the colour it lies on. */
function edgesOf(fields: Element[]) {
	const colourUnder = (element: Element | null): string => {
		if (!element) return "";
		const { backgroundColor } = getComputedStyle(element);
		return backgroundColor === "rgba(0, 0, 0, 0)"
			? colourUnder(element.parentElement)
			: backgroundColor;
	};
	return fields.map((field) => {
		const { borderTopWidth, borderTopColor } = getComputedStyle(field);
		return { width: borderTopWidth, edge: borderTopColor, ground: colourUnder(field) };
	});
}

/** Every text in a piece of content. */
function textsOf(data: unknown): string[] {
	if (typeof data === "string") return [data];
	return data && typeof data === "object" ? Object.values(data).flatMap(textsOf) : [];
}
