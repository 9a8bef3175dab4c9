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
 * nginx; and of both what can differ for another owner, on the site of a second brand.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aptInstall, canUseApt } from "./apt.ts";
import { installBrowser } from "./browser.ts";
import { freePort } from "./ports.ts";
import { followProcessor } from "./processor-time.ts";
import { root, run, start } from "./project.mjs";
import { asSecondBrand } from "./second-brand.ts";
import { buildVariant, type Variant } from "./variant.ts";

const NGINX = "/usr/sbin/nginx";
const NGINX_PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static"];
const FIRST_PORT = 8800;

// Not in test-results/: Playwright empties that.
const reports = mkdtempSync(join(tmpdir(), "reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** What a part of the whole found, and what it cost. */
interface Stage {
	name: string;
	passed: number;
	failed: number;
	seconds: number;
	/** Seconds of processor, where the system tells. */
	processor: number | undefined;
}
const stages: Stage[] = [];

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

/** Browser tests wait for pages half of the time: what needs no browser runs beside them. */
async function testEverything() {
	await installBrowser();
	installNginx();
	const whole = costOf(process.pid);
	const secondBrand = await buildBoth();

	const withoutBrowser = async () => {
		await vitest("unit tests", ["unit", "alone"]);
		await stage("check", "npm", ["run", "check", "--silent"]);
		await vitest("built site", ["built", "project"]);
		await vitest("second brand", ["second-brand"], { site: secondBrand });
	};
	const inBrowser = async () => {
		await playwright("browser tests", []);
		await playwright("pages of a second brand", ["routes.spec"], { site: secondBrand });
	};
	await Promise.all([withoutBrowser(), inBrowser()]);
	secondBrand.remove();
	sumUp(whole());
}

/** @throws when one of them does not build. */
async function buildBoth(): Promise<Variant> {
	const cost = costOf(process.pid);
	const [code, secondBrand] = await Promise.all([run("astro", ["build"]), buildSecondBrand()]);
	if (code !== 0) throw new Error("The site does not build: no test of it can run.");
	stages.push({ name: "build", passed: 0, failed: 0, ...cost() });
	return secondBrand;
}

/** The tests that the words name: files whose path has one, in these the titles that have the others. */
async function testMatching() {
	const all = globSync(
		[
			"{src,scripts,packages,redactie,tests}/**/*.test.{ts,tsx}",
			"{tests,packages/*/tests}/*.spec.ts",
		],
		{
			cwd: root,
		},
	)
		.map((file) => file.replaceAll("\\", "/"))
		.sort();
	const named = all.filter((file) => words.some((word) => file.includes(word)));
	const titles = words.filter((word) => !named.some((file) => file.includes(word)));
	const files = named.length > 0 ? named : all.filter((file) => mayHold(file, titles));
	const ofVitest = files.filter((file) => !file.endsWith(".spec.ts"));
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
	if (stages.every(({ passed, failed }) => passed + failed === 0))
		throw new Error(`No test has ${words.join(" and ")} in its file's name or its title.`);
	sumUp();
}

/** Whether a file may have a test with this title: one of pages has titles with names that it does not spell. */
function mayHold(file: string, titles: readonly string[]) {
	if (isOfSecondBrand(file)) return false;
	if (file.startsWith("tests/")) return true;
	const text = readFileSync(join(root, file), "utf8");
	return titles.every((title) => text.includes(title));
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
	return stage(name, "vitest", args, {
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
	return stage(name, "playwright", ["test", ...args, "--reporter=list,json", ...options], {
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

type Count = Pick<Stage, "passed" | "failed">;

interface StageOptions {
	/** `pipe`: printed at the end, and only if it failed. */
	output?: "inherit" | "pipe";
	env?: Record<string, string>;
	/** What the tool's report says. */
	count?: () => Count;
}

/** Runs a tool to its end. One that fails without a failed test, such as for a file that does not load, counts as one. */
async function stage(
	name: string,
	command: string,
	args: readonly string[],
	{ output = "pipe", env = {}, count }: StageOptions = {},
) {
	const child = start(command, args, ["ignore", output, output], {
		...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
		...env,
	});
	const cost = costOf(child.pid ?? 0);
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
	const done = { name, ...counted, ...cost() };
	stages.push(done);
	const result = count
		? `${counted.passed} passed, ${counted.failed} failed`
		: code
			? "failed"
			: "passed";
	console.log(`[${name}] ${result}, ${Math.round(done.seconds)} s`);
}

/** Begins to follow a process. @returns ends that, and tells what it cost. */
function costOf(pid: number): () => Pick<Stage, "seconds" | "processor"> {
	const began = Date.now();
	const processor = followProcessor(pid);
	return () => ({ seconds: (Date.now() - began) / 1000, processor: processor() });
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

/** Prints what each part cost, and as the last line what all of them found. */
function sumUp(whole?: Pick<Stage, "seconds" | "processor">) {
	const line = (name: string, ...figures: (number | string | undefined)[]) =>
		[name.padEnd(24), ...figures.map((figure = "") => `${figure}`.padStart(10))].join("");
	const costs = ({ seconds, processor }: Pick<Stage, "seconds" | "processor">) =>
		[seconds, processor].map((figure) => figure && Math.round(figure));
	console.log(line("", "seconds", "processor"));
	for (const part of stages) console.log(line(part.name, ...costs(part)));
	if (whole) console.log(line("all, side by side", ...costs(whole)));

	const sum = (kind: keyof Count) => stages.reduce((total, part) => total + part[kind], 0);
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
