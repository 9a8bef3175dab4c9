/**
 * npm test: installs what is missing, the browser included, then checks, runs the
 * unit tests, builds, and runs the browser tests against the built site in workerd.
 * Both kinds of test run even when one fails; the last line sums them up.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./ports.ts";
import { mustRun, run } from "./project.mjs";

const CHROMIUM = "/usr/bin/chromium";
const BROWSER_PACKAGES = ["chromium", "fonts-liberation", "fonts-noto-color-emoji"];
const NGINX = "/usr/sbin/nginx";
const NGINX_PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"];
const FIRST_PORT = 8800;

installBrowser();
installNginx();

await mustRun("npm", ["run", "check", "--silent"]);

// Not in test-results/: Playwright empties that.
const results = mkdtempSync(join(tmpdir(), "results-"));
const unit = join(results, "unit.json");
const browser = join(results, "browser.json");
const second = join(results, "second-brand.json");

const failedUnits = await run("vitest", [
	"run",
	"--reporter=default",
	"--reporter=json",
	`--outputFile.json=${unit}`,
]);

await mustRun("astro", ["build"]);
process.env.PORT = String(await freePort(FIRST_PORT));
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = browser;
const failedInBrowser = await run("playwright", ["test", "--reporter=list,json"]);

// What holds for every page holds for every owner; one theme is enough to see that.
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = second;
const failedForSecond = await run("node", [
	"scripts/test-second-brand.mjs",
	...["tests/routes.spec.ts", "tests/seo.spec.ts", "--grep-invert=, dark"],
	"--reporter=list,json",
]);

// A run that failed before it counted a test, such as a file that does not load, is a failure too.
const unitCount = counts(unit, ({ numPassedTests, numFailedTests }) => [
	numPassedTests,
	numFailedTests,
]);
const [browserCount, secondCount] = [browser, second].map((file) =>
	counts(file, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]),
);
const passed = unitCount[0] + browserCount[0] + secondCount[0];
const failed =
	Math.max(unitCount[1], failedUnits ? 1 : 0) +
	Math.max(browserCount[1], failedInBrowser ? 1 : 0) +
	Math.max(secondCount[1], failedForSecond ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** What a runner's report counts: passed and failed. */
function counts(file, read) {
	return existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : [0, 0];
}

/** The browser tests need a real Chromium; on Debian it is one package away. */
function installBrowser() {
	const named = process.env.CHROMIUM;
	if (named && !existsSync(named)) {
		console.error(`CHROMIUM names ${named}, which does not exist. Name your Chromium or Chrome.`);
		process.exit(1);
	}
	if (existsSync(named ?? CHROMIUM)) return;
	if (!canInstall() || !aptInstall(BROWSER_PACKAGES)) {
		console.error(
			`The browser tests need Chromium at ${CHROMIUM}. Install it (on Debian: sudo apt-get install ${BROWSER_PACKAGES.join(" ")}), or name another: CHROMIUM=/path/to/chrome npm test`,
		);
		process.exit(1);
	}
}

/** The site runs behind nginx too; without it, the tests of that are skipped. */
function installNginx() {
	if (existsSync(NGINX)) return;
	if (!canInstall() || !aptInstall(NGINX_PACKAGES))
		console.log(
			`The tests of nginx are skipped: it is not at ${NGINX} (on Debian: sudo apt-get install ${NGINX_PACKAGES.join(" ")}).`,
		);
}

function canInstall() {
	return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/** Whether it worked; apt-get says what did not. */
function aptInstall(packages) {
	return [["update"], ["install", "--yes", "--no-install-recommends", ...packages]].every(
		(args) =>
			spawnSync("apt-get", ["--quiet", ...args], {
				stdio: "inherit",
				env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
			}).status === 0,
	);
}
