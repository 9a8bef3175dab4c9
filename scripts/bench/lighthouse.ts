/** Lighthouse's scores for a page on a phone, by its own simulated throttling. */
import { chromium, type LaunchOptions } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../ports.ts";
import { ASKS_BROTLI } from "./phone.ts";

/** Where the browser listens to Lighthouse. */
const FIRST_PORT = 9222;

/**
 * Scores from 0 to 100, times in ms, and what costs a point.
 * @param launchOptions for a browser of its own: a tab in front stops the frames of those
 *   behind it.
 */
export async function measureByLighthouse(url: string, launchOptions: LaunchOptions) {
	const port = await freePort(FIRST_PORT);
	const browser = await chromium.launch({
		...launchOptions,
		args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
	});
	try {
		const result = await lighthouse(url, { port, logLevel: "error", extraHeaders: ASKS_BROTLI });
		if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
		const { audits, categories } = result.lhr;
		const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
		const figure = (id: string) => audits[id]?.numericValue ?? 0;
		return {
			performance: score("performance"),
			accessibility: score("accessibility"),
			bestPractices: score("best-practices"),
			seo: score("seo"),
			fcp: figure("first-contentful-paint"),
			lcp: figure("largest-contentful-paint"),
			blockingTime: figure("total-blocking-time"),
			complaints: Object.values(audits)
				.filter(({ score }) => score !== null && score < 1)
				.map(({ id, title, displayValue = "" }) => `${id}: ${title} ${displayValue}`.trim()),
		};
	} finally {
		await browser.close();
	}
}
