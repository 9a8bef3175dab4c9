/**
 * The bare page: the words and links of a built page as plain HTML and nothing else, in one
 * file. No page with these words can be lighter, so it is what ours is measured against.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { JSDOM } from "jsdom";
import { fileOf } from "./sizes.mjs";

/** What carries no words of the page; the full menu repeats those of the header. */
const WORDLESS = "script, style, template, svg, dialog, [hidden], [data-theme-toggle]";

/** The attributes without which an element would mean something else. */
const MEANING = ["href", "type", "name", "value", "for", "colspan", "scope", "open"];

/** Elements that stand for no more than a style, or work by script only. */
const STYLED = "div, span, button, astro-island, astro-slot";

/**
 * Writes the bare page of each route.
 * @param {string} dist the built site.
 * @param {string[]} routes
 * @param {string} directory
 */
export function writeBarePages(dist, routes, directory) {
	for (const route of routes) {
		const file = join(directory, fileOf(route));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bare(readFileSync(join(dist, fileOf(route)), "utf8")));
	}
}

/** @param {string} html */
export function bare(html) {
	const { document } = new JSDOM(html).window;
	const { body, title } = document;
	for (const element of body.querySelectorAll(WORDLESS)) element.remove();
	for (const element of body.querySelectorAll("*"))
		for (const name of element.getAttributeNames())
			if (!MEANING.includes(name)) element.removeAttribute(name);
	// Children of a grid were apart; without it a space has to say so.
	for (const element of body.querySelectorAll(STYLED))
		element.replaceWith(" ", ...element.childNodes, " ");
	const words = body.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/\s+/g, " ");
	const description = document.querySelector("meta[name=description]")?.outerHTML ?? "";
	// The empty icon keeps browsers from asking for one.
	return `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${description}<link rel="icon" href="data:,"><body>${words}</body></html>\n`;
}
