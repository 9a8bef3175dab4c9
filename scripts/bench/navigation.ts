/** How long a visitor waits for the next page. */
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";
import { openTab } from "./chromium.ts";
import { openPhone, SLOW_CPU, settle } from "./phone.ts";

const LINK = "main a[href^='/']:not([href*='#'])";
/** For how long (ms) the pointer rests on a link before the click: the browser may draw the page meanwhile. */
const REST = 3000;

/** Runs in each document: when it was clicked last, and its paints, in milliseconds since 1970. */
const RECORD = `
	addEventListener("click", ({ timeStamp }) => {
		sessionStorage.clicked = performance.timeOrigin + timeStamp;
	}, true);
	new PerformanceObserver((list) => {
		globalThis.painted = performance.timeOrigin + list.getEntries().at(-1).startTime;
	}).observe({ type: "largest-contentful-paint", buffered: true });
`;
const WAITED = "painted - sessionStorage.clicked";

/**
 * From the click on the first link of a page's main part to the largest paint of the next
 * page (ms), on a slow phone's processor; nothing where there is no such link.
 * @param launchOptions of another browser, see below.
 * @returns clicked at once on a slow network, and after resting on the link, when a page that
 *   was drawn meanwhile needs no network.
 */
export async function measureNavigation(
	browser: Browser,
	launchOptions: LaunchOptions,
	url: string,
): Promise<{ atOnce?: number; rested?: number }> {
	const { context, page } = await openPhone(browser, { slowNetwork: true });
	try {
		await page.addInitScript(RECORD);
		await page.goto(url);
		const link = page.locator(LINK).first();
		if ((await link.count()) === 0) return {};
		await link.scrollIntoViewIfNeeded();
		await settle(page);
		await Promise.all([page.waitForEvent("load"), link.click()]);
		await settle(page);
		const atOnce = await page.evaluate<number>(WAITED);
		return { atOnce, rested: await clickRested(launchOptions, url) };
	} finally {
		await context.close();
	}
}

/** In a browser that Playwright does not hold: in one that it holds no page is drawn ahead. */
async function clickRested({ executablePath, args = [] }: LaunchOptions, url: string) {
	const tab = await openTab(
		executablePath ?? chromium.executablePath(),
		[...args, "--window-size=412,900"],
		RECORD,
	);
	try {
		while (!tab.targets[0]) await pass(20);
		const [page] = tab.targets;
		await page.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
		await page.send("Page.navigate", { url });
		await pass(REST);
		const place = await page.evaluate(`(() => {
			const link = document.querySelector("${LINK}");
			link.scrollIntoView({ block: "center", behavior: "instant" });
			const { x, y, width, height } = link.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		})()`);
		const click = { ...(place as { x: number; y: number }), button: "left", clickCount: 1 };
		const mouse = (type: string) => page.send("Input.dispatchMouseEvent", { ...click, type });
		await mouse("mouseMoved");
		await pass(REST / 2);
		const ahead = tab.targets.find(({ prerendered }) => prerendered);
		await ahead?.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
		await pass(REST / 2);
		await mouse("mousePressed");
		await mouse("mouseReleased");
		await pass(REST);
		return (await (ahead ?? page).evaluate(WAITED)) as number;
	} finally {
		await tab.close();
	}
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
