/**
 * npm run licences: writes THIRD-PARTY.md, what this project is made with and under
 * which terms, from the packages that are installed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./project.mjs";

/** Packages of which a part reaches the visitor; the rest only builds and tests. */
const SHIPPED = {
	"@astrojs/react": "wakes the islands",
	"@fontsource-variable/archivo": "the fonts, reduced to the characters that occur",
	astro: "wakes the islands",
	"lucide-react": "icons, drawn into the pages",
	minisearch: "searches, in the search dialog",
	react: "the islands",
	"react-dom": "the islands",
	scheduler: "the islands, as part of react-dom",
	"simple-icons": "logos of technologies, drawn into the pages",
};

export const file = join(root, "THIRD-PARTY.md");

/** @returns {string} what THIRD-PARTY.md should say. */
export function licences() {
	const project = readJson("package.json");
	const locked = Object.entries(readJson("package-lock.json").packages);
	const all = locked.filter(([path]) => path.startsWith("node_modules/"));
	return `# What others made

Written by \`npm run licences\` from package-lock.json and the packages themselves.

## Reaches the visitor

${table(Object.keys(SHIPPED), "what for", (name) => SHIPPED[name])}

## Named in package.json

${table(Object.keys(project.dependencies), "for", () => "the build")}

${table(Object.keys(project.devDependencies), "for", () => "checks, tests, tools")}

## All ${all.length} packages, those of other platforms and those that packages bring along included

${counts(all.map(([, { license }]) => license ?? "not in the lock file"))}
`;
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));

/**
 * @param {string[]} names
 * @param {string} title of the last column.
 * @param {(name: string) => string} note
 */
function table(names, title, note) {
	const rows = names.sort().map((name) => {
		const { version, license } = readJson(`node_modules/${name}/package.json`);
		if (!license) throw new Error(`The package ${name} does not say its licence: look it up.`);
		return `| ${name} | ${version} | ${license} | ${note(name)} |`;
	});
	return [`| package | version | licence | ${title} |`, "| --- | --- | --- | --- |", ...rows].join(
		"\n",
	);
}

/** @param {string[]} values */
function counts(values) {
	/** @type {Map<string, number>} */
	const found = new Map();
	for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
	const rows = [...found].sort().map(([value, count]) => `| ${value} | ${count} |`);
	return ["| licence | packages |", "| --- | --- |", ...rows].join("\n");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(file, licences());
