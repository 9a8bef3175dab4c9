/** A phone on a slow network, as Lighthouse imagines it, in a fresh browser profile. */
import type { Browser, Page, Request } from "@playwright/test";
import { throttling } from "lighthouse/core/config/constants.js";

/** Of an interaction shorter than this (ms) the browser keeps no record. */
export const SHORTEST_EVENT = 16;

/** Of Lighthouse 13, as are the network and the processor. */
const PHONE = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
	locale: "nl-NL",
};
const { requestLatencyMs, downloadThroughputKbps, uploadThroughputKbps, cpuSlowdownMultiplier } =
	throttling.mobileSlow4G;

export const SLOW_CPU = { rate: cpuSlowdownMultiplier };
const BYTES_PER_KILOBIT = 1024 / 8;
const SLOW_NETWORK = {
	offline: false,
	latency: requestLatencyMs,
	downloadThroughput: downloadThroughputKbps * BYTES_PER_KILOBIT,
	uploadThroughput: uploadThroughputKbps * BYTES_PER_KILOBIT,
};

/** What a host answers a browser with; given the choice, workerd on this machine takes gzip. */
export const ASKS_BROTLI = { "Accept-Encoding": "br" };

/** How long (ms) a page that has loaded may still change. */
const SETTLE = 700;

/** What the browser reports of a page: the one interface that has all that is read here. */
interface Entry extends PerformanceEventTiming {
	/** Of a layout shift. */
	value: number;
	hadRecentInput: boolean;
}

declare global {
	interface Window {
		/** Everything so far, in each document that `openPhone` opens. */
		entries: Entry[];
	}
}

export async function openPhone(browser: Browser, { slowNetwork }: { slowNetwork: boolean }) {
	const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: ASKS_BROTLI });
	const page = await context.newPage();
	await page.addInitScript(record, SHORTEST_EVENT);
	const cdp = await context.newCDPSession(page);
	await cdp.send("Network.enable");
	if (slowNetwork) await cdp.send("Network.emulateNetworkConditions", SLOW_NETWORK);
	await cdp.send("Emulation.setCPUThrottlingRate", SLOW_CPU);
	return { context, page, traffic: watchTraffic(page) };
}

/** Waits until a page that has loaded is at rest. */
export const settle = (page: Page) => page.waitForTimeout(SETTLE);

/** What the browser has reported of the page, of one kind. */
export const entriesOf = (page: Page, type: string) =>
	page.evaluate((type) => window.entries.filter(({ entryType }) => entryType === type), type);

/** Runs in the page, before anything of it. */
function record(durationThreshold: number) {
	window.entries = [];
	for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask", "event"]) {
		const options = { type, buffered: true, durationThreshold };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) window.entries.push(entry.toJSON());
		}).observe(options);
	}
}

/**
 * Counts what goes over the network: bytes of bodies by kind, all bytes with headers.
 * @returns a function that gives the count so far.
 */
function watchTraffic(page: Page) {
	const finished: Request[] = [];
	page.on("requestfinished", (request) => finished.push(request));
	return async () => {
		const answers = await Promise.all(
			finished.map(async (request) => {
				const { responseHeadersSize: header, responseBodySize: body } = await request.sizes();
				return {
					kind: request.resourceType(),
					origin: new URL(request.url()).origin,
					header,
					body,
				};
			}),
		);
		const bodies = (of: typeof answers) => of.reduce((sum, { body }) => sum + body, 0);
		const bodiesOf = (kind: string) => bodies(answers.filter((answer) => answer.kind === kind));
		return {
			html: bodiesOf("document"),
			script: bodiesOf("script"),
			fonts: bodiesOf("font"),
			bytes: answers.reduce((sum, { header, body }) => sum + header + body, 0),
			requests: answers.length,
			thirdParties: new Set(answers.map(({ origin }) => origin)).size - 1,
		};
	};
}
