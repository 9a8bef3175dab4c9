/** A page as it stands in dist/: read once, edited by position, so that all else stays as it was. */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import MagicString from "magic-string";
import { EXIT, visit } from "unist-util-visit";

export interface BuiltPage {
	/** The document, with the offsets of each node in the HTML. */
	tree: Root;
	/** The HTML; what is changed here is written, not the tree. */
	edits: MagicString;
}

export const readPage = (html: string): BuiltPage => ({
	tree: fromHtml(html),
	edits: new MagicString(html),
});

/** The elements of a page for which `test` is true, in their order. */
export function elementsOf(tree: Root | Element, test: (element: Element) => boolean): Element[] {
	const found: Element[] = [];
	visit(tree, "element", (element) => {
		if (test(element)) found.push(element);
	});
	return found;
}

/** The first of them. */
export function elementOf(tree: Root | Element, test: (element: Element) => boolean) {
	let found: Element | undefined;
	visit(tree, "element", (element) => {
		if (!test(element)) return undefined;
		found = element;
		return EXIT;
	});
	return found;
}

/** The part of a page that no other page has. */
export const mainOf = (tree: Root) => elementOf(tree, ({ tagName }) => tagName === "main");

/** Adds an attribute, right behind the element's name. `value` needs no escaping. */
export function addAttribute({ edits }: BuiltPage, element: Element, name: string, value: string) {
	edits.appendLeft(startOf(element) + 1 + element.tagName.length, ` ${name}="${value}"`);
}

/** Takes an element out, also for who reads the tree after this. */
export function removeElement({ tree, edits }: BuiltPage, element: Element) {
	edits.remove(startOf(element), element.position?.end.offset ?? Number.NaN);
	visit(tree, element, (_, index, parent) => {
		parent?.children.splice(index ?? 0, 1);
		return EXIT;
	});
}

const startOf = ({ position }: Element) => position?.start.offset ?? Number.NaN;
