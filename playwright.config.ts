import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "./packages/redactie/tests/chromium.ts";
import { browserPath } from "./scripts/browser.ts";
import { serverArguments } from "./scripts/serve.ts";

const port = Number(process.env.PORT ?? 8800);
/** Another built site than this project's, see scripts/test.ts. */
const dist = process.env.SITE && join(process.env.SITE, "dist");

const EDITOR = "editor*.spec.ts";
/** An answer of the editor's server is the work of seconds, beside much else of a minute. */
const PATIENT = { timeout: 600_000, expect: { timeout: 60_000 } };

export default defineConfig({
	testDir: "tests",
	testMatch: "*.spec.ts",
	// The editor goes first: its tests wait for each other, so no other files take as long.
	projects: [
		// One after the other: they share a server.
		{ name: "editor", testDir: "packages/redactie/tests", workers: 1, ...PATIENT },
		{ name: "editor on this site", testMatch: EDITOR, ...PATIENT },
		{ name: "site", testIgnore: EDITOR },
	],
	fullyParallel: true,
	workers: availableParallelism(),
	forbidOnly: Boolean(process.env.CI),
	reporter: "list",
	// A visit takes seconds, and tens of seconds on a machine with much else to do: what takes longer hangs.
	timeout: 180_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL: `http://localhost:${port}`,
		locale: "nl-NL",
		// Flags that wave cost more than all else on a page. What moves is tested where tests ask for it.
		contextOptions: { reducedMotion: "reduce" },
		trace: "on-first-retry",
		launchOptions: {
			executablePath: browserPath(),
			args: [...CHROMIUM_ARGUMENTS],
		},
	},
	webServer: {
		// The runtime of production, over the build that stands in dist/.
		command: ["wrangler", ...serverArguments(port, dist)].join(" "),
		url: `http://localhost:${port}`,
		reuseExistingServer: false,
		gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
		timeout: 120_000,
	},
});
