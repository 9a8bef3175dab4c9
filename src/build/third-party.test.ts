import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { licencesText, packageFolder, packagesIn } from "./third-party.ts";

const packages = join(mkdtempSync(join(tmpdir(), "packages-")), "node_modules");
afterAll(() => rmSync(join(packages, ".."), { recursive: true }));

/** Writes a package with these files, and returns its folder. */
function packageWith(name: string, files: Record<string, string>) {
	const folder = join(packages, name);
	mkdirSync(folder, { recursive: true });
	for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
	return folder;
}

const described = (name: string) =>
	JSON.stringify({ name, version: "1.2.3", license: "MIT" } satisfies Record<string, string>);

it("finds the package that a module is from", () => {
	const tool = packageWith("tool", { "package.json": described("tool") });
	for (const [id, folder] of Object.entries({
		"/x/node_modules/react/cjs/react.js": "/x/node_modules/react",
		"\0/x/node_modules/react/index.js?commonjs-proxy": "/x/node_modules/react",
		"/x/node_modules/a/node_modules/@b/c/d.js": "/x/node_modules/a/node_modules/@b/c",
		"\0tool/runtime.js": tool,
		"\0nothing/runtime.js": undefined,
		"/x/src/search/search.ts": undefined,
	}))
		expect(packageFolder(id, packages), id).toBe(folder);
});

it("gives each package its full licence, in one order, and can be read again", () => {
	const text = "MIT License\n\nCopyright (c) Somebody";
	const b = packageWith("b", { "package.json": described("b"), LICENSE: `${text}\r\n` });
	const a = packageWith("@a/a", { "package.json": described("@a/a"), "licence.md": text });
	const written = licencesText(new Map([b, a].map((folder) => [folder, "scripts"])));
	expect(written.split(text)).toHaveLength(3);
	expect(packagesIn(written)).toEqual(
		["@a/a", "b"].map((name) => [name, "1.2.3", "MIT", "scripts"]),
	);
	expect(licencesText(new Map([a, b].map((folder) => [folder, "scripts"])))).toBe(written);
});

it("refuses a package without terms, and names it", () => {
	const textless = packageWith("textless", { "package.json": described("textless") });
	expect(() => licencesText(new Map([[textless, "icons"]]))).toThrow(
		/textless ships as icons, but has no licence text/,
	);
	const nameless = packageWith("silent", { "package.json": '{"name":"silent"}', LICENSE: "" });
	expect(() => licencesText(new Map([[nameless, "icons"]]))).toThrow(/silent .* no licence in its/);
});

it("the licence of the fonts stands beside them", () => {
	const licence = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
	expect(licence("src/assets/fonts/OFL.txt")).toBe(
		licence("node_modules/@fontsource-variable/archivo/LICENSE"),
	);
});
