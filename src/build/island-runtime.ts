/**
 * Moves the script that wakes islands out of the pages. Astro writes it into every
 * page that has one, 1.6 kB of the compressed HTML that the first view waits for. As
 * one file for all pages it is fetched when an island comes near: islands.client.ts
 * does that, and finds the address on the page's body. React's own entry, a file with
 * nothing but the name of another file, goes the same way. Behind the address stand all
 * files that the islands need: asked for together, they come in one round, not in three.
 */
import { posix } from "node:path";
import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { parseSync } from "vite";
import { type BuiltPage, codeOf, hashedFile, remove } from "./built-page.ts";

/** What only Astro's own code for islands has. */
const OF_ISLANDS = /astro-island|astro:load/;
/** Not what stands in data, such as words about this very technique. */
const isOfIslands = (code: Element) =>
	code.tagName === "script" &&
	Object.keys(code.properties).length === 0 &&
	OF_ISLANDS.test(textOf(code));
/** That islands have no box: base.css says it too, as no style may stand in a body. */
const isTheirStyle = (code: Element) =>
	code.tagName === "style" && textOf(code).startsWith("astro-island,");
const DEFINES_ELEMENT = /customElements\.define\(["'`]astro-island/;

/**
 * @param read gives the text of a file of the site, by its path without the first slash.
 * @returns path and text of the file that wakes the islands of this page, and the path of React's entry,
 *   which it replaces: all without their first slash. Undefined for a page without islands.
 * @throws when there are islands but their script is not what Astro used to write.
 */
export function moveIslandRuntime(page: BuiltPage, read: (path: string) => string) {
	const { original } = page.edits;
	if (!original.includes("<astro-island")) return undefined;
	const scripts = codeOf(page).filter(isOfIslands);
	if (!scripts.some((code) => DEFINES_ELEMENT.test(textOf(code))))
		throw new Error(
			"A page has islands, but not the script that wakes them as Astro wrote it until version 7.3. See what it writes now and adapt src/build/island-runtime.ts, or take it out of src/build/finish-pages.ts.",
		);
	const [, address = ""] = /\srenderer-url="([^"]+)"/.exec(original) ?? [];
	const entry = address.slice(1);
	const script = [...scripts.map(textOf), read(entry)].join("\n");
	const path = hashedFile("islands", "js", script);
	for (const code of [...scripts, ...codeOf(page).filter(isTheirStyle)]) remove(page, code);
	const components = [...original.matchAll(/\scomponent-url="\/([^"]+)"/g)].map(
		([, to = ""]) => to,
	);
	const needed = withImports([entry, ...components], read).filter((file) => file !== entry);
	const files = [path, ...needed].map((file) => `/${file}`).join(" ");
	page.edits.replace("<body", `<body data-islands="${files}"`);
	page.edits.replaceAll(`renderer-url="${address}"`, `renderer-url="/${path}"`);
	return { path, script, entry };
}

/** These scripts and all that they import before they run. */
function withImports(paths: readonly string[], read: (path: string) => string): string[] {
	const found = new Set(paths);
	for (const path of found) {
		const { staticImports, staticExports } = parseSync(path, read(path)).module;
		const named = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
		for (const { moduleRequest } of named)
			if (moduleRequest) found.add(posix.join(posix.dirname(path), moduleRequest.value));
	}
	return [...found];
}
