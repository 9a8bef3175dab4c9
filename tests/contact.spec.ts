/** The contact page: reaching somebody without a form. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hoursText } from "../src/queries/opening-hours.ts";
import { content, expect, test } from "./site.ts";

const { identity } = content;
const words = content.paginas.contact;
const copies = [
	{ value: identity.email, ...words.copy.email },
	{ value: identity.phone, ...words.copy.phone },
];

const row = (page: Page, value: string) =>
	page.getByRole("main").getByRole("listitem").filter({ hasText: value });
const copyButton = (page: Page, what: string) =>
	page.getByRole("button", { name: `${words.copy.button} ${what}` });

/** What the clipboard refuses in browsers without permission, and in pages without https. */
const refuseClipboard = (page: Page) =>
	page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
	});

/** What a button says for some seconds it goes on saying; axe itself needs a clock that runs. */
const dropLongTimers = (page: Page) =>
	page.addInitScript(() => {
		const wait = window.setTimeout;
		window.setTimeout = ((run: () => void, time = 0) =>
			time < 1000 ? wait(run, time) : 0) as typeof setTimeout;
	});

async function expectNoFaults(page: Page) {
	const { violations } = await new AxeBuilder({ page })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

test.describe("copy buttons", () => {
	for (const { value, what, done, failed } of copies) {
		test(`copy ${what}, and say so`, async ({ page, context }) => {
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
			const button = copyButton(page, what);
			const status = row(page, value).getByRole("status");
			await expect(status).toBeEmpty();
			await button.click();
			await expect(status).toHaveText(done);
			await expect(page.locator("html")).toHaveAttribute("data-copied", value);
			const said = page.getByRole("button", { name: words.copy.done, exact: true });
			await expect(said).toBeFocused();
			await expect(page).toHaveURL("/contact");

			await page.clock.runFor(10_000);
			await expect(button).toBeVisible();
			await expect(said).toHaveCount(0);
			await expect(status).toBeEmpty();
		});

		test(`select ${what} where copying is refused, and say how to go on`, async ({ page }) => {
			await refuseClipboard(page);
			await page.goto("/contact");
			await copyButton(page, what).click();
			const status = row(page, value).getByRole("status");
			await expect(status).toHaveText(failed);
			await expect(status).toBeInViewport();
			expect(await page.evaluate(() => String(getSelection()))).toBe(value);
			await expect(copyButton(page, what)).toBeVisible();
		});
	}

	test("are large enough for a thumb and lie above the row's link", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await page.goto("/contact");
		for (const { what } of copies) {
			const button = copyButton(page, what);
			const box = await button.boundingBox();
			expect(box?.height).toBeGreaterThanOrEqual(44);
			expect(box?.width).toBeGreaterThanOrEqual(44);
			// At its edge, where the link would take the tap if it lay on top.
			await button.click({ position: { x: 2, y: 2 }, trial: true });
		}
	});

	for (const colorScheme of ["light", "dark"] as const)
		for (const refused of [false, true])
			test(`have no fault axe can find after ${refused ? "a refusal" : "copying"}, ${colorScheme}`, async ({
				page,
				context,
			}) => {
				if (refused) await refuseClipboard(page);
				else await context.grantPermissions(["clipboard-read", "clipboard-write"]);
				await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
				await dropLongTimers(page);
				await page.goto("/contact");
				for (const { what, value } of copies) {
					await copyButton(page, what).click();
					await expect(row(page, value).getByRole("status")).not.toBeEmpty();
				}
				await expectNoFaults(page);
			});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });
	test("there are no copy buttons, and everything else is there", async ({ page }) => {
		await page.goto("/contact");
		const main = page.getByRole("main");
		await expect(main.getByRole("button")).toHaveCount(0);
		for (const button of await main.locator("[data-copy]").all())
			expect(await button.boundingBox()).toBeNull();
		await expect(main.getByRole("link", { name: identity.email })).toHaveAttribute(
			"href",
			`mailto:${identity.email}`,
		);
		await expect(main.getByRole("link", { name: identity.phone })).toHaveAttribute(
			"href",
			/^tel:\+\d+$/,
		);
		await expect(main.getByRole("link", { name: words.meeting.button })).toBeVisible();
		await expect(main.getByRole("link", { name: words.card.link })).toBeVisible();
		for (const item of words.hours.items) await expect(main).toContainText(hoursText(item));
	});
});

test("says when somebody answers, and whether that is only an example", async ({ page }) => {
	await page.goto("/contact");
	const main = page.getByRole("main");
	for (const item of words.hours.items) await expect(main).toContainText(hoursText(item));
	await expect(main.getByText(words.hours.example)).toHaveCount(words.hours.placeholder ? 1 : 0);
});

test("prepares an e-mail per subject", async ({ page }) => {
	await page.goto("/contact");
	for (const { title, subject, opening } of words.subjects.items) {
		const link = page.getByRole("main").getByRole("link", { name: title, exact: true });
		const mail = new URL((await link.getAttribute("href")) as string);
		expect(mail.pathname).toBe(identity.email);
		expect(mail.searchParams.get("subject")).toBe(subject);
		expect(mail.searchParams.get("body")?.split("\r\n\r\n")).toEqual(opening);
	}
});

test("gives a contact card under the company's name", async ({ page, request }) => {
	await page.goto("/contact");
	const link = page.getByRole("link", { name: words.card.link });
	const download = page.waitForEvent("download");
	await link.click();
	expect((await download).suggestedFilename()).toBe(`${identity.name}.vcf`);

	const response = await request.get((await link.getAttribute("href")) as string);
	expect(response.status()).toBe(200);
	expect(response.headers()["content-type"]).toMatch(/^text\/(x-)?vcard; ?charset=utf-8$/i);
	const card = (await response.text()).replaceAll("\r\n ", "").split("\r\n");
	expect(card.slice(0, 2)).toEqual(["BEGIN:VCARD", "VERSION:3.0"]);
	expect(card.slice(-2)).toEqual(["END:VCARD", ""]);
	const fields = new Map(card.map((line) => [line.split(/[:;]/)[0], line.replace(/^.*?:/, "")]));
	expect(fields.get("FN")).toBe(identity.name);
	expect(fields.get("ORG")).toBe(identity.name);
	expect(fields.get("EMAIL")).toBe(identity.email);
	expect(fields.get("TEL")).toBe(identity.phone.replaceAll(" ", ""));
	expect(fields.get("URL")).toBe(identity.url);
});
