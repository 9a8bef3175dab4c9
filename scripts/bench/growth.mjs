/** What more cases cost: the build, and the pages a visitor gets. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { manyCases } from "../many-cases.ts";
import { root } from "../project.mjs";
import { buildVariant } from "../variant.ts";
import { circumstances, circumstancesLine, kB, table, writeJson } from "./report.mjs";
import { sizesOf } from "./sizes.mjs";

const COUNTS = [10, 100, 1000, 5000];

/** Builds the site with each number of cases, one after the other, and prints the table. */
export async function measureGrowth() {
	const here = circumstances();
	const results = [];
	for (const count of COUNTS) {
		console.error(`Building with ${count} cases ...`);
		results.push(await withCases(count));
	}
	console.log(`# Growth of the cases\n\n${circumstancesLine(here)}`);
	console.log(
		"Page weights are the HTML as Brotli 11 and all it loads at first, fonts included.\n",
	);
	console.log(
		table(
			[
				"cases",
				"pages",
				"build s",
				"ms a page",
				"memory MB",
				"output MB",
				"home kB",
				"one case kB",
				"/cases kB",
				"/cases HTML kB",
			],
			results.map((one) => [
				one.count,
				one.pages,
				one.seconds.toFixed(1),
				((one.seconds * 1000) / one.pages).toFixed(1),
				Math.round(one.peakBytes / 1e6),
				(one.outputBytes / 1e6).toFixed(1),
				kB(one.home.firstView),
				kB(one.oneCase.firstView),
				kB(one.list.firstView),
				kB(one.list.html),
			]),
		),
	);
	writeJson("growth", { here, results });
}

async function withCases(count) {
	const { filter } = parse(readFileSync(join(root, "content/paginas/cases.yaml"), "utf8"));
	const cases = manyCases(count, filter.expertise);
	const variant = await buildVariant((files) => {
		for (const path of files.keys()) if (path.startsWith("content/cases/")) files.delete(path);
		for (const [path, text] of cases) files.set(path, text);
	});
	try {
		const { dist, seconds, peakBytes } = variant;
		const output = globSync("**/*", { cwd: dist, withFileTypes: true }).filter((file) =>
			file.isFile(),
		);
		const sizeOf = ({ parentPath, name }) => statSync(join(parentPath, name)).size;
		return {
			count,
			seconds,
			peakBytes,
			pages: output.filter(({ name }) => name.endsWith(".html")).length,
			outputBytes: output.reduce((sum, file) => sum + sizeOf(file), 0),
			home: sizesOf(dist, "/"),
			oneCase: sizesOf(dist, "/cases/case-0001"),
			list: sizesOf(dist, "/cases"),
		};
	} finally {
		variant.remove();
	}
}
