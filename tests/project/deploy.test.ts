/** What keeps a site that is not ready from going public. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { isReady, launchReport } from "../src/launch/launch-report.ts";
import { content, expect, test } from "./site.ts";

const root = join(import.meta.dirname, "..");

/** Runs a command of this project; what it printed and how it ended. */
const run = (script: string, ...args: string[]) =>
	new Promise<{ code: unknown; words: string }>((resolve) => {
		execFile("node", [join("scripts", script), ...args], { cwd: root }, (error, out, err) =>
			resolve({ code: error?.code ?? 0, words: out + err }),
		);
	});

const report = launchReport(content, new Date());

test("the launch check reports every finding, and fails while one blocks", async () => {
	const { code, words } = await run("launch-check.mjs");
	expect(code).toBe(isReady(report) ? 0 : 1);
	for (const { title, findings } of report) {
		expect(words).toContain(title);
		for (const { field, problem } of findings) expect(words).toContain(`- ${field}: ${problem}`);
	}
});

test("deploying stops at the report, before anything is built", async () => {
	test.skip(isReady(report), "this site may go public");
	const { code, words } = await run("deploy.mjs", "--dry-run");
	expect(code).toBe(1);
	expect(words).toContain("Er is niets online gezet.");
	expect(words).toContain("--ondanks-blokkades");
	expect(words).not.toMatch(/astro|wrangler/i);
});
