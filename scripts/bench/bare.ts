/**
 * The bare page: the words and links of a built page as plain HTML and nothing else, in one
 * file. No page with these words can be lighter, so it is what ours is measured against.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Browser } from "@playwright/test";
import { fileOf } from "./sizes.ts";

/** Writes the bare page of each route of a built site into a directory. */
export async function writeBarePages(
	browser: Browser,
	dist: string,
	routes: readonly string[],
	directory: string,
) {
	const page = await browser.newPage();
	for (const route of routes) {
		const file = join(directory, fileOf(route));
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, await page.evaluate(bare, readFileSync(join(dist, fileOf(route)), "utf8")));
	}
	await page.close();
}

/** Runs in a browser. */
function bare(html: string): string {
	// What carries no words of the page; the full menu repeats those of the header.
	const wordless = "script, style, template, svg, dialog, [hidden], [data-theme-toggle]";
	// The attributes without which an element would mean something else.
	const meaning = ["href", "type", "name", "value", "for", "colspan", "scope", "open"];
	// Elements that stand for no more than a style, or work by script only.
	const styled = "div, span, button, astro-island, astro-slot";

	const page = new DOMParser().parseFromString(html, "text/html");
	for (const element of page.body.querySelectorAll(wordless)) element.remove();
	for (const element of page.body.querySelectorAll("*"))
		for (const name of element.getAttributeNames())
			if (!meaning.includes(name)) element.removeAttribute(name);
	// Children of a grid were apart; without it a space has to say so.
	for (const element of page.body.querySelectorAll(styled))
		element.replaceWith(" ", ...element.childNodes, " ");
	const body = page.body.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/\s+/g, " ");
	const description = page.querySelector("meta[name=description]")?.outerHTML ?? "";
	// The empty icon keeps browsers from asking for one.
	return `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page.title}</title>${description}<link rel="icon" href="data:,"><body>${body}</body></html>\n`;
}
