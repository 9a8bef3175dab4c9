/** The tests of the package in a browser, without a site around it. CHROMIUM names another than Playwright's own. */
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS } from "./tests/chromium.ts";

const { CHROMIUM } = process.env;

export default defineConfig({
	testDir: "tests",
	testMatch: "*.spec.ts",
	// They share a server.
	workers: 1,
	timeout: 600_000,
	expect: { timeout: 60_000 },
	use: {
		launchOptions: {
			...(CHROMIUM && { executablePath: CHROMIUM }),
			args: [...CHROMIUM_ARGUMENTS],
		},
	},
});
