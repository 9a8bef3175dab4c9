/**
 * Finishes the built pages in one pass, each parsed once: gives its sections addresses and
 * itself a file of icons; and makes of its words the Markdown twin and what the search finds, of
 * its inline code the response headers. Edits go by position: all else in a page stays as Astro
 * wrote it.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { ALL_ICONS, iconsIn, spritesOf } from "../icons/icon-sprites.ts";
import {
	type PageWords,
	type SearchSource,
	searchFile,
	wordsOfTwin,
} from "../search/search-file.ts";
import { hashedFile, readPage } from "./built-page.ts";
import { allowInlineCode, contentSecurityPolicy, type InlineCode } from "./content-policy.ts";
import { addHeadingIds } from "./heading-ids.ts";
import { moveIslandRuntime } from "./island-runtime.ts";
import { markdownOf, twinOf } from "./markdown-twin.ts";
import { REDIRECTS_FILE } from "./redirects-file.ts";
import { headerRules, headersFile } from "./response-headers.ts";
import { serveSearch } from "./serve-search.ts";

export function finishPages(): AstroIntegration {
	return {
		name: "finish-pages",
		hooks: {
			"astro:server:setup": ({ server }) => serveSearch(server),
			"astro:build:done": ({ dir, logger }) =>
				logger.info(`${finish(fileURLToPath(dir))} pages finished`),
		},
	};
}

/**
 * @param root the directory of the built site, with a slash at its end.
 * @returns how many pages there are.
 */
export function finish(root: string): number {
	const read = (path: string) => readFileSync(root + path, "utf8");
	const write = (path: string, text: string) => writeFileSync(root + path, text);
	const find = (pattern: string) =>
		globSync(pattern, { cwd: root })
			.map((file) => file.replaceAll("\\", "/"))
			.sort();
	const pages = find("**/*.html");
	// Read ahead: the pages with few icons share a file, which has its name from all of them.
	const shown = new Map(pages.map((path) => [path, iconsIn(read(path))]));
	const sprites = spritesOf(read(ALL_ICONS), shown);
	rmSync(root + ALL_ICONS);
	const code: InlineCode = { scripts: new Set(), styles: new Set() };
	const replaced = new Set<string>();
	const source = JSON.parse(read("zoeken.json")) as SearchSource;
	const words = new Map<string, PageWords>();

	for (const path of pages) {
		const page = readPage(read(path));
		const sprite = sprites.get(path) ?? "";
		const icons = hashedFile("icons", "svg", sprite);
		write(icons, sprite);
		page.edits.replaceAll(ALL_ICONS, icons);
		const runtime = moveIslandRuntime(page, read);
		if (runtime) {
			write(runtime.path, runtime.script);
			replaced.add(runtime.entry);
		}
		addHeadingIds(page);
		allowInlineCode(code, page);
		write(path, page.edits.toString());
		const twin = twinOf(page);
		if (!twin) continue;
		write(twin.file.slice(1), markdownOf(twin));
		words.set(twin.path, wordsOfTwin(twin));
	}

	write("zoeken.json", JSON.stringify(searchFile(source, words)));
	for (const entry of replaced) rmSync(root + entry);
	const hashedFiles = find("_astro/*").map((path) => `/${path}`);
	write("_headers", headersFile(headerRules(contentSecurityPolicy(code), hashedFiles)));
	write("_redirects", REDIRECTS_FILE);
	return pages.length;
}
