/** Finding a page by a word. */
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe.ts";
import {
	button,
	dialog,
	field,
	hrefs,
	INDEX,
	results,
	SUBJECT,
	status,
	words,
} from "./search-dialog.ts";
import { content, expect, hold, test } from "./site.ts";
import { step } from "./step.ts";

/** What is selected in the field. */
const selected = (page: Page) =>
	field(page).evaluate((input) =>
		(input as HTMLInputElement).value.slice(
			(input as HTMLInputElement).selectionStart ?? 0,
			(input as HTMLInputElement).selectionEnd ?? 0,
		),
	);

/** The longest word of a text with three letters wrong. */
function farFrom(text: string): string {
	const [word = ""] = plainWords(text).toSorted((a, b) => b.length - a.length);
	return [...word.toLowerCase()]
		.map((letter, index) => ([2, 4, 6].includes(index) ? (letter === "q" ? "x" : "q") : letter))
		.join("");
}

/** Words without accents or signs, so that a letter can be replaced. */
const plainWords = (text: string) => text.match(/\b[A-Za-z]{8,}\b/g) ?? [];

test("finds pages, by button and by keyboard", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	const ofSearch = () => asked.filter((path) => /search|zoeken/.test(path));
	await page.goto("/privacy", { waitUntil: "networkidle" });

	await step("asks for nothing before it is opened, and for two files then", async () => {
		expect(ofSearch()).toEqual([]);
		await button(page).click();
		await expect(field(page)).toBeFocused();
		await field(page).fill(SUBJECT);
		await expect(results(page).first()).toBeVisible();
	});

	await step("Escape and the cross close it, and give the focus back", async () => {
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
		await button(page).click();
		await expect(field(page)).toBeFocused();
		await dialog(page).getByRole("button", { name: words.close }).click();
		await expect(dialog(page)).toBeHidden();
		await expect(button(page)).toBeFocused();
		expect(ofSearch()).toHaveLength(2);
		expect(ofSearch()).toContain("/zoeken.json");
	});

	await step(
		"Ctrl+K and Cmd+K open it, with the old words selected; no single key does",
		async () => {
			for (const key of ["/", "k", "Control+/", "Alt+k", "Control+Shift+K"]) {
				await page.keyboard.press(key);
				await expect(dialog(page)).toBeHidden();
			}
			for (const key of ["Control+k", "Meta+k"]) {
				await page.keyboard.press(key);
				await expect(field(page)).toBeFocused();
				await expect(field(page)).toHaveValue(SUBJECT);
				expect(await selected(page)).toBe(SUBJECT);
				// Once more leaves it open.
				await page.keyboard.press(key);
				await expect(dialog(page)).toBeVisible();
				await page.keyboard.press("Escape");
			}
			await page.keyboard.press("Control+k");
			await page.keyboard.type("ci/cd");
			await expect(field(page)).toHaveValue("ci/cd");
		},
	);

	await step("a click beside it closes it, one in it does not", async () => {
		await dialog(page).getByText(words.field).click();
		await expect(dialog(page)).toBeVisible();
		await page.mouse.click(5, (page.viewportSize()?.height as number) - 5);
		await expect(dialog(page)).toBeHidden();
		await expect(page.locator("[inert]")).toHaveCount(0);
		await button(page).click();
		await expect(page.locator("body > :is(header, main, footer):not([inert])")).toHaveCount(0);
	});

	await step("a click on a link beside it follows no link", async () => {
		const logo = await page.getByRole("banner").locator("a[aria-label]").boundingBox();
		await page.mouse.click((logo?.x ?? 0) + 10, (logo?.y ?? 0) + 10);
		await expect(dialog(page)).toBeHidden();
		await expect(page).toHaveURL("/privacy");
		await button(page).click();
	});

	await step("says how much it found, also what it does not show", async () => {
		await field(page).fill(SUBJECT);
		await expect(results(page).nth(1)).toBeVisible();
		const shown = await results(page).count();
		const said = (await status(page).textContent()) ?? "";
		// Once typing rests.
		await expect(status(page)).toHaveAttribute("aria-live", "polite");
		const [total = 0] = (said.match(/\d+/g) ?? []).map(Number);
		expect(total).toBeGreaterThanOrEqual(shown);
		expect(said).toBe(
			(total > shown ? words.best : words.many)
				.replace("{aantal}", `${total}`)
				.replace("{getoond}", `${shown}`),
		);
		await field(page).fill("");
		await expect(status(page)).toHaveText("");
		await expect(results(page)).toHaveCount(0);
	});

	await step("marks what was asked for in the sentence that says it", async () => {
		const [word = ""] = plainWords(content.paginas.toegankelijkheid.meta.description);
		await field(page).fill(word);
		await expect(results(page).locator("p b").first()).toContainText(word.slice(0, 5), {
			ignoreCase: true,
		});
	});

	await step(
		"where it finds nothing it says so, and offers a near word and the contact page",
		async () => {
			await field(page).fill("xyzzyx");
			await expect(status(page)).toHaveText(words.none.replace("{zoekwoord}", "xyzzyx"));
			await expect(results(page)).toHaveText([words.ask]);
			expect(await hrefs(page)).toEqual(["/contact"]);
			await page.keyboard.press("Enter");
			await expect(dialog(page)).toBeVisible();
			await expect(page).toHaveURL("/privacy");
			// Too many letters wrong to be taken for it, few enough to be offered.
			const far = farFrom(SUBJECT);
			await field(page).fill(far);
			await expect(results(page)).toHaveText([words.ask]);
			const offer = dialog(page).getByRole("listitem").getByRole("button");
			await expect(offer).toBeVisible();
			await page.keyboard.press("Enter");
			await expect(field(page)).toBeFocused();
			await expect(field(page)).not.toHaveValue(far);
			await expect(results(page).first()).toBeVisible();
			await expect(status(page)).not.toHaveText(words.none.replace("{zoekwoord}", far));
		},
	);

	await step("the arrow keys walk through the results, Enter follows one", async () => {
		await field(page).fill(SUBJECT);
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
		expect(first).not.toBe("/privacy");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL((url) => url.pathname === first);
	});
});

