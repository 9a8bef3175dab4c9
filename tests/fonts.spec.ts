/** Two small fonts of our own, that shift nothing when they arrive. */
import type { Page } from "@playwright/test";
import { content, expect, hold, MOVING, shiftOf, test } from "./site.ts";
import { step } from "./step.ts";
import { twoFrames } from "./waiting.ts";

test.use(MOVING);

for (const width of [360, 1440])
	test(`the words are right before and after they arrive, ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		const release = await hold(page, "**/*.woff2");
		await page.goto("/", { waitUntil: "domcontentloaded" });

		const isWide = width >= 768;
		await step("are asked for early where no words wait long for them", async () => {
			const preloaded = await page
				.locator("link[rel=preload][as=font]")
				.evaluateAll((links) =>
					(links as HTMLLinkElement[])
						.filter(({ media }) => matchMedia(media).matches)
						.map(({ href }) => /archivo-\w+/.exec(href)?.[0]),
				);
			expect([...new Set(preloaded)], "the display face, in wide windows both").toEqual(
				isWide ? ["archivo-display", "archivo-text"] : ["archivo-display"],
			);
		});

		await step("nothing shifts when they arrive late", async () => {
			await twoFrames(page);
			const widths = isWide ? await widthsOf(page) : [];
			release();
			await page.evaluate(() => document.fonts.ready);
			expect(await page.evaluate(() => document.fonts.check("40px 'Archivo Display'"))).toBe(true);
			await twoFrames(page);
			if (isWide)
				for (const [at, width] of (await widthsOf(page)).entries())
					expect(width / (widths[at] ?? 0), "as wide as before").toBeCloseTo(1, 1);
			expect(await shiftOf(page)).toBeLessThan(0.01);
		});

		if (isWide)
			await step("hold every character of the content", async () => {
				// Emoji are drawn by the system, and of a soft hyphen only the hyphen is.
				const texts = JSON.stringify(content, (key, value) => (key === "emoji" ? "" : value));
				const characters = [...new Set(texts.replaceAll(/\\.|\u00ad/g, ""))].join("");
				const missing = await page.evaluate((characters) => {
					const canvas = document.createElement("canvas").getContext("2d");
					if (!canvas) throw new Error("no canvas");
					// A character the font lacks falls back, and is then as wide as in the fallback alone.
					const width = (font: string, character: string) => {
						canvas.font = `40px ${font}`;
						return canvas.measureText(character).width;
					};
					// The display face draws the share images as well.
					return ["Archivo Text", "Archivo Display"].flatMap((face) =>
						[...characters].filter(
							(character) =>
								width(`'${face}', monospace`, character) === width("monospace", character) &&
								width(`'${face}', serif`, character) === width("serif", character),
						),
					);
				}, characters);
				expect(missing).toEqual([]);
			});
	});

test("from the second page on a phone has them at once", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 900 });
	await page.goto("/");
	await page.evaluate(() => document.fonts.ready);
	await page.goto("/cases");
	expect(await ownFaces(page)).toBe(true);
});

/** Of the words of the page in each of the two, in one line: pixels. */
const widthsOf = (page: Page) =>
	page.evaluate(() =>
		["h1 + div p", "h1"].map((like) => {
			const line = document.querySelector(like)?.cloneNode() as HTMLElement;
			line.textContent = document.querySelector("main")?.textContent ?? "";
			Object.assign(line.style, { position: "fixed", whiteSpace: "nowrap", maxWidth: "none" });
			Object.assign(line.style, { width: "max-content", visibility: "hidden" });
			document.body.append(line);
			const { width } = line.getBoundingClientRect();
			line.remove();
			return width;
		}),
	);

/** Whether the title is drawn in a font of the site. */
async function ownFaces(page: Page): Promise<boolean> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("DOM.enable");
	await browser.send("CSS.enable");
	const { root } = await browser.send("DOM.getDocument");
	const { nodeId } = await browser.send("DOM.querySelector", {
		nodeId: root.nodeId,
		selector: "h1",
	});
	const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
	return fonts.some(({ isCustomFont }) => isCustomFont);
}
