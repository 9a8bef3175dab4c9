/**
 * Moves the script that wakes islands out of the pages. Astro writes it into every
 * page that has one, 1.6 kB of the compressed HTML that the first view waits for. As
 * one file for all pages it is fetched when an island comes near: islands.client.ts
 * does that, and finds the address on the page's body. React's own entry, a file with
 * nothing but the name of another file, goes the same way.
 */
import { createHash } from "node:crypto";
import { parseSync } from "vite";
import { type BuiltPage, type CodeElement, removeCode } from "./built-page.ts";

/** What only Astro's own code for islands has. */
const OF_ISLANDS = /astro-island|astro:load/;
/** Not what stands in data, such as words about this very technique. */
const isOfIslands = ({ tagName, attributes, text }: CodeElement) =>
	tagName === "script" && attributes.size === 0 && OF_ISLANDS.test(text);
const DEFINES_ELEMENT = /customElements\.define\(["'`]astro-island/;

export interface IslandRuntime {
	/** The path of the file, without the first slash, and what stands in it. */
	path: string;
	script: string;
	/** The path of React's entry, which the file replaces. */
	entry: string;
}

/**
 * @param read gives the text of a file of the site, by its path without the first slash.
 * @returns the file that wakes the islands of this page; undefined for a page without them.
 * @throws when there are islands but their script is not what Astro used to write.
 */
export function moveIslandRuntime(
	page: BuiltPage,
	read: (path: string) => string,
): IslandRuntime | undefined {
	const { original } = page.edits;
	if (!original.includes("<astro-island")) return undefined;
	const scripts = page.code.filter(isOfIslands);
	if (!scripts.some(({ text }) => DEFINES_ELEMENT.test(text)))
		throw new Error(
			"A page has islands, but not the script that wakes them as Astro wrote it until version 7.3. See what it writes now and adapt src/build/island-runtime.ts, or take it out of src/build/finish-pages.ts.",
		);
	const [, address = ""] = /\srenderer-url="([^"]+)"/.exec(original) ?? [];
	const entry = address.slice(1);
	const script = [...scripts.map(({ text }) => text), renderer(entry, read(entry))].join("\n");
	const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
	const path = `_astro/islands.${hash}.js`;
	for (const script of scripts) removeCode(page, script);
	page.edits.replace("<body", `<body data-islands="/${path}"`);
	page.edits.replaceAll(`renderer-url="${address}"`, `renderer-url="/${path}"`);
	return { path, script, entry };
}

/**
 * What React's entry exports, for the file that wakes islands. By import(), so that React
 * loads beside the first island and not ahead of it.
 */
function renderer(path: string, code: string) {
	const { program, module } = parseSync(path, code);
	const exported = module.staticExports[0]?.entries[0];
	if (
		program.body.length !== 1 ||
		!exported?.moduleRequest ||
		exported.exportName.name !== "default"
	)
		throw new Error(
			`${path} is not the one line that exports React's entry as the build wrote it until Vite 8.3. See what it writes now and adapt src/build/island-runtime.ts, or take it out of src/build/finish-pages.ts.`,
		);
	return `export default (element) => async (...island) => (await import("${exported.moduleRequest.value}")).${exported.importName.name}(element)(...island);`;
}
