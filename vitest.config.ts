import { defineConfig } from "vitest/config";

export default defineConfig({
	resolve: { tsconfigPaths: true },
	test: {
		// A machine with much else to do takes its time.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		projects: [
			{ extends: true, test: { name: "unit", include: ["{src,scripts}/**/*.test.{ts,tsx}"] } },
			// What stands in dist/, or where SITE says.
			{
				extends: true,
				test: { name: "built", include: ["tests/built/*.test.ts"], isolate: false, maxWorkers: 1 },
			},
			// What the project promises about itself.
			{ extends: true, test: { name: "project", include: ["tests/project/*.test.ts"] } },
			// A site with another owner, where SITE says, see scripts/second-brand.ts.
			{ extends: true, test: { name: "second-brand", include: ["tests/second-brand/*.test.ts"] } },
		],
	},
});
