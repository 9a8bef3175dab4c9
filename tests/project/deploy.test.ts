/** What keeps a site that is not ready from going public. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isReady, launchReport } from "../../src/launch/launch-report.ts";
import { content, root } from "../built-site.ts";

/** Runs a command of this project; what it printed and how it ended. */
const run = (script: string, ...args: string[]) =>
	new Promise<{ code: unknown; output: string }>((resolve) => {
		execFile("node", [join("scripts", script), ...args], { cwd: root }, (error, out, err) =>
			resolve({ code: error?.code ?? 0, output: out + err }),
		);
	});

const report = launchReport(content, new Date());

test("the launch check reports every finding, and fails while one blocks", async () => {
	const { code, output } = await run("launch-check.ts");
	expect(code).toBe(isReady(report) ? 0 : 1);
	for (const { title, findings } of report) {
		expect(output).toContain(title);
		for (const { field, problem } of findings) expect(output).toContain(`- ${field}: ${problem}`);
	}
});

test("deploying stops at the report, before anything is built", async ({ skip }) => {
	skip(isReady(report), "this site may go public");
	const { code, output } = await run("deploy.ts", "--dry-run");
	expect(code).toBe(1);
	expect(output).toContain("Er is niets online gezet.");
	expect(output).toContain("--despite-blockers");
	expect(output).not.toMatch(/astro|wrangler/i);
});
