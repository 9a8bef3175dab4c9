/**
 * npm run bench: how fast and how heavy the built site is on a slow phone, beside the bare
 * pages with the same text, and beside other built sites. Builds, serves all of them in
 * workerd, and measures them in turn, so that a busy moment of the machine hits each alike.
 *
 *   npm run bench                               every page, 5 runs
 *   npm run bench -- --routes=/,/cases          these pages only
 *   npm run bench -- --runs=3
 *   npm run bench -- previous=../old/dist       beside another built directory
 *   npm run bench -- --growth                   what 10 to 1,000 cases cost instead
 *   npm run bench -- --shift                    what moves when the fonts come late instead
 *   npm run bench -- --editor                   how soon the editor shows and keeps what is typed instead
 */
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import playwrightConfig from "../playwright.config.ts";
import { writeBarePages } from "./bench/bare.ts";
import { measureEditor } from "./bench/editor.ts";
import { measureGrowth } from "./bench/growth.ts";
import { measureInteractions } from "./bench/interactions.ts";
import { measureByLighthouse } from "./bench/lighthouse.ts";
import { measureLoad } from "./bench/load.ts";
import { measureNavigation } from "./bench/navigation.ts";
import { circumstances, writeJson } from "./bench/report.ts";
import { measureShift } from "./bench/shift.ts";
import { fileOf, sentSizesOf, sizesOf } from "./bench/sizes.ts";
import { printTables, type Result } from "./bench/tables.ts";
import { browserPath } from "./browser.ts";
import { freePort } from "./ports.ts";
import { mustRun, root } from "./project.mjs";
import { serve } from "./serve.ts";

const FIRST_PORT = 8830;
const dist = join(root, "dist");
const launchOptions = {
	...playwrightConfig.use?.launchOptions,
	executablePath: browserPath("windowed"),
};

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		runs: { type: "string", default: "5" },
		routes: { type: "string" },
		growth: { type: "boolean", default: false },
		shift: { type: "boolean", default: false },
		editor: { type: "boolean", default: false },
	},
});

try {
	if (values.editor) await measureEditor(await chromium.launch(launchOptions));
	else await (values.growth ? measureGrowth() : measureSites());
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
process.exit();

async function measureSites() {
	const runs = Number(values.runs);
	if (!(runs >= 1)) throw new Error(`--runs=${values.runs} is not a number of runs: --runs=5`);
	const others = positionals.map(namedSite);
	await mustRun("astro", ["build"]);
	const pages = builtPages();
	const routes = values.routes?.split(",") ?? pages;
	for (const route of routes)
		if (!pages.includes(route))
			throw new Error(`--routes: "${route}" is not a page. Choose from: ${pages.join(", ")}`);

	const browser = await chromium.launch(launchOptions);
	if (values.shift) {
		const { url } = await serve(await freePort(FIRST_PORT), dist);
		await measureShift(browser, url, routes);
		return browser.close();
	}
	const here = `${circumstances()}, Chromium ${browser.version()}`;
	const bareDirectory = mkdtempSync(join(tmpdir(), "bare-"));
	// All of them: a click leads to pages that were not asked for.
	await writeBarePages(browser, dist, pages, bareDirectory);

	const sites = [];
	for (const { name, directory } of [
		{ name: "ours", directory: dist },
		{ name: "bare", directory: bareDirectory },
		...others,
	]) {
		const { url } = await serve(await freePort(FIRST_PORT), directory);
		sites.push({ name, directory, address: url });
	}

	const results: Result[] = [];
	for (let run = 1; run <= runs; run++)
		for (const [index, route] of routes.entries()) {
			console.error(`Run ${run} of ${runs}, page ${index + 1} of ${routes.length}: ${route}`);
			for (const { name, directory, address } of sites) {
				if (!existsSync(join(directory, fileOf(route)))) continue;
				const url = address + route;
				results.push({
					route,
					site: name,
					busy: loadavg()[0] ?? 0,
					load: await measureLoad(browser, url),
					lighthouse: await measureByLighthouse(url, launchOptions),
					...(name === "ours" && {
						taps: await measureInteractions(browser, url),
						files: sizesOf(dist, route),
						sent: sentSizesOf(dist, route),
					}),
					...(route === "/" && {
						clicks: await measureNavigation(browser, launchOptions, url),
					}),
				});
			}
		}
	await browser.close();
	rmSync(bareDirectory, { recursive: true });

	printTables(here, runs, results);
	writeJson("bench", { here, runs, results });
}

/** A built directory given as `name=path`. */
function namedSite(argument: string) {
	const [name = "", path = ""] = argument.split("=");
	const directory = resolve(root, path);
	if (!path || ["ours", "bare"].includes(name) || !existsSync(join(directory, "index.html")))
		throw new Error(
			`"${argument}" is no built site. Give a name and a directory with an index.html: npm run bench -- previous=../old/dist`,
		);
	return { name, directory };
}

function builtPages(): string[] {
	return globSync("**/*.html", { cwd: dist })
		.map((file) => `/${file.replaceAll("\\", "/").replace(/(^index)?\.html$/, "")}`)
		.filter((route) => route !== "/404")
		.sort();
}
