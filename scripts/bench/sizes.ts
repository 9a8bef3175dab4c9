/**
 * What a page of a built site costs to send, read from its files: the same on every machine.
 * Bodies only; response headers come on top.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";

const INLINE_SCRIPT =
	/<script(?![^>]*\ssrc=)(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;
const SCRIPT_FILE = /<script[^>]*\ssrc="([^"]+)"/g;
const ISLAND_FILE = /(?:component-url|renderer-url|data-islands)="([^"]+)"/g;
const ICONS_FILE = /(\/_astro\/icons\.[\w-]+\.svg)/g;
const FONT_FILE = /(\/_astro\/[\w.-]+\.woff2)/g;
/** Of no first view: what stands below it and on paper, and the tab. */
const FILES_BESIDE = [
	/<link rel="stylesheet" href="([^"]+)"/g,
	/<link rel="icon" href="([^"]+\.svg)"/g,
];

/** Bytes of a text as Brotli at its best, as hosts send what they compress once. */
const brotli = (text: string) =>
	brotliCompressSync(text, {
		params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
	}).length;

const sent = new Map<string, number>();
/** Bytes of a file as it is sent; kept, as most files are on many pages. */
export function bytesOf(file: string): number {
	const known = sent.get(file);
	if (known !== undefined) return known;
	const bytes = file.endsWith(".woff2") ? statSync(file).size : brotli(readFileSync(file, "utf8"));
	sent.set(file, bytes);
	return bytes;
}

/** Bytes of a page's HTML as hosts send what they compress at each request. */
export function sentSizesOf(dist: string, route: string) {
	const html = readFileSync(join(dist, fileOf(route)));
	return {
		brotli4: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length,
		zstd3: zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }).length,
	};
}

/** The file of a route in a built site. */
export const fileOf = (route: string) => `${route === "/" ? "index" : route.slice(1)}.html`;

/**
 * Everything a visitor of a page may get, in compressed bytes.
 * @param dist the built site, which may not change while this process runs.
 */
export function sizesOf(dist: string, route: string) {
	const page = readFileSync(join(dist, fileOf(route)), "utf8");
	const inPage = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = ""]) => found);
	const total = (paths: readonly string[]) =>
		paths.reduce((sum, path) => sum + bytesOf(join(dist, path)), 0);

	const html = bytesOf(join(dist, fileOf(route)));
	const eagerFiles = withImports(dist, inPage(SCRIPT_FILE));
	const lazyFiles = withImports(
		dist,
		inPage(ISLAND_FILE).flatMap((files) => files.split(" ")),
	).filter((path) => !eagerFiles.includes(path));
	const icons = [...new Set(inPage(ICONS_FILE))];
	const fontFiles = [...new Set(inPage(FONT_FILE))];
	const beside = [...new Set(FILES_BESIDE.flatMap(inPage))];
	const firstView = html + total([...fontFiles, ...beside, ...eagerFiles]);
	return {
		html,
		/** What runs on arrival, inline code included. */
		eagerScript: brotli(inPage(INLINE_SCRIPT).join("\n")) + total(eagerFiles),
		/** What islands add once they are seen. */
		lazyScript: total(lazyFiles),
		eagerFiles,
		lazyFiles,
		fontFiles,
		fontBytes: total(fontFiles),
		/** All that a phone asks for before anybody scrolls, as long as no island is in view. */
		firstView,
		scrolledThrough: firstView + total([...icons, ...lazyFiles]),
		requests: [page, fontFiles, beside, icons, eagerFiles, lazyFiles].flat().length,
	};
}

/** These scripts and all that they import, directly or not. */
function withImports(dist: string, paths: readonly string[]): string[] {
	const found = new Set(paths);
	for (const path of found) {
		const code = readFileSync(join(dist, path), "utf8");
		for (const [, name] of code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g))
			found.add(`/_astro/${name}`);
	}
	return [...found];
}
