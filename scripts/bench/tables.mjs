/** The tables of the bench, in Markdown. */
import { circumstancesLine, kB, mediansOf, ms, ratio, table } from "./report.mjs";

/**
 * @param {object} bench
 * @param {ReturnType<typeof import("./report.mjs").circumstances>} bench.here
 * @param {number} bench.runs
 * @param {string[]} bench.routes
 * @param {string[]} bench.names of the sites, ours first.
 * @param {object[]} bench.results one for each run, page and site.
 * @param {Record<string, ReturnType<typeof import("./sizes.mjs").sizesOf>>} bench.sizes
 */
export function printTables({ here, runs, routes, names, results, sizes }) {
	const of = (route, site, part) =>
		mediansOf(
			results
				.filter((one) => one.route === route && one.site === site && one[part])
				.map((one) => one[part]),
		);
	/** One row for each page and site that has it. */
	const rows = (sites, part, cells) =>
		routes.flatMap((route) =>
			sites
				.filter((site) =>
					results.some((one) => one.route === route && one.site === site && one[part]),
				)
				.map((site) => [route, site, ...cells(of(route, site, part), of(route, "bare", part))]),
		);

	const [{ load }] = results;
	const busy = results.filter((one) => one.busy > here.cores).length;
	console.log(`\n# Bench of ${routes.length} pages

${circumstancesLine(here)}
Medians of ${runs} runs, sites in turn; other work kept the machine busy when ${busy} of ${results.length} measurements began. Served by workerd over HTTP/1.1 on this machine, content-encoding ${load.encoding}.
The bare page has the same words and links as plain HTML. Sizes in kB (1000 bytes), times in ms.

## Lighthouse, phone, simulated throttling
`);
	console.log(
		table(
			["page", "site", "perf", "a11y", "best", "SEO", "FCP", "LCP", "LCP to bare", "TBT", "CLS"],
			routes.flatMap((route) =>
				names
					.filter((site) => results.some((one) => one.route === route && one.site === site))
					.map((site) => {
						const one = of(route, site, "lighthouse");
						const scores = mediansOf(
							results
								.filter((result) => result.route === route && result.site === site)
								.map((result) => result.lighthouse.scores),
						);
						return [
							route,
							site,
							scores.performance,
							scores.accessibility,
							scores["best-practices"],
							scores.seo,
							ms(one.fcp),
							ms(one.lcp),
							ratio(one.lcp, of(route, "bare", "lighthouse").lcp),
							ms(one.tbt),
							one.cls.toFixed(3),
						];
					}),
			),
		),
	);

	console.log("\n## A real load, throttled as Lighthouse's slow 4G phone (CPU 4x)\n");
	console.log(
		table(
			["page", "site", "FCP", "LCP", "LCP to bare", "CLS", "long tasks", "longest"],
			rows(names, "load", (one, bare) => [
				ms(one.fcp),
				ms(one.lcp),
				ratio(one.lcp, bare.lcp),
				one.shift.toFixed(3),
				one.longTasks,
				ms(one.longestTask),
			]),
		),
	);

	console.log("\n## Weight as sent: first view, and after `>` scrolled through\n");
	console.log(
		table(
			[
				"page",
				"site",
				"HTML",
				"CSS",
				"script",
				"fonts",
				"total with headers",
				"to bare",
				"requests",
				"third-party",
				"cookies",
			],
			rows(names, "load", (one, bare) => [
				kB(one.html),
				kB(one.css),
				`${kB(one.script)} > ${kB(one.scrolledScript)}`,
				kB(one.fonts),
				`${kB(one.bytes)} > ${kB(one.scrolledBytes)}`,
				ratio(one.bytes, bare.bytes),
				`${one.requests} > ${one.scrolledRequests}`,
				one.thirdParty,
				one.cookies,
			]),
		),
	);

	console.log("\n## Weight of our files as Brotli 11, inline code included\n");
	console.log(
		table(
			[
				"page",
				"HTML",
				"of which CSS",
				"script on arrival",
				"script of islands",
				"first view",
				"scrolled through",
			],
			Object.entries(sizes).map(([route, one]) => [
				route,
				kB(one.html),
				kB(one.css),
				kB(one.eagerScript),
				kB(one.lazyScript),
				kB(one.firstView),
				kB(one.scrolledThrough),
			]),
		),
	);

	console.log(
		"\n## From tap to next paint (CPU 4x), slowest event; 16 is the least that browsers tell\n",
	);
	console.log(
		table(
			["page", "menu", "theme", "filter"],
			routes.map((route) => {
				const { menu, theme, filter } = of(route, "ours", "interactions");
				return [route, ms(menu), ms(theme), ms(filter)];
			}),
		),
	);

	console.log("\n## From click on the first link of home to the largest paint of the next page\n");
	console.log(
		table(
			["page", "site", "at once", "after resting on the link, no network"],
			rows(names, "navigation", ({ click, rested }) => [ms(click), ms(rested)]),
		),
	);

	console.log("\n## What Lighthouse would have better on our pages\n");
	const complaints = Map.groupBy(
		results
			.filter(({ site, run }) => site === "ours" && run === 0)
			.flatMap(({ route, lighthouse }) =>
				lighthouse.complaints.map((complaint) => ({ ...complaint, route })),
			),
		({ audit }) => audit,
	);
	for (const [audit, found] of complaints)
		console.log(
			`- ${audit}: ${found.map(({ route, value }) => (value ? `${route} (${value})` : route)).join(", ")}`,
		);
	if (complaints.size === 0) console.log("Nothing.");
}
