/** The home page: how its first view uses the room there is. */
import { content, expect, test } from "./site.ts";
import { step } from "./step.ts";

test("the two buttons stand side by side where they fit, else equally wide", async ({ page }) => {
	await page.goto("/");
	const { primary, secondary } = content.paginas.home.hero;
	const buttons = [primary, secondary].map((name) =>
		page.getByRole("main").getByRole("link", { name, exact: true }).first(),
	);
	const places = () =>
		Promise.all(
			buttons.map((button) =>
				button.evaluate((link) => {
					const { left, right, top, width } = link.getBoundingClientRect();
					const words = document.createRange();
					words.selectNodeContents(link);
					return { left, right, top, width, words: words.getBoundingClientRect().width };
				}),
			),
		);
	for (const width of [320, 480, 560, 639, 640, 768, 1280])
		await step(`at ${width} px`, async () => {
			await page.setViewportSize({ width, height: 720 });
			const [one, other] = (await places()) as [Place, Place];
			// Room for the words of both and, with some to spare, for what surrounds them.
			const room = Math.min(width, 640) * 0.9 - 140;
			if (one.words + other.words < room) expect(other.top).toBe(one.top);
			if (other.top !== one.top) expect([other.left, other.right]).toEqual([one.left, one.right]);
		});
});

type Place = Record<"left" | "right" | "top" | "width" | "words", number>;
