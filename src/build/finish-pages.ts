/**
 * Finishes the built pages in one pass, each parsed once: gives its sections addresses and
 * itself a file of icons; and makes of its words the Markdown twin and
 * what the search finds, of its inline code the response headers. Edits go by position: all
 * else in a page stays as Astro wrote it.
 */
import { readFileSync } from "node:fs";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { ICONS_ADDRESS, iconsIn, writeSprites } from "../icons/icon-sprites.ts";
import {
	type PageWords,
	type SearchSource,
	searchFile,
	thingsOf,
	wordsOfTwin,
} from "../search/search-file.ts";
import { readPage } from "./built-page.ts";
import { allowInlineCode, contentSecurityPolicy, type InlineCode } from "./content-policy.ts";
import { addHeadingIds } from "./heading-ids.ts";
import { type IslandRuntime, moveIslandRuntime } from "./island-runtime.ts";
import { markdownOf, twinOf } from "./markdown-twin.ts";
import { REDIRECTS_FILE } from "./redirects-file.ts";
import { headerRules, headersFile } from "./response-headers.ts";
import { serveTwins } from "./serve-twins.ts";

export function finishPages(): AstroIntegration {
	return {
		name: "finish-pages",
		hooks: {
			"astro:server:setup": ({ server }) => serveTwins(server),
			"astro:build:done": async ({ dir, logger }) => {
				const pages = await finish(fileURLToPath(dir));
				logger.info(`${pages} pages finished`);
			},
		},
	};
}

/**
 * @param root the directory of the built site, with a slash at its end.
 * @returns how many pages there are.
 */
export async function finish(root: string): Promise<number> {
	const read = (path: string) => readFileSync(root + path, "utf8");
	const write = (path: string, text: string) => writeFile(root + path, text);
	const pages = await find("**/*.html", root);
	// Read ahead: the pages with few icons share a file, which has its name from all of them.
	const icons = new Map(pages.map((path) => [path, iconsIn(read(path), ICONS_ADDRESS)]));
	const sprites = await writeSprites(root, icons);
	const code: InlineCode = { scripts: new Set(), styles: new Set() };
	const runtimes = new Map<string, IslandRuntime>();
	const source = JSON.parse(read("zoeken.json")) as SearchSource;
	const things = thingsOf(source);
	const words = new Map<string, PageWords>();

	// One after the other: thousands of pages at once fill the memory.
	for (const path of pages) {
		const page = readPage(await readFile(root + path, "utf8"));
		page.edits.replaceAll(ICONS_ADDRESS, sprites.get(path) ?? "");
		const runtime = moveIslandRuntime(page, read);
		if (runtime) runtimes.set(runtime.path, runtime);
		addHeadingIds(page, things.get(pathOf(path)));
		allowInlineCode(code, page);
		await write(path, page.edits.toString());
		const twin = twinOf(page);
		if (!twin) continue;
		await write(twin.file.slice(1), markdownOf(twin));
		words.set(twin.path, wordsOfTwin(twin));
	}

	await write("zoeken.json", JSON.stringify(searchFile(source, words)));
	for (const { path, script } of runtimes.values()) await write(path, script);
	for (const entry of new Set([...runtimes.values()].map(({ entry }) => entry)))
		await rm(root + entry);
	const hashedFiles = (await find("_astro/*", root)).map((path) => `/${path}`);
	await write("_headers", headersFile(headerRules(contentSecurityPolicy(code), hashedFiles)));
	await write("_redirects", REDIRECTS_FILE);
	return pages.length;
}

/** The path of a page by its file. */
const pathOf = (file: string) => `/${file.replace(/(^index)?\.html$/, "")}`;

async function find(pattern: string, root: string): Promise<string[]> {
	const files: string[] = [];
	for await (const file of glob(pattern, { cwd: root })) files.push(file.replaceAll("\\", "/"));
	return files.sort();
}
