/** A phone on a slow network, as Lighthouse imagines it, in a fresh browser profile. */

/** Of an interaction shorter than this (ms) the browser keeps no record. */
export const SHORTEST_EVENT = 16;

/** Lighthouse 13's phone and its throttling of a real load ("devtools"). */
const PHONE = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
	locale: "nl-NL",
};
const SLOW_4G = {
	offline: false,
	/** ms, on every request. */
	latency: 150 * 3.75,
	/** bytes a second. */
	downloadThroughput: (1638.4 * 0.9 * 1024) / 8,
	uploadThroughput: (750 * 0.9 * 1024) / 8,
};
/** How many times slower. */
export const SLOW_CPU = 4;

/** What a host answers a browser with; given the choice, workerd on this machine takes gzip. */
export const ASKS_BROTLI = { "Accept-Encoding": "br" };

/** How long (ms) a page that has loaded may still surprise. */
const SETTLE = 700;

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{ slowNetwork?: boolean, mouse?: boolean }} [options] `mouse`: a small window of a
 *   computer that is as slow, for what a finger cannot do.
 */
export async function openPhone(browser, { slowNetwork = true, mouse = false } = {}) {
	const context = await browser.newContext({ ...PHONE, isMobile: !mouse, hasTouch: !mouse });
	const page = await context.newPage();
	await page.addInitScript(record, SHORTEST_EVENT);
	const cdp = await context.newCDPSession(page);
	const traffic = await watchTraffic(cdp);
	await cdp.send("Network.setExtraHTTPHeaders", { headers: ASKS_BROTLI });
	if (slowNetwork) await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_CPU });
	return { context, page, traffic };
}

/** Waits until a page that has loaded is at rest. */
export const settle = (page) => page.waitForTimeout(SETTLE);

/** Runs in the page, before anything of it: keeps what the browser reports. */
function record(shortestEvent) {
	const kept = { paint: [], lcp: [], shifts: [], longTasks: [], events: [] };
	window.bench = kept;
	const watch = (type, keep, options) =>
		new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
			type,
			buffered: true,
			...options,
		});
	watch("paint", ({ name, startTime }) => kept.paint.push({ name, startTime }));
	watch("largest-contentful-paint", ({ startTime, size, element }) =>
		kept.lcp.push({
			startTime,
			size,
			element: element && `${element.localName}: ${element.textContent.trim().slice(0, 40)}`,
		}),
	);
	watch("layout-shift", ({ value, hadRecentInput }) => hadRecentInput || kept.shifts.push(value));
	watch("longtask", ({ startTime, duration }) => kept.longTasks.push({ startTime, duration }));
	watch(
		"event",
		({ name, duration, interactionId }) => interactionId && kept.events.push({ name, duration }),
		{ durationThreshold: shortestEvent },
	);
}

/**
 * Counts what goes over the network, by kind.
 * @returns a function that gives the count so far.
 */
async function watchTraffic(cdp) {
	const requests = new Map();
	cdp.on("Network.requestWillBeSent", ({ requestId, request }) => {
		if (request.url.startsWith("http")) requests.set(requestId, { url: request.url, bytes: 0 });
	});
	cdp.on("Network.responseReceived", ({ requestId, type, response }) => {
		const headers = new Headers(response.headers);
		Object.assign(requests.get(requestId) ?? {}, {
			kind: type.toLowerCase(),
			headerBytes: response.encodedDataLength,
			encoding: headers.get("content-encoding") ?? "none",
		});
	});
	cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		Object.assign(requests.get(requestId) ?? {}, { bytes: encodedDataLength });
	});
	await cdp.send("Network.enable");
	return () => summary([...requests.values()]);
}

/** Bytes of bodies by kind; `total` with their headers. */
function summary(requests) {
	const [page] = requests;
	const body = ({ bytes, headerBytes = 0 }) => Math.max(0, bytes - headerBytes);
	const bytesOf = (kind) => sum(requests.filter((request) => request.kind === kind).map(body));
	const origin = page && new URL(page.url).origin;
	return {
		html: bytesOf("document"),
		css: bytesOf("stylesheet"),
		script: bytesOf("script"),
		fonts: bytesOf("font"),
		total: sum(requests.map(({ bytes }) => bytes)),
		requests: requests.length,
		thirdParty: requests.filter(({ url }) => new URL(url).origin !== origin).length,
		encoding: page?.encoding,
	};
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
