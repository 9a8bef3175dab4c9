/** Drops bytes that a page carries for nobody; what one reads and how it looks stay the same. */
import type { Comment, Element } from "hast";
import { type BuiltPage, removeComment, replaceCode } from "./built-page.ts";

const EMPTY_SHAPE = /(?<=["\s])><\/(?:path|circle|use|rect|line|ellipse|polyline|polygon)>/g;
const END_OF_ITEM = /<\/li>(?=<li[ >]|<\/[uo]l>)/g;
const MARK = /( data-[a-z-]+)="true"/g;

export function dropNeedlessBytes(page: BuiltPage) {
	for (const comment of page.main ? commentsIn(page.main) : []) removeComment(page, comment);
	for (const element of page.code)
		if (element.tagName === "style") replaceCode(page, element, withoutSpaces(element.text));
	// React writes an end tag for each shape; in SVG an element may close itself.
	page.edits.replaceAll(EMPTY_SHAPE, "/>");
	// An item ends where the next begins, and where its list ends.
	page.edits.replaceAll(END_OF_ITEM, "");
	// React writes `true` for a mark that has no value.
	page.edits.replaceAll(MARK, "$1");
}

/**
 * The comments by which React tells texts apart that stand side by side, but those in an
 * island: there it comes to life and needs them. What stands in an island's slot it leaves alone.
 */
const commentsIn = (parent: Element, isAlive = false): Comment[] =>
	parent.children.flatMap((node) => {
		if (node.type === "comment") return isAlive ? [] : node;
		if (node.type !== "element") return [];
		return commentsIn(
			node,
			node.tagName === "astro-island" || (isAlive && node.tagName !== "astro-slot"),
		);
	});

/** Pages of a kind have the same styles. */
const known = new Map<string, string>();

/** What minifiers leave in the values of custom properties, which a script could read. */
function withoutSpaces(css: string): string {
	const tidied =
		known.get(css) ??
		css.replaceAll(
			/("[^"]*"|'[^']*')|\s*([,/])\s+|(?<=[(:])\s+|\s+(?=\))/g,
			(_, text?: string, sign = "") => text ?? sign,
		);
	known.set(css, tidied);
	return tidied;
}
