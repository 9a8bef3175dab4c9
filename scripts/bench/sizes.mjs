/**
 * What a page of a built site costs to send, read from its files: the same on every machine.
 * Bodies only; response headers come on top.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Bytes of a text as Brotli at its best, as hosts send what they compress once. */
export const brotli = (text) =>
	brotliCompressSync(text, {
		params: { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
	}).length;

/** The file of a route in a built site. */
export const fileOf = (route) => `${route === "/" ? "index" : route.slice(1)}.html`;

/**
 * Everything a visitor of a page may get, in compressed bytes.
 * @param {string} dist
 * @param {string} route
 */
export function sizesOf(dist, route) {
	const html = readFileSync(join(dist, fileOf(route)), "utf8");
	const inline = [
		...html.matchAll(
			/<script(?![^>]*\ssrc=)(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g,
		),
	];
	const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
	const sizeOf = (path) => brotli(readFileSync(join(dist, path)));
	const eager = withImports(
		dist,
		[...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path]) => path),
	);
	const lazy = withImports(
		dist,
		[...html.matchAll(/(?:component-url|renderer-url|data-islands)="([^"]+)"/g)].map(
			([, path]) => path,
		),
	).filter((path) => !eager.includes(path));
	const icons = [...new Set(html.match(/\/_astro\/icons\.[\w-]+\.svg/g))];
	const iconBytes = sum(icons.map(sizeOf));
	const fonts = [...new Set(html.match(/\/_astro\/[\w.-]+\.woff2/g))];
	// Last of all, and for no more than the tab and a sheet of paper.
	const beside = [
		...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
		...html.matchAll(/<link rel="icon" href="([^"]+\.svg)"/g),
	].map(([, path]) => path);
	const besideBytes = sum(beside.map(sizeOf));
	const inlineScript = brotli(inline.map(([, code]) => code).join("\n"));
	const eagerScript = inlineScript + sum(eager.map(sizeOf));
	const fontBytes = sum(fonts.map((path) => statSync(join(dist, path)).size));
	const lazyScript = sum(lazy.map(sizeOf));
	return {
		html: brotli(html),
		/** Of the HTML, by itself: how much of it is style. */
		css: brotli(styles.map(([, css]) => css).join("")),
		/** What runs on arrival, inline code included. */
		eagerScript,
		/** What islands add once they are seen. */
		lazyScript,
		/** The files among them. */
		eagerFiles: eager,
		lazyFiles: lazy,
		fontFiles: fonts,
		fontBytes,
		/** All that a phone asks for before anybody scrolls, as long as no island is in view. */
		firstView: brotli(html) + fontBytes + besideBytes + sum(eager.map(sizeOf)),
		scrolledThrough:
			brotli(html) + fontBytes + besideBytes + iconBytes + sum([...eager, ...lazy].map(sizeOf)),
		requests: 1 + fonts.length + beside.length + icons.length + eager.length + lazy.length,
	};
}

/** These scripts and all that they import, directly or not. */
function withImports(dist, paths) {
	const found = new Set(paths);
	for (const path of found) {
		const code = readFileSync(join(dist, path), "utf8");
		for (const [, name] of code.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g))
			found.add(`/_astro/${name}`);
	}
	return [...found];
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
