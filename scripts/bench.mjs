/**
 * npm run bench: how fast and how heavy the built site is on a slow phone, beside the bare
 * pages with the same words, and beside other built sites. Builds, serves all of them in
 * workerd, and measures them in turn, so that a busy moment of the machine hits each alike.
 *
 *   npm run bench                            every page, 5 runs
 *   npm run bench -- --routes=/,/cases       these pages only
 *   npm run bench -- --runs=3
 *   npm run bench -- vorige=../oud/dist      beside another built directory
 *   npm run bench -- --growth                what 10 to 5,000 cases cost instead
 */
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import playwrightConfig from "../playwright.config.ts";
import { writeBarePages } from "./bench/bare.mjs";
import { measureGrowth } from "./bench/growth.mjs";
import { measureInteractions } from "./bench/interactions.mjs";
import { judge } from "./bench/lighthouse.mjs";
import { measureLoad } from "./bench/load.mjs";
import { measureNavigation } from "./bench/navigation.mjs";
import { circumstances, writeJson } from "./bench/report.mjs";
import { fileOf, sizesOf } from "./bench/sizes.mjs";
import { printTables } from "./bench/tables.mjs";
import { freePort, mustRun, root, serve } from "./project.mjs";

const FIRST_PORT = 8830;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		runs: { type: "string", default: "5" },
		routes: { type: "string" },
		growth: { type: "boolean", default: false },
	},
});

try {
	await (values.growth ? measureGrowth() : measureSites());
} catch (error) {
	console.error(error.message);
	process.exitCode = 1;
}
process.exit();

async function measureSites() {
	const runs = Number(values.runs);
	if (!(runs >= 1)) throw new Error(`--runs=${values.runs} is not a number of runs: --runs=5`);
	const others = positionals.map(namedSite);
	await mustRun("astro", ["build"]);
	const dist = join(root, "dist");
	const pages = pagesIn(dist);
	const routes = chosenFrom(pages);
	const bareDirectory = mkdtempSync(join(tmpdir(), "bare-"));
	// All of them: a click leads to pages that were not asked for.
	writeBarePages(dist, pages, bareDirectory);

	let port = await freePort(FIRST_PORT);
	const sites = [];
	for (const { name, directory } of [
		{ name: "ours", directory: dist },
		{ name: "bare", directory: bareDirectory },
		...others,
	]) {
		const { url } = await serve(port, directory);
		sites.push({ name, url, paths: pathsIn(directory, routes) });
		port = await freePort(port + 1);
	}

	const browserArguments = playwrightConfig.use.launchOptions;
	const first = await chromium.launch(browserArguments);
	const here = circumstances(first.version());
	await first.close();

	const results = [];
	for (let run = 0; run < runs; run++)
		for (const [index, route] of routes.entries()) {
			console.error(`Run ${run + 1} of ${runs}, page ${index + 1} of ${routes.length}: ${route}`);
			const browser = await chromium.launch(browserArguments);
			for (const site of sites) {
				if (!site.paths.has(route)) continue;
				const url = site.url + site.paths.get(route);
				const ours = site.name === "ours";
				results.push({
					run,
					route,
					site: site.name,
					busy: loadavg()[0],
					load: await measureLoad(browser, url),
					// Only times differ from run to run.
					lighthouse: await judge(url, browserArguments, port, run === 0),
					...(ours && { interactions: await measureInteractions(browser, url) }),
					...(route === "/" && {
						navigation: await measureNavigation(browser, browserArguments, url),
					}),
				});
			}
			await browser.close();
		}
	rmSync(bareDirectory, { recursive: true });

	const sizes = Object.fromEntries(routes.map((route) => [route, sizesOf(dist, route)]));
	const names = sites.map(({ name }) => name);
	printTables({ here, runs, routes, names, results, sizes });
	writeJson("bench", { here, runs, results, sizes });
}

/** A built directory given as `name=path`. */
function namedSite(argument) {
	const [name, path] = argument.split("=");
	const directory = resolve(root, path ?? "");
	if (!path || ["ours", "bare"].includes(name) || !existsSync(join(directory, "index.html")))
		throw new Error(
			`"${argument}" is no built site. Give a name and a directory with an index.html: npm run bench -- vorige=../oud/dist`,
		);
	return { name, directory };
}

function pagesIn(dist) {
	return globSync("**/*.html", { cwd: dist })
		.map((file) => `/${file.replaceAll("\\", "/").replace(/(^index)?\.html$/, "")}`)
		.filter((route) => route !== "/404")
		.sort();
}

/** Every page, or those asked for. */
function chosenFrom(pages) {
	const asked = values.routes?.split(",") ?? pages;
	for (const route of asked)
		if (!pages.includes(route))
			throw new Error(`--routes: "${route}" is not a page. Choose from: ${pages.join(", ")}`);
	return asked;
}

/** The path of each of our routes that a site has too; its home page if it has none of them. */
function pathsIn(directory, routes) {
	const has = (route) =>
		[fileOf(route), join(route.slice(1), "index.html")].some((file) =>
			existsSync(join(directory, file)),
		);
	const shared = routes.filter(has).map((route) => [route, route]);
	return new Map(shared.length > 0 ? shared : [[routes[0], "/"]]);
}
