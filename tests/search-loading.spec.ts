/** The search while what it needs is on its way, or does not come. */
import { button, dialog, field, INDEX, results, SUBJECT, status, words } from "./search-dialog.ts";
import { content, expect, hold, test } from "./site.ts";
import { step } from "./step.ts";

for (const file of [INDEX, "**/search.client*"])
	test(`says so when ${file} does not come, and tries again`, async ({ page, complaints }) => {
		let isThere = false;
		await page.route(file, (route) => (isThere ? route.continue() : route.abort()));
		await page.goto("/privacy");
		await button(page).click();
		await field(page).fill(SUBJECT);
		await expect(status(page)).toHaveText(words.failed);
		complaints.length = 0;
		isThere = true;
		await step("at the next letter", async () => {
			await field(page).fill(`${SUBJECT} `);
			await expect(results(page).first()).toBeVisible();
		});
	});

test("tries again when it is opened again, and Enter waits for what it finds", async ({
	page,
	complaints,
}) => {
	await page.route(INDEX, (route) => route.abort());
	await page.goto("/privacy");
	await button(page).click();
	await expect(status(page)).toHaveText(words.failed);
	complaints.length = 0;
	await page.keyboard.press("Escape");
	await page.unroute(INDEX);
	const release = await hold(page, INDEX);
	await button(page).click();
	await expect(status(page)).toHaveText(words.loading);
	await field(page).fill(content.vacatures[0]?.title ?? "");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/privacy");
	release();
	await expect(page).toHaveURL((url) => url.pathname === "/over-ons/werken-bij");
});

test("Enter no longer leads away once somebody types on, or has closed the search", async ({
	page,
}) => {
	const release = await hold(page, INDEX);
	await page.goto("/privacy");
	await button(page).click();
	await field(page).pressSequentially(SUBJECT);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await dialog(page).getByRole("button", { name: words.close }).click();
	release();
	await button(page).click();
	await expect(results(page).first()).toBeVisible();
	await expect(page).toHaveURL("/privacy");
});
