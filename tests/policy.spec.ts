/** No page breaks the policies that it is sent with, in any state; see `complaints` in site.ts. */
import { kinds } from "./kinds.ts";
import { expect, test } from "./site.ts";
import { step } from "./step.ts";

/** Header, search and menus are operated in specs of their own, which listen as well. */
test("pages keep to their policies, whatever wakes, opens or prints", async ({
	page,
	complaints,
}) => {
	for (const route of kinds)
		await step(route, async () => {
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
			expect(complaints.splice(0)).toEqual([]);
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
