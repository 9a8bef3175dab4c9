/** Lists of a page as they read best in Markdown: one line an item, where an item is short. */
import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { ENDS_A_SENTENCE } from "../text/sentence.ts";
import { cardOf, DEFINITIONS, element, isElement, isHeading, partsOf } from "./readable-blocks.ts";

/** Characters of the longest item that still is a term, such as a technology. */
const LONGEST_TERM = 32;

/**
 * Terms become one line, and items that only hold a heading and paragraphs a label with text.
 * Larger items are cards: each a heading with what follows, in a list no longer.
 */
export function readableList(tagName: string, children: readonly ElementContent[]): Element {
	const items = children.filter((child) => isElement(child, "li"));
	if (items.every(isTerm)) return element("p", [text(items.map(words).join(", "))]);
	const parts = items.map((item) => partsOf(item.children));
	if (parts.every(isShort)) return element(tagName, parts.map(lineOf));
	if (parts.some((blocks) => blocks.some(isHeading)))
		return element(
			"div",
			items.flatMap((item) => cardOf(item.children)),
		);
	return element(tagName, items);
}

/** A list of definitions: each its label and its value. */
export function readableDefinitions(children: readonly ElementContent[]): Element {
	const items: { labels: ElementContent[][]; values: ElementContent[][] }[] = [];
	const entries = children.flatMap((child) => (isElement(child, "div") ? child.children : child));
	for (const entry of entries.filter((entry) => entry.type === "element")) {
		const last = items.at(-1);
		if (entry.tagName === "dd") last?.values.push(...valuesOf(entry.children));
		else if (last?.values.length === 0) last.labels.push(entry.children);
		else items.push({ labels: [entry.children], values: [] });
	}
	const lines = items.map(({ labels, values }) =>
		element("li", labelled(joined(labels, ", "), joined(values, ", "))),
	);
	return element("ul", lines, { [DEFINITIONS]: true });
}

const words = (item: Element) => textOf(item).trim();

const isTerm = (item: Element) =>
	item.children.every((child) => child.type === "text") &&
	words(item).length <= LONGEST_TERM &&
	!ENDS_A_SENTENCE.test(words(item));

const isShort = (parts: readonly Element[]) =>
	parts.every((part) => part.tagName === "p" || isHeading(part)) &&
	parts.filter(isHeading).length <= 1;

/** The label is what stands up to the heading; without one the first part, if it is no sentence. */
function lineOf(parts: readonly Element[]): Element {
	const heading = parts.findIndex(isHeading) + 1;
	const [first] = parts;
	const isNamed = parts.length > 1 && first && !ENDS_A_SENTENCE.test(words(first));
	const labels = heading || (isNamed ? 1 : 0);
	const content = parts.map(({ children }) => children);
	return element(
		"li",
		labelled(
			joined(content.slice(0, labels), ": "),
			joined(content.slice(labels), ". "),
			parts[heading - 1]?.properties.id?.toString(),
		),
	);
}

function labelled(label: ElementContent[], value: ElementContent[], id?: string): ElementContent[] {
	if (label.length === 0) return value;
	const strong = element("strong", label, { id });
	const colon = ENDS_A_SENTENCE.test(words(strong)) ? " " : ": ";
	return value.length > 0 ? [strong, text(colon), ...value] : [strong];
}

/** The values of a definition: paragraphs, or the items of a list. */
const valuesOf = (children: readonly ElementContent[]): ElementContent[][] =>
	partsOf(children).flatMap((part) =>
		["ul", "ol"].includes(part.tagName)
			? part.children.filter((item) => isElement(item, "li")).map((item) => item.children)
			: [part.children],
	);

/** Parts as one line; behind a whole sentence no separator is needed. */
const joined = (parts: readonly ElementContent[][], separator: string): ElementContent[] =>
	parts.flatMap((part, index) => {
		const before = parts[index - 1];
		if (!before) return part;
		const isSentence = ENDS_A_SENTENCE.test(words(element("p", before)));
		return [text(isSentence ? " " : separator), ...part];
	});

const text = (value: string) => ({ type: "text" as const, value });
