import { defineConfig } from "vitest/config";

/** Tests of files, which change nothing: one process reads the content once for all. */
const ofFiles = (name: string) => ({
	extends: true as const,
	test: { name, include: [`tests/${name}/*.test.ts`], isolate: false, maxWorkers: 1 },
});

export default defineConfig({
	resolve: { tsconfigPaths: true },
	test: {
		// A machine with much else to do takes its time.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		projects: [
			{
				extends: true,
				test: { name: "unit", include: ["{src,scripts,editor}/**/*.test.{ts,tsx}"] },
			},
			// What stands in dist/, or where SITE says.
			ofFiles("built"),
			// What the project promises about itself.
			ofFiles("project"),
			// A site with another owner, where SITE says, see scripts/second-brand.ts.
			ofFiles("second-brand"),
		],
	},
});
