/**
 * npm test: checks, unit tests, the build, and all that is promised of the built site.
 *
 *   npm test                   everything; the last line sums it up
 *   npm test -- cases          what has this word in its file's name, else in its title, against
 *                              the build in dist/; more words narrow it down
 *   npm test -- cases --headed options go to Playwright: --trace=on keeps a trace of every test
 *   npm test -- --watch        the unit tests, again at each change
 *
 * Everything is: Biome and astro check; unit tests, beside their modules; tests/built/, which
 * read the files of dist/; tests/*.spec.ts, which open it in Chromium, served by workerd and
 * nginx; and both again, as far as it is about pages, on the site of a second brand.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, canUseApt } from "./apt.ts";
import { installBrowser } from "./browser.ts";
import { freePort } from "./ports.ts";
import { mustRun, root, start } from "./project.mjs";
import { asSecondBrand } from "./second-brand.ts";
import { buildVariant, type Variant } from "./variant.ts";

const NGINX = "/usr/sbin/nginx";
const NGINX_PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"];
const FIRST_PORT = 8800;

// Not in test-results/: Playwright empties that.
const reports = mkdtempSync(join(tmpdir(), "reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

interface Count {
	passed: number;
	failed: number;
}
const counts: Count[] = [];

const words = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const options = process.argv.slice(2).filter((argument) => argument.startsWith("-"));

try {
	if (options.includes("--watch")) watch();
	else if (words.length > 0) await testMatching();
	else await testEverything();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}

/** Not by `start`: it wants the keyboard. */
function watch() {
	const vitest = join(root, "node_modules/vitest/vitest.mjs");
	const { status } = spawnSync(
		process.execPath,
		[vitest, "--project=unit", "--project=alone", ...words],
		{
			cwd: root,
			stdio: "inherit",
		},
	);
	process.exitCode = status ?? 1;
}

/**
 * What the browser tests wait for goes first; the rest runs beside them, as they leave
 * the processor idle while they wait for pages.
 */
async function testEverything() {
	await installBrowser();
	installNginx();
	const secondBrand = Promise.withResolvers<Variant>();
	const built = mustRun("astro", ["build"]);

	const withoutBrowser = async () => {
		await vitest("unit tests", ["unit", "alone"]);
		await built;
		await step("check", "npm", ["run", "check", "--silent"]);
		await vitest("built site", ["built", "project"]);
		const site = await buildSecondBrand();
		secondBrand.resolve(site);
		await vitest("built site of a second brand", ["built", "second-brand"], { site });
	};
	const inBrowser = async () => {
		await built;
		await playwright("browser tests", []);
		// What holds for every page holds for every owner.
		const site = await secondBrand.promise;
		await playwright("pages of a second brand", ["routes.spec"], { site });
	};
	const rest = withoutBrowser();
	rest.catch(secondBrand.reject);
	await Promise.all([rest, inBrowser()]);
	(await secondBrand.promise).remove();
	sumUp();
}

/** The tests that the words name: files whose path has one, in these the titles that have the others. */
async function testMatching() {
	const all = globSync(["{src,scripts,editor,tests}/**/*.test.{ts,tsx}", "tests/*.spec.ts"], {
		cwd: root,
	})
		.map((file) => file.replaceAll("\\", "/"))
		.sort();
	const named = all.filter((file) => words.some((word) => file.includes(word)));
	const titles = words.filter((word) => !named.some((file) => file.includes(word)));
	const files = named.length > 0 ? named : all.filter((file) => !isOfSecondBrand(file));
	const ofVitest = files.filter((file) => file.endsWith(".spec.ts") === false);
	const specs = files.filter((file) => file.endsWith(".spec.ts"));
	if (files.some((file) => file.startsWith("tests/")) && !existsSync(join(root, "dist/index.html")))
		throw new Error("There is no build in dist/ to test. Make one first: npm run build");

	const pattern = titles.map((title) => `(?=.*${RegExp.escape(title)})`).join("");
	const onThisSite = ofVitest.filter((file) => !isOfSecondBrand(file));
	if (onThisSite.length > 0)
		await vitest("tests without a browser", ["unit", "alone", "built", "project"], {
			filter: [...onThisSite, ...(pattern ? [`--testNamePattern=${pattern}`] : [])],
		});
	const onSecondBrand = ofVitest.filter(isOfSecondBrand);
	if (onSecondBrand.length > 0) {
		const site = await buildSecondBrand();
		await vitest("second brand", ["second-brand"], { site, filter: onSecondBrand });
		site.remove();
	}
	if (specs.length > 0) {
		await installBrowser();
		await playwright("browser tests", [
			...specs,
			"--pass-with-no-tests",
			...(pattern ? [`--grep=${pattern}`] : []),
		]);
	}
	if (counts.every(({ passed, failed }) => passed + failed === 0))
		throw new Error(`No test has ${words.join(" and ")} in its file's name or its title.`);
	sumUp();
}

