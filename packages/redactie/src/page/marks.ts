/** Takes the marks out of a page, and says where they stood. */
import { decodedMarks, MARK } from "../marks.ts";
import { type FieldId, MARKS_FROM, type RenderedPage } from "../protocol.ts";

/** Where the fields of a page are, counted over all its text: nodes come and go, letters stay. */
export interface Marks {
	/** A field's words end before this letter of the page, in the order of the document. */
	ends: { id: FieldId; end: number }[];
	/** Fields in attributes of the n-th element of the body: a label, a prepared e-mail. */
	attributes: { id: FieldId; element: number }[];
	/** Fields in the head, and in data for machines. */
	head: FieldId[];
}

const NOT_TEXT = new Set(["script", "style", "template"]);

/** @param page parsed from `marked`; afterwards as visitors get it. */
export function takeMarks(page: Document, fields: RenderedPage["fields"]): Marks {
	const marks: Marks = { ends: [], attributes: [], head: [] };
	const take = (words: string, found: (id: FieldId, at: number) => void) => {
		let gone = 0;
		return words.replaceAll(MARK, (mark: string, at: number) => {
			const id = fields[(mark.codePointAt(0) ?? 0) - MARKS_FROM];
			if (id) found(id, at - gone);
			gone += mark.length;
			return "";
		});
	};

	let length = 0;
	for (const node of textNodes(page.body)) {
		const before = length;
		const words = take(node.data, (id, at) => marks.ends.push({ id, end: before + at }));
		if (words !== node.data) node.data = words;
		length += words.length;
	}
	const toHead = (id: FieldId) => marks.head.push(id);
	const takeAttributes = (element: Element, found: (id: FieldId, name: string) => void) => {
		for (const { name, value } of [...element.attributes]) {
			const plain = take(decodedMarks(value), (id) => found(id, name));
			if (plain !== value) element.setAttribute(name, plain);
		}
	};
	elementsOf(page).forEach((element, at) => {
		takeAttributes(element, (id, name) => {
			// What an island starts with is no label.
			if (name === "props") toHead(id);
			else marks.attributes.push({ id, element: at });
		});
	});
	for (const element of page.querySelectorAll("head *, script")) {
		takeAttributes(element, toHead);
		if (element.children.length === 0 && element.textContent)
			element.textContent = take(element.textContent, toHead);
	}
	return marks;
}

/** The elements of a page that somebody may see or hear, as they are counted in `attributes`. */
export const elementsOf = (page: Document) => page.body.querySelectorAll(":not(script)");

/** All text nodes below an element that are words of the page. */
export function* textNodes(parent: Node): Generator<Text> {
	for (const node of parent.childNodes) {
		if (isText(node)) yield node;
		else if (isElement(node) && !NOT_TEXT.has(node.localName)) yield* textNodes(node);
	}
}

/** Nodes are told by their number: those of a frame are no instances of the panel's classes. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;
