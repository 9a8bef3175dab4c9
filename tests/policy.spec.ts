/** No page breaks the policies that it is sent with, in any state; see `complaints` in site.ts. */
import { kinds } from "./kinds.ts";
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

const { theme, openMenu, closeMenu, search } = content.interface;

test("pages keep to their policies, whatever a visitor does", async ({ page, complaints }) => {
	const keeps = (title: string, visit: () => Promise<void>) =>
		step(title, async () => {
			await visit();
			expect(complaints.splice(0)).toEqual([]);
		});

	for (const route of kinds)
		await keeps(`${route}: every island wakes, every question opens, and it prints`, async () => {
			await page.emulateMedia({ media: "screen" });
			await page.goto(route);
			for (const island of await page.locator("astro-island").all()) {
				await island.evaluate((element) =>
					(element.firstElementChild ?? element.parentElement)?.scrollIntoView(),
				);
				await expect(island).not.toHaveAttribute("ssr");
			}
			await page.evaluate(() => {
				for (const details of document.querySelectorAll("details")) details.open = true;
			});
			await page.emulateMedia({ media: "print" });
		});

	// Last: a menu that closes takes a step back in the history, which would end the next visit.
	await keeps("header, search and full menu, which are the same everywhere", async () => {
		await page.emulateMedia({ media: "screen", colorScheme: "light" });
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/");
		for (let press = 0; press < 2; press++)
			await page.getByRole("button", { name: theme }).first().click();
		for (const button of await page.locator("header button[popovertarget]:visible").all()) {
			await button.click();
			await page.keyboard.press("Escape");
		}
		await page.keyboard.press("Control+k");
		await page.getByLabel(search.field).fill(content.diensten[0]?.name ?? "");
		await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
		await page.keyboard.press("Escape");
		await page.setViewportSize({ width: 360, height: 800 });
		await page.getByRole("button", { name: openMenu, exact: true }).click();
		await page.getByRole("button", { name: closeMenu }).click();
	});
});

test("the policies refuse what they should", async ({ page, complaints }) => {
	await page.goto("/");
	const refused = await page.evaluate(async () => {
		const isRefused = (attempt: () => unknown) => {
			try {
				attempt();
				return false;
			} catch {
				return true;
			}
		};
		const image = new Image();
		const blocked = new Promise((resolve) => {
			image.onerror = () => resolve(true);
			image.onload = () => resolve(false);
		});
		image.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
		return {
			html: isRefused(() => {
				document.body.innerHTML += "<p>";
			}),
			image: await blocked,
			camera: !(
				document as never as { featurePolicy: { allowsFeature(name: string): boolean } }
			).featurePolicy.allowsFeature("camera"),
		};
	});
	expect(refused).toEqual({ html: true, image: true, camera: true });
	expect(complaints.length).toBeGreaterThan(0);
	complaints.length = 0;
});
