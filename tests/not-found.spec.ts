/** Every path that is not a page is a real 404, shown where it was asked for. */
import { test as base } from "@playwright/test";
import { expect } from "./site.ts";

const unknown = [
	"/bestaat-niet",
	"/cases/bestaat-niet",
	"/over-ons/werken-bij/developer/senior/amsterdam",
	"/404.txt",
	"/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"/cases/%22onload=alert(1)",
];

for (const path of unknown)
	base(`${path} is not found`, async ({ page }) => {
		const errors: string[] = [];
		page.on("console", (message) => {
			if (message.type() === "error") errors.push(message.text());
		});
		const response = await page.goto(path);
		expect(response?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Oops! Page not found");
		await expect(page.getByRole("heading", { level: 1 }).locator("..")).toHaveAttribute(
			"lang",
			"en",
		);
		await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
		// The host may write the address in another encoding, never another address.
		const shown = new URL(page.url()).pathname;
		expect(decodeURIComponent(shown)).toBe(decodeURIComponent(path));

		expect(errors.filter((text) => text.endsWith(shown))).toHaveLength(1);
		expect(errors.filter((text) => /policy|Trusted/i.test(text))).toEqual([]);
		const html = await page.content();
		expect(html).not.toContain(shown.slice(1));
		expect(html).not.toContain(decodeURIComponent(path.slice(1)));
	});

base("the way back leads home", async ({ page }) => {
	await page.goto("/bestaat-niet");
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});
