import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { differentFiles, readBuild, suspectRoutes } from "./files.ts";

/** A page with a script that imports another, under names of this hash. */
const files = (hash: string, code = "let a") => ({
	"index.html": `<script src="/_astro/page.${hash}01.js"></script>`,
	"privacy.html": "<p>",
	[`_astro/page.${hash}01.js`]: `import "./part.${hash}02.js"`,
	[`_astro/part.${hash}02.js`]: `${code};import "./page.${hash}01.js"`,
});

const folder = mkdtempSync(join(tmpdir(), "compare-"));
afterAll(() => rmSync(folder, { recursive: true }));

function build(files: Record<string, string>) {
	const directory = mkdtempSync(join(folder, "build-"));
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(directory, path)), { recursive: true });
		writeFileSync(join(directory, path), text);
	}
	return readBuild(directory);
}

const before = build(files("Aa_-cd"));

test("looks through names of files", () => {
	const after = build(files("BBBBBB"));
	expect(differentFiles(before, after)).toEqual([
		"Files: 0 differ, 3 only by names of files, 1 are the same byte for byte.",
	]);
	expect(suspectRoutes(before, after)).toEqual([]);
});

test("suspects a page for a file that its files link", () => {
	const after = build(files("BBBBBB", "let b"));
	expect(differentFiles(before, after)).toHaveLength(2);
	expect(suspectRoutes(before, after)).toEqual(["/"]);
});

test("says what came and what went", () => {
	const { "privacy.html": gone, ...rest } = files("Aa_-cd");
	expect(differentFiles(before, build({ ...rest, "terms.html": gone ?? "" }))).toEqual([
		"gone       privacy.html",
		"added      terms.html",
		"Files: 2 differ, 0 only by names of files, 3 are the same byte for byte.",
	]);
});
