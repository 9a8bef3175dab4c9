/**
 * A page as it stands in dist/: read once, edited by position, so that all else stays as it
 * was.
 */
import { createHash } from "node:crypto";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import MagicString from "magic-string";

export interface BuiltPage {
	/** All of it, in their order. */
	elements: Element[];
	/** The part that no other page has. */
	main: Element | undefined;
	/** The HTML, and what changes in it: what is written. */
	edits: MagicString;
}

export function readPage(html: string): BuiltPage {
	const elements = elementsIn(fromHtml(html));
	const main = elements.find(({ tagName }) => tagName === "main");
	return { elements, main, edits: new MagicString(html) };
}

/** The elements below a node, in their order. */
export const elementsIn = (parent: Root | Element): Element[] =>
	parent.children.flatMap((node) => (node.type === "element" ? [node, ...elementsIn(node)] : []));

/** The scripts and styles of a page, in their order. */
export const codeOf = ({ elements }: BuiltPage) =>
	elements.filter(({ tagName }) => tagName === "script" || tagName === "style");

/** Adds an attribute to an element, right behind its name. @param value needs no escaping. */
export function addAttribute({ edits }: BuiltPage, element: Element, name: string, value: string) {
	edits.appendLeft(placeOf(element).start + 1 + element.tagName.length, ` ${name}="${value}"`);
}

/** Takes an element out of the page. */
export function remove(page: BuiltPage, element: Element) {
	const { start, end } = placeOf(element);
	page.edits.remove(start, end);
	page.elements = page.elements.filter((other) => other !== element);
}

function placeOf({ tagName, position }: Element) {
	const [start, end] = [position?.start.offset, position?.end.offset];
	if (start === undefined || end === undefined)
		throw new Error(`A ${tagName} is edited that does not stand in the HTML of its page.`);
	return { start, end };
}

/** The path, without its first slash, of a file whose name changes with its text. */
export function hashedFile(name: string, extension: string, text: string): string {
	const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
	return `_astro/${name}.${hash}.${extension}`;
}
