/** How long a visitor waits for the answer to a tap. */
import type { Browser } from "@playwright/test";
import { entriesOf, openPhone, SHORTEST_EVENT, settle } from "./phone.ts";

/** The controls of our pages, found by what they do: their words belong to the content. */
const CONTROLS = {
	menu: "button[command=show-modal]",
	theme: "[data-theme-toggle]:visible",
	filter: "main .choice:is(label:has(:not(:checked)), a:not([aria-current]))",
	tool: "[data-fragment] :is(button:not([aria-disabled=true]), input)",
};

type Control = keyof typeof CONTROLS;

/** The slowest event of a tap on each control that the page has, from finger to next paint (ms). */
export async function measureInteractions(
	browser: Browser,
	url: string,
): Promise<Partial<Record<Control, number>>> {
	const { context, page } = await openPhone(browser, { slowNetwork: false });
	const slowest: Partial<Record<Control, number>> = {};
	try {
		for (const [name, selector] of Object.entries(CONTROLS)) {
			await page.goto(url);
			const control = page.locator(selector).first();
			// A tool has controls once it is awake, and wakes when it is seen.
			const tool = page.locator("[data-fragment] astro-island");
			if (name === "tool" && (await tool.count()) > 0) {
				await tool.scrollIntoViewIfNeeded();
				await control.waitFor();
			}
			if ((await control.count()) === 0) continue;
			await control.scrollIntoViewIfNeeded();
			// Until React has taken over the island that the control stands in.
			await control.evaluate(async (element) => {
				while (element.closest("astro-island[ssr]")) await new Promise(requestAnimationFrame);
			});
			await settle(page);
			await page.evaluate(() => window.entries.splice(0));
			// Without the checks of Playwright, which run in the page.
			await control.tap({ force: true });
			await settle(page);
			const events = (await entriesOf(page, "event")).filter(({ interactionId }) => interactionId);
			slowest[name as Control] = Math.max(
				SHORTEST_EVENT,
				...events.map(({ duration }) => duration),
			);
		}
		return slowest;
	} finally {
		await context.close();
	}
}
