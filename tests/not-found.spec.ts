/** Every path that is not a page is a real 404, shown where it was asked for. */
import { test as base } from "@playwright/test";
import { content, expect } from "./site.ts";
import { NOT_FOUND, PROMISED } from "./specification.ts";

/** More of them, and names of the host's own files, in hosting.spec.ts. */
const unknown = [
	"/over-ons/werken-bij/developer/senior/amsterdam",
	// A name of the file that holds this screen.
	"/404",
	"/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
	"/cases/%22onload=alert(1)",
];

base("what does not exist is not found, and leads home", async ({ page }) => {
	for (const path of unknown)
		await base.step(`${path} is not found`, async () => {
			const errors: string[] = [];
			const listen = (message: { type: () => string; text: () => string }) => {
				if (message.type() === "error") errors.push(message.text());
			};
			page.on("console", listen);
			const response = await page.goto(path);
			expect(response?.status(), path).toBe(404);
			const heading = page.getByRole("heading", { level: 1 });
			await expect(heading, PROMISED).toHaveText(NOT_FOUND.heading);
			await expect(heading).toHaveAttribute("lang", "en");
			const back = page.getByRole("link", { name: NOT_FOUND.link });
			await expect(back, PROMISED).toHaveAttribute("href", "/");
			await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
			// The host may write the address in another encoding, never another address.
			const shown = new URL(page.url()).pathname;
			expect(decodeURIComponent(shown)).toBe(decodeURIComponent(path));

			// The console says so too, when it gets to it.
			await expect.poll(() => errors.filter((text) => text.endsWith(shown))).toHaveLength(1);
			expect(errors.filter((text) => /policy|Trusted/i.test(text))).toEqual([]);
			page.off("console", listen);
			// The screen says 404 by itself.
			if (NOT_FOUND.heading.includes(path.slice(1))) return;
			const html = await page.content();
			expect(html).not.toContain(shown.slice(1));
			expect(html).not.toContain(decodeURIComponent(path.slice(1)));
		});
	await page.getByRole("link", { name: NOT_FOUND.link }).click();
	await expect(page).toHaveURL("/");
});

base(
	"what is typed on the screen goes up in flags, and Enter opens what it finds",
	async ({ page }) => {
		const { field: label } = content.paginas["niet-gevonden"];
		const [{ name, slug } = { name: "", slug: "" }] = content.expertise;
		await page.goto("/bestaat-niet");
		const field = page.getByLabel(label);
		const line = page.locator("main [aria-hidden=true]").filter({ hasText: /\S/ });
		await expect(line.locator(":visible > svg")).toHaveCount(2);
		await base.step("a key pressed elsewhere does nothing", async () => {
			await page.keyboard.type("a");
			await expect(field).toHaveValue("");
		});
		// A letter with an accent, a numeral, and a sign that has no flag.
		await field.pressSequentially("é7!");
		const flags = line.locator("img:visible");
		await expect(flags).toHaveCount(2);
		await expect(flags.first()).toHaveAttribute("src", /#E$/);
		await expect(flags.last()).toHaveAttribute("src", /#7$/);
		await expect(line).toHaveText(/é7!$/);
		await field.fill("");
		await expect(line.locator(":visible > svg")).toHaveCount(2);

		await field.fill(name);
		await expect(page.locator("main search").getByRole("link").first()).toHaveAccessibleName(
			new RegExp(RegExp.escape(name)),
		);
		await field.press("Enter");
		await expect(page).toHaveURL((url) => url.pathname === `/expertise/${slug}`);
	},
);
