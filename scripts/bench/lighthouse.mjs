/** Lighthouse's judgement of a page on a phone, by its own simulated throttling. */
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ASKS_BROTLI } from "./phone.mjs";

/**
 * @param {string} url
 * @param {import("@playwright/test").LaunchOptions} browserOptions for a browser of its own:
 *   a tab in front stops the frames of those behind it.
 * @param {number} port a free one, for the browser to listen to Lighthouse.
 * @param {boolean} all whether accessibility, best practices and SEO are judged too.
 */
export async function judge(url, browserOptions, port, all) {
	const browser = await chromium.launch({
		...browserOptions,
		args: [...browserOptions.args, `--remote-debugging-port=${port}`],
	});
	try {
		return await judgeIn(url, port, all);
	} finally {
		await browser.close();
	}
}

async function judgeIn(url, port, all) {
	const result = await lighthouse(url, {
		port,
		logLevel: "error",
		onlyCategories: all
			? ["performance", "accessibility", "best-practices", "seo"]
			: ["performance"],
		extraHeaders: ASKS_BROTLI,
	});
	const { audits, categories } = result.lhr;
	return {
		scores: Object.fromEntries(
			Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
		),
		fcp: audits["first-contentful-paint"].numericValue,
		lcp: audits["largest-contentful-paint"].numericValue,
		tbt: audits["total-blocking-time"].numericValue,
		cls: audits["cumulative-layout-shift"].numericValue,
		complaints: Object.values(audits)
			.filter(({ score }) => score !== null && score < 1)
			// Causes are for the JSON file: each audit has a shape of its own.
			.map(({ id, title, displayValue, details }) => ({
				audit: `${id}: ${title}`,
				value: displayValue,
				causes: details?.items,
			})),
	};
}
