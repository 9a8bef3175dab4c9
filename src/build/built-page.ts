/** A page as it stands in dist/: read once, edited by position, so that all else stays as it was. */
import type { Element, Nodes, Root, RootContent, Text } from "hast";
import { fromHtml } from "hast-util-from-html";
import MagicString from "magic-string";
import { EXIT, visit } from "unist-util-visit";

export interface BuiltPage {
	/** The document, with the offsets of each node in the HTML. */
	tree: Root;
	/** The HTML; this is what is written. */
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

/** Adds an attribute, right behind the element's name. @param value needs no escaping. */
export function addAttribute({ edits }: BuiltPage, element: Element, name: string, value: string) {
	edits.appendLeft(rangeOf(element).start + 1 + element.tagName.length, ` ${name}="${value}"`);
}

/** Takes nodes out of the page and of its tree. */
export function removeNodes({ tree, edits }: BuiltPage, nodes: readonly RootContent[]) {
	for (const node of nodes) {
		const { start, end } = rangeOf(node);
		edits.remove(start, end);
	}
	const removed = new Set<Nodes>(nodes);
	visit(tree, (node) => {
		if (!("children" in node)) return;
		for (let index = node.children.length - 1; index >= 0; index--)
			if (removed.has(node.children[index] as Nodes)) node.children.splice(index, 1);
	});
}

/** Replaces the text of a style or script, where nothing is escaped, in the page and in its tree. */
export function replaceCode({ edits }: BuiltPage, text: Text, value: string) {
	if (value === text.value) return;
	const { start, end } = rangeOf(text);
	edits.update(start, end, value);
	text.value = value;
}

function rangeOf({ type, position }: Nodes) {
	const { start, end } = position ?? {};
	if (start?.offset === undefined || end?.offset === undefined)
		throw new Error(`A ${type} is edited that does not stand in the HTML of its page.`);
	return { start: start.offset, end: end.offset };
}