function isOfSecondBrand(file: string) {
	return file.startsWith("tests/second-brand/");
}

function buildSecondBrand(): Promise<Variant> {
	// The same for the build that is compared with this one.
	process.env.SOURCE_DATE_EPOCH ??= `${Math.floor(Date.now() / 1000)}`;
	return buildVariant(asSecondBrand);
}

interface Scope {
	/** The site to test, if it is not this project's. */
	site?: Variant;
	/** Files, and options that choose among their tests. */
	filter?: readonly string[];
}

function vitest(name: string, projects: readonly string[], { site, filter = [] }: Scope = {}) {
	const report = join(reports, `${name}.json`);
	const args = [
		"run",
		...projects.map((project) => `--project=${project}`),
		...filter,
		"--passWithNoTests",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${report}`,
	];
	return step(name, "vitest", args, {
		// Beside the browser tests, what they print would be mixed with it.
		output: words.length > 0 ? "inherit" : "pipe",
		env: site ? { SITE: site.directory } : {},
		count: () => {
			const { numPassedTests, numFailedTests } = readJson(report);
			return { passed: numPassedTests, failed: numFailedTests };
		},
	});
}

async function playwright(name: string, args: readonly string[], { site }: Scope = {}) {
	const report = join(reports, `${name}.json`);
	return step(name, "playwright", ["test", ...args, "--reporter=list,json", ...options], {
		output: "inherit",
		env: {
			PORT: `${await freePort(FIRST_PORT)}`,
			PLAYWRIGHT_JSON_OUTPUT_FILE: report,
			// Each line once: others may be printed in between.
			PLAYWRIGHT_FORCE_TTY: "0",
			...(site && { SITE: site.directory }),
		},
		count: () => {
			const { expected, unexpected, flaky } = readJson(report).stats;
			return { passed: expected, failed: unexpected + flaky };
		},
	});
}

interface StepOptions {
	/** `pipe`: printed at the end, and only if it failed. */
	output?: "inherit" | "pipe";
	env?: Record<string, string>;
	/** What the tool's report says. */
	count?: () => Count;
}

/** Runs a tool to its end. One that fails without a failed test, such as for a file that does not load, counts as one. */
async function step(
	name: string,
	command: string,
	args: readonly string[],
	{ output = "pipe", env = {}, count }: StepOptions = {},
) {
	const began = Date.now();
	const child = start(command, args, ["ignore", output, output], {
		...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
		...env,
	});
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr])
		stream?.on("data", (chunk: Buffer) => printed.push(chunk));
	const code = await new Promise<number>((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code: number | null) => resolve(code ?? 1));
	});
	const counted = (count && readCount(count)) ?? { passed: 0, failed: 0 };
	if (code !== 0) {
		counted.failed ||= 1;
		process.stdout.write(Buffer.concat(printed));
	}
	counts.push(counted);
	const seconds = Math.round((Date.now() - began) / 1000);
	const result = count
		? `${counted.passed} passed, ${counted.failed} failed`
		: code
			? "failed"
			: "passed";
	console.log(`[${name}] ${result}, ${seconds} s`);
}

function readJson(file: string) {
	return JSON.parse(readFileSync(file, "utf8"));
}

/** Nothing when the tool ended before it wrote its report. */
function readCount(count: () => Count): Count | undefined {
	try {
		return count();
	} catch {
		return undefined;
	}
}

function sumUp() {
	const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0);
	console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
	process.exitCode = sum("failed") > 0 ? 1 : 0;
}

/** The site runs behind nginx too; without it, the tests of that are skipped. */
function installNginx() {
	if (existsSync(NGINX)) return;
	if (!canUseApt() || !aptInstall(NGINX_PACKAGES))
		console.log(
			`The tests of nginx are skipped: it is not at ${NGINX} (on Debian: sudo apt-get install ${NGINX_PACKAGES.join(" ")}).`,
		);
}
