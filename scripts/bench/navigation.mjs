/** How long a visitor waits for the next page. */
import { openTab } from "../../tests/chromium.ts";
import { openPhone, SLOW_CPU, settle } from "./phone.mjs";

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

/**
 * From the click on the first link of a page's main part to the largest paint of the next
 * page (ms), on a slow phone's processor; nothing where there is no such link.
 * @param {import("@playwright/test").Browser} browser
 * @param {import("@playwright/test").LaunchOptions} launchOptions of another browser, see below.
 * @param {string} url
 * @returns {Promise<{ click?: number, rested?: number }>} clicked at once on a slow network,
 *   and after resting on the link, when a page that was drawn meanwhile needs no network.
 */
export async function measureNavigation(browser, launchOptions, url) {
	const click = await clickAtOnce(browser, url);
	return click === undefined ? {} : { click, rested: await clickRested(launchOptions, url) };
}

async function clickAtOnce(browser, url) {
	const { context, page } = await openPhone(browser, { mouse: true });
	try {
		await page.addInitScript(RECORD);
		await page.goto(url);
		const link = page.locator(LINK).first();
		if ((await link.count()) === 0) return undefined;
		await link.scrollIntoViewIfNeeded();
		await settle(page);
		const { x, y, width, height } = await link.boundingBox();
		await Promise.all([page.waitForEvent("load"), page.mouse.click(x + width / 2, y + height / 2)]);
		await settle(page);
		return await page.evaluate(() => window.painted - sessionStorage.clicked);
	} finally {
		await context.close();
	}
}

/** In a browser that Playwright does not hold: in one that it holds no page is drawn ahead. */
async function clickRested({ executablePath, args }, url) {
	const tab = await openTab(executablePath, [...args, "--window-size=412,900"], RECORD);
	try {
		const slowDown = (target) => target.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
		await until(() => tab.targets.length > 0);
		const [page] = tab.targets;
		await slowDown(page);
		await page.send("Page.navigate", { url });
		await pass(REST);
		const place = await page.evaluate(`(() => {
			const link = document.querySelector("${LINK}");
			link.scrollIntoView({ block: "center", behavior: "instant" });
			const { x, y, width, height } = link.getBoundingClientRect();
			return { x: x + width / 2, y: y + height / 2 };
		})()`);
		const mouse = (type) =>
			page.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
		await mouse("mouseMoved");
		await pass(REST / 2);
		const ahead = tab.targets.find(({ prerendered }) => prerendered);
		if (ahead) await slowDown(ahead);
		await pass(REST / 2);
		await mouse("mousePressed");
		await mouse("mouseReleased");
		await pass(REST);
		return await (ahead ?? page).evaluate("painted - sessionStorage.clicked");
	} finally {
		await tab.close();
	}
}

const pass = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function until(condition) {
	while (!condition()) await pass(20);
}
