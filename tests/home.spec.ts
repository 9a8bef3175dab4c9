/** The home page: how its first view uses the room there is, where its cards and doors lead. */
import type { Locator, Page } from "@playwright/test";
import { slugOf } from "../src/text/slug.ts";
import { axeFaults } from "./axe.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

test("the two buttons stand side by side where they fit, else equally wide", async ({ page }) => {
	await page.goto("/");
	const { primary, secondary } = content.paginas.home.hero;
	const buttons = [primary, secondary].map((name) =>
		page.getByRole("main").getByRole("link", { name, exact: true }).first(),
	);
	const places = () =>
		Promise.all(
			buttons.map((button) =>
				button.evaluate((link) => {
					const { left, right, top, width } = link.getBoundingClientRect();
					const words = document.createRange();
					words.selectNodeContents(link);
					return { left, right, top, width, words: words.getBoundingClientRect().width };
				}),
			),
		);
	for (const width of [320, 480, 560, 639, 640, 768, 1280])
		await step(`at ${width} px`, async () => {
			await page.setViewportSize({ width, height: 720 });
			const [one, other] = (await places()) as [Place, Place];
			// Room for the words of both and, with some to spare, for what surrounds them.
			const room = Math.min(width, 640) * 0.9 - 140;
			if (one.words + other.words < room) expect(other.top).toBe(one.top);
			if (other.top !== one.top) expect([other.left, other.right]).toEqual([one.left, one.right]);
		});
});

test("a word of the headline is spelled in flags, each over its letter", async ({ page }) => {
	const { title, spelled = "", primary } = content.paginas.home.hero;
	await page.goto("/");
	const headline = page.getByRole("heading", { level: 1, name: title, exact: true });
	const edges = (locator: Locator) =>
		locator.evaluateAll((all) =>
			all.map((one) => {
				const { left, right } = one.getBoundingClientRect();
				return { left, right };
			}),
		);
	for (const [width, height] of [
		[320, 640],
		[768, 1024],
		[1440, 900],
		[2560, 1300],
	] as const)
		await step(`at ${width} px`, async () => {
			await page.setViewportSize({ width, height });
			const flags = await edges(headline.locator("[aria-hidden] > svg[viewBox]"));
			const [room] = await edges(headline);
			const [word] = await edges(headline.locator("svg[role=none]"));
			expect(flags).toHaveLength(spelled.length);
			expect(flags[0]?.left).toBeCloseTo(room?.left ?? 0, 0);
			expect(flags.at(-1)?.right).toBeCloseTo(room?.right ?? 0, -1);
			expect(word?.right).toBeCloseTo(flags.at(-1)?.right ?? 0, -1);
		});
	await step("in a low window the buttons are in the first view", async () => {
		await page.setViewportSize({ width: 1280, height: 640 });
		const button = page.getByRole("main").getByRole("link", { name: primary, exact: true });
		await expect(button.first()).toBeInViewport({ ratio: 1 });
	});
});

test("the card of a service leads to its page, and by a second link to the team to compose", async ({
	page,
}) => {
	const { items } = content.paginas.home.services;
	await page.goto("/");
	/** Where a tap leads, at a place from the top left of a part. */
	const leadsFrom = (part: Locator, [x, y]: [number, number]) =>
		part.evaluate(
			(element, [x, y]) => {
				element.scrollIntoView({ behavior: "instant" });
				const { left, top } = element.getBoundingClientRect();
				const link = document.elementFromPoint(left + x, top + y)?.closest("a");
				return link?.getAttribute("href");
			},
			[x, y] as const,
		);
	for (const { name, slug, compose } of content.diensten.filter(({ id }) =>
		items.some(({ dienst }) => dienst === id),
	)) {
		const card = page
			.getByRole("article")
			.filter({ has: page.getByRole("heading", { name, exact: true }) });
		const links = card.getByRole("link");
		for (const width of [320, 1280])
			await step(`${name} at ${width} px`, async () => {
				await page.setViewportSize({ width, height: 720 });
				await expect(links).toHaveCount(compose ? 2 : 1);
				expect(await leadsFrom(card, [5, 5])).toBe(`/diensten/${slug}`);
				if (!compose) return;
				const second = links.nth(1);
				expect((await second.boundingBox())?.height).toBeGreaterThanOrEqual(44);
				// At its edge, where the link of the card would take the tap if it lay on top.
				const target = `/diensten/${slug}#${slugOf(compose.title)}`;
				expect(await leadsFrom(second, [2, 2])).toBe(target);
			});
	}
});

