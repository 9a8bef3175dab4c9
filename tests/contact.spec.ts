/** The contact page: reaching somebody without a form. */
import type { Page } from "@playwright/test";
import { axeFaultsInThemes } from "./axe.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

const { identity } = content;
const words = content.paginas.contact;
const { button, done, failed } = words.copy;
const copies = [identity.email, identity.phone];

const row = (page: Page, value: string) =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: value });
const status = (page: Page, value: string) => row(page, value).locator("[aria-live]");
const copyButton = (page: Page, value: string) =>
	page.getByRole("button", { name: `${button} ${value}`, exact: true });

/** What a button says for some seconds it goes on saying; axe itself needs a clock that runs. */
const dropLongTimers = (page: Page) =>
	page.addInitScript(() => {
		const wait = window.setTimeout;
		window.setTimeout = ((run: () => void, time = 0) =>
			time < 1000 ? wait(run, time) : 0) as typeof setTimeout;
	});

test("buttons copy, and say so for a while", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-write"]);
	// The site's own policy forbids to read the clipboard: listen to what is written.
	await page.addInitScript(() => {
		const { writeText } = Clipboard.prototype;
		Clipboard.prototype.writeText = async function (text) {
			await writeText.call(this, text);
			document.documentElement.dataset.copied = text;
		};
	});
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(60_000);
	await page.goto("/contact");
	for (const value of copies)
		await step(`copies ${value}, and says so`, async () => {
			await expect(status(page, value)).toBeEmpty();
			await copyButton(page, value).click();
			await expect(status(page, value)).toHaveText(done);
			await expect(page.locator("html")).toHaveAttribute("data-copied", value);
			const said = page.getByRole("button", { name: done, exact: true });
			await expect(said).toBeFocused();
			await expect(page).toHaveURL("/contact");

			await page.clock.runFor(10_000);
			await expect(copyButton(page, value)).toBeVisible();
			await expect(said).toHaveCount(0);
			await expect(status(page, value)).toBeEmpty();
		});
});

test("what buttons say after copying is accessible", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await dropLongTimers(page);
	await page.goto("/contact");
	for (const value of copies) {
		await copyButton(page, value).click();
		await expect(status(page, value)).not.toBeEmpty();
	}
	expect(await axeFaultsInThemes(page, "main")).toEqual([]);
});

test("where copying is refused, the text is selected", async ({ page }) => {
	// As in browsers without permission, and in pages without https.
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
	});
	await page.goto("/contact");
	for (const value of copies)
		await step(`selects ${value}, and says how to go on`, async () => {
			await copyButton(page, value).click();
			await expect(status(page, value)).toHaveText(failed);
			await expect(status(page, value)).toBeInViewport();
			expect(await page.evaluate(() => String(getSelection()))).toBe(value);
			await expect(copyButton(page, value)).toBeVisible();
		});
	expect(await axeFaultsInThemes(page, "main")).toEqual([]);
});

test("its copy buttons lie above the link", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await page.goto("/contact");
	for (const value of copies) {
		// At its edge, where the link would take the tap if it lay on top.
		await copyButton(page, value).click({ position: { x: 2, y: 2 }, trial: true });
	}
});
