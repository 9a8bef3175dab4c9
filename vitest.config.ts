import { defineConfig } from "vitest/config";

/** Tests of files, which change nothing: one process reads the content once for all. */
const ofFiles = (name: string, ...others: string[]) => ({
	extends: true as const,
	test: { name, include: [`tests/${name}/*.test.ts`, ...others], isolate: false, maxWorkers: 1 },
});
/** What differs with name, words and entries. Its vacancies are the only ones that say all they can. */
const OF_EVERY_OWNER = "tests/built/{head,sizes,structured-data,vacatures}.test.ts";

const UNIT_TESTS = "{src,scripts,packages,redactie}/**/*.test.{ts,tsx}";
/** Unit tests that put something else in the place of a module or of a browser: in a thread of their own. */
const ALONE = "{src,scripts,packages,redactie}/**/*.alone.test.{ts,tsx}";

/** What the editor edits. */
const ofSite = { setupFiles: ["redactie/tests/on-this-site.ts"] };

export default defineConfig({
	resolve: { tsconfigPaths: true },
	test: {
		// A machine with much else to do takes its time.
		testTimeout: 300_000,
		hookTimeout: 300_000,
		projects: [
			// Plain functions: one process reads the modules and the content once for all.
			{
				extends: true,
				test: { ...ofSite, name: "unit", include: [UNIT_TESTS], exclude: [ALONE], isolate: false },
			},
			{ extends: true, test: { name: "alone", include: [ALONE], pool: "threads" } },
			// What stands in dist/, or where SITE says.
			ofFiles("built"),
			// What the project promises about itself.
			ofFiles("project"),
			// A site with another owner, where SITE says, see scripts/second-brand.ts.
			ofFiles("second-brand", OF_EVERY_OWNER),
		],
	},
});
