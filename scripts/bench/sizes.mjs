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
		...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
	];
	const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
	const script = (path) => brotli(readFileSync(join(dist, path)));
	const eager = withImports(
		dist,
		[...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path]) => path),
	);
	const lazy = withImports(
		dist,
		[...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path]) => path),
	).filter((path) => !eager.includes(path));
	if (lazy.length > 0) lazy.push(...(html.match(/(?<=data-islands=")[^"]+/g) ?? []));
	const icons = [...new Set(html.match(/\/_astro\/icons\.[\w-]+\.svg/g))];
	const iconBytes = sum(icons.map(script));
	const fonts = [...new Set(html.match(/\/_astro\/[\w.-]+\.woff2/g))];
	const inlineScript = brotli(inline.map(([, code]) => code).join("\n"));
	const eagerScript = inlineScript + sum(eager.map(script));
	const fontBytes = sum(fonts.map((path) => statSync(join(dist, path)).size));
	const lazyScript = sum(lazy.map(script));
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
		firstView: brotli(html) + fontBytes + sum(eager.map(script)),
		scrolledThrough: brotli(html) + fontBytes + iconBytes + sum([...eager, ...lazy].map(script)),
		requests: 1 + fonts.length + icons.length + eager.length + lazy.length,
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
