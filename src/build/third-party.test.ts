import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { licenceText, packagesIn } from "./third-party.ts";

const LIBRARY = {
	name: "@a/a",
	version: "1.2.3",
	identifier: "MIT",
	text: "MIT License\r\n\r\nFree.",
};

it("gives a package its full licence, and can be read again", () => {
	const written = licenceText(LIBRARY, "scripts");
	expect(written).toContain("MIT License\n\nFree.");
	expect(packagesIn(written)).toEqual([["@a/a", "1.2.3", "MIT", "scripts"]]);
});

it("refuses a package without terms, and names it", () => {
	const { text, ...textless } = LIBRARY;
	expect(() => licenceText(textless, "icons")).toThrow(/@a\/a ships as icons, .* no licence text/);
	const { identifier, ...nameless } = LIBRARY;
	expect(() => licenceText(nameless, "icons")).toThrow(/@a\/a .* no licence in its package.json/);
});

it("the licence of the fonts stands beside them", () => {
	const licence = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
	expect(licence("src/assets/fonts/OFL.txt")).toBe(
		licence("node_modules/@fontsource-variable/archivo/LICENSE"),
	);
});