/** The door of a field of expertise: its flag, its link, what it says and what is behind it. */
function doorOf(page: Page, { name, tags, door: words }: (typeof content.expertise)[number]) {
	const door = page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("link", { name, exact: true }) });
	const flag = door.locator("> svg");
	return {
		door,
		link: door.getByRole("link"),
		flag,
		words: [...tags.slice(0, 4), words].map((text) => door.getByText(text, { exact: true })),
		/** The drawing itself. */
		picture: door.locator("figure svg"),
		/** How much of its door the flag covers. */
		cover: async () => {
			const [whole, turned] = [await door.boundingBox(), await flag.boundingBox()];
			return (turned?.width ?? 0) / (whole?.width ?? 1);
		},
	};
}

test.describe("doors of the fields of expertise", () => {
	test("open under a pointer and under the focus, and are one link each", async ({ page }) => {
		await page.goto("/");
		for (const entry of content.expertise)
			await step(entry.name, async () => {
				const { link, flag, words, picture, cover } = doorOf(page, entry);
				await link.scrollIntoViewIfNeeded();
				await page.mouse.move(0, 0);
				expect(await cover()).toBe(1);
				for (const word of words) await expect(word).toBeVisible();

				await flag.hover({ force: true });
				await expect.poll(cover).toBeCloseTo(0.2);
				await expect(picture).toHaveCount(entry.drawing ? 1 : 0);
				await page.mouse.move(0, 0);
				await expect.poll(cover).toBe(1);

				await link.focus();
				await expect.poll(cover).toBeCloseTo(0.2);
				await link.blur();
			});
		await step("wherever one clicks", async () => {
			const [entry] = content.expertise as [(typeof content.expertise)[number]];
			await doorOf(page, entry).door.click({ position: { x: 5, y: 5 } });
			await expect(page).toHaveURL(`/expertise/${entry.slug}`);
		});
	});

	test.describe("under a finger", () => {
		test.use({ hasTouch: true, isMobile: true });
		test("stay shut, their technologies in sight", async ({ page }) => {
			await page.goto("/");
			for (const width of [360, 1180])
				await step(`at ${width} px`, async () => {
					await page.setViewportSize({ width, height: 800 });
					expect(await axeFaults(page, "main")).toEqual([]);
					const boxes = await Promise.all(
						content.expertise.map((entry) => doorOf(page, entry).door.boundingBox()),
					);
					// Two fields of one colour would be one.
					for (const [at, box] of boxes.entries())
						for (const other of boxes.slice(at + 1))
							expect(
								Math.abs((box?.x ?? 0) - (other?.x ?? 0)) >= (box?.width ?? 0) + 2 ||
									Math.abs((box?.y ?? 0) - (other?.y ?? 0)) >= (box?.height ?? 0) + 2,
								"there is paper between doors",
							).toBe(true);
					for (const entry of content.expertise) {
						const { link, flag, words, cover } = doorOf(page, entry);
						await link.focus();
						expect(await cover(), entry.name).toBe(1);
						const field = await flag.boundingBox();
						for (const word of words) {
							await expect(word).toBeVisible();
							// Not behind the flag: under it, in the field of the name.
							expect((await word.boundingBox())?.y).toBeGreaterThanOrEqual(
								(field?.y ?? 0) + (field?.height ?? 0) - 1,
							);
						}
					}
				});
			await step("say their names on a phone on its side", async () => {
				await page.setViewportSize({ width: 740, height: 360 });
				for (const entry of content.expertise) {
					const { link } = doorOf(page, entry);
					await link.focus();
					await expect(link.getByText(entry.name)).toBeInViewport({ ratio: 1 });
				}
			});
			const [entry] = content.expertise as [(typeof content.expertise)[number]];
			await doorOf(page, entry).link.tap();
			await expect(page).toHaveURL(`/expertise/${entry.slug}`);
		});
	});
});

type Place = Record<"left" | "right" | "top" | "width" | "words", number>;
