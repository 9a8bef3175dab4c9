/** A page as it stands in dist/: read once, edited by position, so that all else stays as it was. */
import type { Element, Nodes, Root, RootContent, Text } from "hast";
import { fromHtml } from "hast-util-from-html";
import MagicString from "magic-string";

export interface BuiltPage {
	/** The document, with the offsets of each node in the HTML. */
	tree: Root;
	/** All its elements, in their order. */
	elements: Element[];
	/** The HTML; this is what is written. */
	edits: MagicString;
}

export function readPage(html: string): BuiltPage {
	const tree = fromHtml(html);
	return { tree, elements: elementsIn(tree), edits: new MagicString(html) };
}

/** The elements below a node, in their order. */
export function elementsIn(parent: Root | Element, found: Element[] = []): Element[] {
	for (const node of parent.children)
		if (node.type === "element") {
			found.push(node);
			elementsIn(node, found);
		}
	return found;
}

/** The part of a page that no other page has. */
export const mainOf = ({ elements }: BuiltPage) =>
	elements.find(({ tagName }) => tagName === "main");

/** Adds an attribute, right behind the element's name. @param value needs no escaping. */
export function addAttribute({ edits }: BuiltPage, element: Element, name: string, value: string) {
	edits.appendLeft(rangeOf(element).start + 1 + element.tagName.length, ` ${name}="${value}"`);
}

/** Takes nodes out of the page and of its tree. */
export function removeNodes(page: BuiltPage, nodes: readonly RootContent[]) {
	for (const node of nodes) {
		const { start, end } = rangeOf(node);
		page.edits.remove(start, end);
	}
	const removed = new Set<Nodes>(nodes);
	const isRemoved = (node: Nodes) => removed.has(node);
	for (const parent of [page.tree, ...page.elements])
		if (parent.children.some(isRemoved))
			parent.children = parent.children.filter((node) => !isRemoved(node)) as Element["children"];
	page.elements = elementsIn(page.tree);
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
