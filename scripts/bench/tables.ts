/** The tables of the bench, in Markdown. */
import { cpus } from "node:os";
import type { measureInteractions } from "./interactions.ts";
import type { measureByLighthouse } from "./lighthouse.ts";
import type { measureLoad } from "./load.ts";
import type { measureNavigation } from "./navigation.ts";
import { kB, median, ratio, table, whole } from "./report.ts";
import type { sentSizesOf, sizesOf } from "./sizes.ts";

type Measured<Measure extends (...args: never[]) => unknown> = Awaited<ReturnType<Measure>>;

/** What one page of one site gave in one run. */
export interface Result {
	route: string;
	site: string;
	/** The load average when it began. */
	busy: number;
	load: Measured<typeof measureLoad>;
	lighthouse: Measured<typeof measureByLighthouse>;
	/** Of our pages. */
	taps?: Measured<typeof measureInteractions>;
	files?: Measured<typeof sizesOf>;
	sent?: Measured<typeof sentSizesOf>;
	/** Of home. */
	clicks?: Measured<typeof measureNavigation>;
}

/** The cell of a page, from its medians and those of its bare page. */
type Cell = (page: Result, bare: Result) => string;

/** By title; each with its columns. */
const TABLES: Record<string, Record<string, Cell>> = {
	"Lighthouse, phone, simulated throttling": {
		performance: ({ lighthouse }) => whole(lighthouse.performance),
		accessibility: ({ lighthouse }) => whole(lighthouse.accessibility),
		"best practices": ({ lighthouse }) => whole(lighthouse.bestPractices),
		SEO: ({ lighthouse }) => whole(lighthouse.seo),
		FCP: ({ lighthouse }) => whole(lighthouse.fcp),
		"FCP to bare": ({ lighthouse }, bare) => ratio(lighthouse.fcp, bare.lighthouse.fcp),
		LCP: ({ lighthouse }) => whole(lighthouse.lcp),
		"LCP to bare": ({ lighthouse }, bare) => ratio(lighthouse.lcp, bare.lighthouse.lcp),
		TBT: ({ lighthouse }) => whole(lighthouse.blockingTime),
	},
	"A real load, throttled as Lighthouse's slow 4G phone (CPU 4x)": {
		FCP: ({ load }) => whole(load.fcp),
		"FCP to bare": ({ load }, bare) => ratio(load.fcp, bare.load.fcp),
		LCP: ({ load }) => whole(load.lcp),
		"LCP to bare": ({ load }, bare) => ratio(load.lcp, bare.load.lcp),
		CLS: ({ load }) => load.shift.toFixed(3),
		"long tasks": ({ load }) => whole(load.longTasks),
		longest: ({ load }) => whole(load.longestTask),
	},
	"Weight as sent: first view, and after `>` scrolled through; requests until the load first": {
		HTML: ({ load }) => kB(load.html),
		script: ({ load }) => `${kB(load.script)} > ${kB(load.scrolledScript)}`,
		fonts: ({ load }) => kB(load.fonts),
		"total with headers": ({ load }) => `${kB(load.bytes)} > ${kB(load.scrolledBytes)}`,
		"to bare": ({ load }, bare) => ratio(load.bytes, bare.load.bytes),
		requests: ({ load }) =>
			`${whole(load.requestsUntilLoad)} > ${whole(load.requests)} > ${whole(load.scrolledRequests)}`,
		"third parties": ({ load }) => whole(load.thirdParties),
		cookies: ({ load }) => whole(load.cookies),
	},
	"Weight of our files as Brotli 11, inline code included": {
		HTML: ({ files }) => kB(files?.html),
		"as Brotli 4": ({ sent }) => kB(sent?.brotli4),
		"as zstd 3": ({ sent }) => kB(sent?.zstd3),
		"script on arrival": ({ files }) => kB(files?.eagerScript),
		"script of islands": ({ files }) => kB(files?.lazyScript),
		"first view": ({ files }) => kB(files?.firstView),
		"scrolled through": ({ files }) => kB(files?.scrolledThrough),
	},
	"From tap to next paint (CPU 4x), first / median / worst of a page's taps; browsers report none below 16":
		{
			menu: ({ taps }) => waits(taps?.menu),
			search: ({ taps }) => waits(taps?.search),
			theme: ({ taps }) => waits(taps?.theme),
			filter: ({ taps }) => waits(taps?.filter),
			tool: ({ taps }) => waits(taps?.tool),
		},
	"From click on the first link of home to the largest paint of the next page": {
		"at once": ({ clicks }) => whole(clicks?.atOnce),
		"after resting on the link, no network": ({ clicks }) => whole(clicks?.rested),
	},
};

const waits = (tap?: { first: number; median: number; worst: number }) =>
	tap ? [tap.first, tap.median, tap.worst].map(whole).join(" / ") : "";

/** Prints all tables, pages and sites in the order of the results. */
export function printTables(here: string, runs: number, results: readonly Result[]) {
	const busy = results.filter(({ busy }) => busy > cpus().length).length;
	console.log(`
# Bench

${here}.
Medians of ${runs} runs, sites in turn; other work kept the machine busy when ${busy} of ${results.length} measurements began. Served by workerd over HTTP/1.1 on this machine, as Brotli.
The bare page has the same words and links as plain HTML. Sizes in kB (1000 bytes), times in ms.`);

	const pages = [...Map.groupBy(results, ({ route, site }) => `${site} ${route}`).values()].map(
		medians,
	);
	for (const [title, columns] of Object.entries(TABLES)) {
		const rows = pages.map((page) => {
			const bare = pages.find(({ route, site }) => route === page.route && site === "bare") ?? page;
			return [page.route, page.site, ...Object.values(columns).map((cell) => cell(page, bare))];
		});
		const filled = rows.filter(([, , ...cells]) => cells.some(Boolean));
		console.log(`\n## ${title}\n\n${table(["page", "site", ...Object.keys(columns)], filled)}`);
	}
}

/** What several runs gave, as one: the median of each number, and the first of all else. */
function medians<Value>(runs: readonly Value[]): Value {
	const [first] = runs;
	if (typeof first === "number") return median(runs as readonly number[]) as Value;
	if (typeof first !== "object" || first === null || Array.isArray(first)) return first as Value;
	const names = Object.keys(first) as (keyof Value)[];
	return Object.fromEntries(
		names.map((name) => [name, medians(runs.map((run) => run[name]))]),
	) as Value;
}
