/** What more cases cost: the build, and the pages a visitor gets. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { manyCases } from "../many-cases.ts";
import { root } from "../project.mjs";
import { buildVariant } from "../variant.ts";
import { circumstances, kB, table, whole, writeJson } from "./report.ts";
import { sizesOf } from "./sizes.ts";

const COUNTS = [10, 100, 1000];

/** Builds the site with each number of cases, one after the other, and prints the table. */
export async function measureGrowth() {
	const here = circumstances();
	const results = [];
	for (const count of COUNTS) {
		console.error(`Building with ${count} cases ...`);
		results.push(await withCases(count));
	}
	const rows = results.map(({ count, pages, seconds, peakBytes, outputBytes, ...page }) => ({
		cases: whole(count),
		pages: whole(pages),
		"build s": seconds.toFixed(1),
		"ms a page": ((seconds * 1000) / pages).toFixed(1),
		"memory MB": whole(peakBytes / 1e6),
		"output MB": (outputBytes / 1e6).toFixed(1),
		"home kB": kB(page.home.firstView),
		"one case kB": kB(page.oneCase.firstView),
		"/cases kB": kB(page.list.firstView),
		"/cases HTML kB": kB(page.list.html),
	}));
	console.log(`# Growth of the cases

${here}.
Page weights are the HTML as Brotli 11 and all it loads at first, fonts included.

${table(Object.keys(rows[0] ?? {}), rows.map(Object.values))}`);
	writeJson("growth", { here, results });
}

async function withCases(count: number) {
	const { filter } = parse(readFileSync(join(root, "content/paginas/cases.yaml"), "utf8"));
	const { dist, seconds, peakBytes, remove } = await buildVariant((files) => {
		for (const path of files.keys()) if (path.startsWith("content/cases/")) files.delete(path);
		for (const [path, text] of manyCases(count, filter.expertise)) files.set(path, text);
	});
	try {
		const output = globSync("**/*", { cwd: dist })
			.map((file) => ({ file, stats: statSync(join(dist, file)) }))
			.filter(({ stats }) => stats.isFile());
		return {
			count,
			seconds,
			peakBytes,
			pages: output.filter(({ file }) => file.endsWith(".html")).length,
			outputBytes: output.reduce((sum, { stats }) => sum + stats.size, 0),
			home: sizesOf(dist, "/"),
			oneCase: sizesOf(dist, "/cases/case-0001"),
			list: sizesOf(dist, "/cases"),
		};
	} finally {
		remove();
	}
}