test("searches for what was typed early, fits, and leads to a place on the page itself", async ({
	page,
}) => {
	const release = await hold(page, INDEX);
	await page.goto("/");
	await step("what was typed before it had loaded is searched for", async () => {
		await page.keyboard.press("Control+k");
		await field(page).fill(SUBJECT);
		await expect(status(page)).toHaveText(words.loading);
		await expect(results(page)).toHaveCount(0);
		release();
		await expect(results(page).first()).toBeVisible();
	});

	for (const [width, colorScheme] of [
		[320, "dark"],
		[1280, "light"],
	] as const)
		await step(`is accessible and fits, ${colorScheme}, ${width} px`, async () => {
			await page.setViewportSize({ width, height: 640 });
			await page.emulateMedia({ colorScheme });
			expect(await axeFaults(page, "#zoeken")).toEqual([]);
			const box = await dialog(page).boundingBox();
			expect(box?.x).toBeGreaterThanOrEqual(0);
			expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
			for (const part of [dialog(page), dialog(page).getByRole("search")])
				expect(await part.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
		});

	await step("a place on the page itself closes the dialog and is gone to", async () => {
		const { title } = content.paginas.home.why;
		await field(page).fill(title);
		await results(page).filter({ hasText: title }).first().click();
		await expect(dialog(page)).toBeHidden();
		await expect(page.getByRole("heading", { name: title })).toBeInViewport();
	});
});

test("leads to the very place, and opens the question that stands there", async ({ page }) => {
	const dienst = content.diensten[0];
	const question = dienst?.questions.items[1]?.question ?? "";
	await page.goto("/privacy");
	await button(page).click();
	await field(page).fill(question);
	const hit = results(page).filter({ hasText: question }).first();
	await expect(hit).toContainText(`${content.zoeken.kinds.question}: ${question}`);
	await expect(hit).toContainText(dienst?.name ?? "");
	await hit.click();
	await expect(page).toHaveURL(
		(url) => url.pathname.endsWith(`/${dienst?.slug}`) && url.hash !== "",
	);
	const summary = page.locator("summary", { hasText: question });
	await expect(summary).toBeInViewport();
	await expect(summary.locator("..")).toHaveAttribute("open");

	await step("also from the page on which it stands", async () => {
		const other = dienst?.questions.items[0]?.question ?? "";
		const box = page.locator("details", { has: page.locator("summary", { hasText: other }) });
		await expect(box).not.toHaveAttribute("open");
		await button(page).click();
		await field(page).fill(other);
		// Other services may answer it as well.
		const here = dialog(page).locator(`a[href^="${new URL(page.url()).pathname}#"]`);
		await here.filter({ hasText: other }).click();
		await expect(box).toHaveAttribute("open");
	});
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
		/** Made once it has been painted. */
		const hasStep = () => expect.poll(() => page.evaluate(() => history.state)).toBe("dialog");
		await step("Back closes it and stays on the page", async () => {
			await hasStep();
			await page.goBack();
			await expect(dialog(page)).toBeHidden();
			await expect(page.locator("#menu")).toBeHidden();
			await expect(page).toHaveURL("/contact");
		});
		await step("so it does when no menu was open", async () => {
			await page.keyboard.press("Control+k");
			await expect(field(page)).toBeFocused();
			await hasStep();
			await page.goBack();
			await expect(dialog(page)).toBeHidden();
			await expect(page).toHaveURL("/contact");
		});
		await step("so does Escape, and Back then leaves the page", async () => {
			await opener.tap();
			await page.locator("#menu").getByRole("button", { name: words.open }).tap();
			await page.keyboard.press("Escape");
			await expect(dialog(page)).toBeHidden();
			await expect(opener).toBeFocused();
			await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
			await page.goBack();
			await expect(page).toHaveURL("/privacy");
		});
		await step("Back from a result leads to the page, without the dialog", async () => {
			await opener.tap();
			await page.locator("#menu").getByRole("button", { name: words.open }).tap();
			await field(page).fill(content.vacatures[0]?.title ?? "");
			await results(page).first().tap();
			await expect(page).toHaveURL((url) => url.pathname === "/over-ons/werken-bij");
			await page.goBack();
			await expect(page).toHaveURL("/privacy");
			await expect(dialog(page)).toBeHidden();
		});
	});
});
