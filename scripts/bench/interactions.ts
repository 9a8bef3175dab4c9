/** How long a visitor waits for the answer to a tap. */
import type { Browser, Locator, Page } from "@playwright/test";
import { entriesOf, openPhone, SHORTEST_EVENT, settle } from "./phone.ts";
import { median } from "./report.ts";

/** The controls of our pages, found by what they do: their words belong to the content. */
const CONTROLS = {
	menu: "header [popovertarget=menu]",
	search: "header [data-search]:visible",
	theme: "[data-theme-toggle]:visible",
	filter: "main .choice:is(label:has(:not(:checked)), a:not([aria-current]))",
	tool: "[data-fragment] :is(button:not([aria-disabled=true]), input:not(:checked))",
};

type Control = keyof typeof CONTROLS;

/** Of each control: the first finds nothing of what it shows styled or laid out. */
const TAPS = 4;

/**
 * The slowest event of a tap on each control that the page has, from finger to next paint (ms):
 * of the first tap on a fresh page, the median of all taps, and the worst.
 */
export async function measureInteractions(
	browser: Browser,
	url: string,
): Promise<Partial<Record<Control, { first: number; median: number; worst: number }>>> {
	const { context, page } = await openPhone(browser, { slowNetwork: false });
	const measured: Awaited<ReturnType<typeof measureInteractions>> = {};
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
			const waits: number[] = [];
			for (let tap = 0; tap < TAPS; tap++) {
				waits.push(await measureTap(page, control));
				// Closes what the tap has opened, and takes back its step in the history.
				await page.keyboard.press("Escape");
				await settle(page);
			}
			const [first = Number.NaN] = waits;
			measured[name as Control] = { first, median: median(waits), worst: Math.max(...waits) };
		}
		return measured;
	} finally {
		await context.close();
	}
}

async function measureTap(page: Page, control: Locator): Promise<number> {
	await settle(page);
	await page.evaluate(() => window.entries.splice(0));
	// Without the checks of Playwright, which run in the page.
	await control.tap({ force: true });
	await settle(page);
	const events = (await entriesOf(page, "event")).filter(({ interactionId }) => interactionId);
	return Math.max(SHORTEST_EVENT, ...events.map(({ duration }) => duration));
}
