/** Pages on paper: their sheets, their flag, their colours; what holds for every page is in routes.spec.ts. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { FLAGS, type FlagColor } from "../src/drawing/flags.ts";
import { inkOf, putOnPaper, sheetsOf } from "./promises/paper.ts";
import { expect, routes, test } from "./site.ts";

const diensten = routes.filter((route) => route.startsWith("/diensten/"));
const cases = routes.filter((route) => route.startsWith("/cases/"));

const openOnPaper = async (page: Page, route: string) => {
	await page.goto(route);
	await putOnPaper(page);
};

test("a service says all on one sheet, and answers questions on a second", async ({ page }) => {
	for (const route of diensten)
		await test.step(route, async () => {
			await openOnPaper(page, route);
			for (const answer of await page.locator("details > p").all())
				expect((await answer.boundingBox())?.height, route).toBeGreaterThan(10);
			expect.soft(await sheetsOf(page), `${route}, sheets`).toBe(2);
			// The second sheet ends with the footer.
			await page.evaluate(() => {
				document.querySelector("section:has(details)")?.remove();
				document.querySelector("body > footer")?.remove();
			});
			expect.soft(await sheetsOf(page), `${route}, sheets without questions`).toBe(1);
		});
});

test("a case fits on two sheets", async ({ page }) => {
	for (const route of cases) {
		await openOnPaper(page, route);
		expect.soft(await sheetsOf(page), `${route}, sheets`).toBeLessThanOrEqual(2);
	}
});

test("a case prints its figures, not their way up", async ({ page }) => {
	// A clock that stands still: the count never ends.
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(60_000);
	for (const route of cases)
		await test.step(route, async () => {
			await page.emulateMedia({ media: "screen" });
			await page.goto(route);
			const figure = page.locator("[data-counting]").first();
			await expect(async () => {
				await page.locator("astro-island").first().scrollIntoViewIfNeeded();
				await expect(figure).toBeAttached({ timeout: 100 });
			}).toPass();
			await page.emulateMedia({ media: "print" });
			await expect(figure.locator("> :first-child"), route).toHaveCSS("opacity", "1");
			await expect(figure.locator("[aria-hidden]"), route).toBeHidden();
		});
});

test("a link is followed by where it leads", async ({ page }) => {
	await openOnPaper(page, cases[0] as string);
	const links = page.getByRole("complementary").getByRole("link");
	for (const link of await links.all())
		expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toBe(
			`" (${await link.getAttribute("href")})"`,
		);
	expect(await links.count()).toBeGreaterThan(0);
});

test("a dark screen prints as a light one does", async ({ page }) => {
	const colors = () =>
		page.evaluate(() =>
			["html", "body", "main", "h1", "main p", "body > footer"].map((selector) => {
				const { color, backgroundColor } = getComputedStyle(
					document.querySelector(selector) as Element,
				);
				return { selector, color, backgroundColor };
			}),
		);
	await page.emulateMedia({ colorScheme: "light" });
	await openOnPaper(page, cases[0] as string);
	const light = await colors();
	expect(light[0]?.backgroundColor).toBe("rgba(0, 0, 0, 0)");
	await page.emulateMedia({ media: "screen", colorScheme: "dark" });
	await expect(page.locator("html")).toHaveClass("dark");
	expect(await colors()).not.toEqual(light);
	await putOnPaper(page);
	expect(await colors()).toEqual(light);
});

test("the page's flag keeps its colours, small", async ({ page }) => {
	for (const route of [...diensten, ...cases])
		await test.step(route, async () => {
			await openOnPaper(page, route);
			const letter = await page.getByRole("main").getAttribute("data-flag");
			// White is the paper's own.
			const names = new Set(FLAGS[letter as keyof typeof FLAGS].fields.map(([name]) => name));
			names.delete("white");
			expect(names.size, route).toBeGreaterThan(0);
			const colors = await flagColors(page, [...names]);
			const hero = page.locator("main > :has(h1)");
			const picture = await hero.screenshot();
			for (const [name, color] of colors) {
				const width = await widthOf(color, picture);
				expect.soft(width, `${route}: width of the ${name} of its flag`).toBeGreaterThan(5);
				expect.soft(width, `${route}: width of the ${name} of its flag`).toBeLessThan(100);
			}
			// A printer leaves fields of colour out unless it is asked to keep them.
			await hero.evaluate((element) => {
				for (let part = element; part !== document.body; part = part.parentElement as HTMLElement)
					for (const other of [...(part.parentElement?.children ?? [])])
						if (other !== part && !other.matches("style")) other.remove();
			});
			const ink = await inkOf(page);
			for (const [name, color] of colors)
				expect.soft(ink, `${route}: the ${name} of its flag, in ink`).toContain(color.join());
		});
});

type Rgb = readonly number[];

/** What colours of flags are on the page that is open. */
const flagColors = (page: Page, names: readonly FlagColor[]): Promise<[FlagColor, Rgb][]> =>
	page.evaluate((names) => {
		const probe = document.body.appendChild(document.createElement("i"));
		const colors = names.map((name): [FlagColor, Rgb] => {
			probe.style.color = `var(--flag-${name})`;
			return [name, getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? []];
		});
		probe.remove();
		return colors;
	}, names);

/** The side of the smallest field of colour that counts, in pixels: no stroke of a letter is as wide. */
const FIELD = 7;

/** How far the fields of a colour reach across a picture, in pixels. */
async function widthOf(color: Rgb, picture: Buffer): Promise<number> {
	const { data, info } = await sharp(picture)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const has = (x: number, y: number) =>
		color.every((value, at) => Math.abs((data[(y * info.width + x) * 3 + at] ?? -9) - value) < 3);
	const side = Array.from({ length: FIELD }, (_, at) => at);
	const columns: number[] = [];
	for (let x = 0; x + FIELD <= info.width; x++)
		for (let y = 0; y + FIELD <= info.height; y++)
			if (has(x, y) && side.every((right) => side.every((down) => has(x + right, y + down)))) {
				columns.push(x);
				break;
			}
	return columns.length && Math.max(...columns) - Math.min(...columns) + FIELD;
}
