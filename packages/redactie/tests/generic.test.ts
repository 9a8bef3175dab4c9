/** The package knows no site: neither the one around it nor any other. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../src", import.meta.url));
const sources = globSync("**/*.{ts,tsx,css,html}", { cwd: root }).filter(
	(file) => !file.includes(".test."),
);
const read = (file: string) => readFileSync(`${root}/${file}`, "utf8");
/** Comments give examples, of this site or another. */
const code = (file: string) =>
	read(file)
		.replaceAll(/\/\*[\s\S]*?\*\//g, "")
		.replaceAll(/(^|\s)\/\/.*$/gm, "");

test("it imports nothing from outside", () => {
	const ofEachRoom = ["protocol.ts", "server/editor.ts", "page/frame-view.ts", "panel/panel.css"];
	expect(sources).toEqual(expect.arrayContaining(ofEachRoom));
	const outside = sources.filter((file) => {
		const up = "../".repeat(file.split(/[\\/]/).length);
		return code(file).includes(`"${up}`) || /from "@\//.test(code(file));
	});
	expect(outside).toEqual([]);
});

/** Files, folders, fields and marks of sites that were edited with it. */
const NAMES =
	/\b(identity|claims|navigatie|paginas|zoeken|diensten|expertise|cases|vacatures?|technologies|measured|metrics|readings|placeholders|slug|story|teamwerf|recipes?|kitchen|sticker)\b/i;

test("it has no name of a file, a field or a word of a site", () => {
	const named = sources.flatMap((file) =>
		code(file)
			.split("\n")
			.filter((line) => NAMES.test(line.replaceAll(/\bslugOf\b|\bfreeSlug\b/g, "")))
			.map((line) => `${file}: ${line.trim()}`),
	);
	expect(named).toEqual([]);
});
