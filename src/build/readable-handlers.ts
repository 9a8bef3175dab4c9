/** How the elements of a readable page are written in Markdown, where that is not as usual. */
import type { Element } from "hast";
import { defaultHandlers, type Handle, type State } from "hast-util-to-mdast";
import { toString as textOf } from "hast-util-to-string";
import type {
	Heading,
	List,
	ListItem,
	Nodes,
	Paragraph,
	PhrasingContent,
	RootContent,
} from "mdast";
import { toString as wordsOf } from "mdast-util-to-string";
import { ENDS_A_SENTENCE } from "../text/sentence.ts";

/** The blocks of an element: a line of it is a paragraph. */
const blocksIn = (state: State, element: Element) =>
	state.toFlow(state.all(element)) as RootContent[];

/** Puts the first heading first where all blocks above it may follow it. */
function inOrder(blocks: RootContent[], mayFollow: (above: RootContent) => boolean) {
	const at = blocks.findIndex(isHeading);
	const isLate = at > 0 && blocks.slice(0, at).every(mayFollow);
	return isLate ? [...blocks.slice(at, at + 1), ...blocks.toSpliced(at, 1)] : blocks;
}

const isHeading = (node: Nodes | undefined): node is Heading => node?.type === "heading";
const isParagraph = (node: Nodes): node is Paragraph => node.type === "paragraph";

/** The blocks in the order in which one reads them: a heading before the line that stands above it. */
const flow = (state: State, element: Element) => inOrder(blocksIn(state, element), isParagraph);

/** The blocks of a card: its heading first, whatever stands above it. */
const card: Handle = (state, element) => inOrder(blocksIn(state, element), () => true);

/** A figure is its words; those that only tell what it shows are marked. */
const figure: Handle = (state, element) =>
	flow(state, element).map((child) =>
		child.type === "blockquote" ? child : { ...child, data: { isShown: true } },
	);

/**
 * A link of words; a card that is a link as a whole leads there by its heading. To an address for
 * mail without the first lines of one: these are for a mail program.
 */
const link: Handle = (state, element) => {
	const linked = defaultHandlers.a(state, element);
	linked.url = linked.url.replace(/^(mailto:[^?]*).*/, "$1");
	if (!linked.children.some((child) => isHeading(child) || isParagraph(child))) return linked;
	const blocks = flow(state, element);
	const named = blocks.find(isHeading) ?? blocks.find(isParagraph);
	if (named) named.children = [{ ...linked, children: named.children }];
	return blocks;
};

const heading: Handle = (state, element) => ({
	...defaultHandlers.h2(state, element),
	data: {
		id: element.properties.id?.toString(),
		found: element.properties.dataFound?.toString(),
	},
});

/** Questions are headings below those of sections. */
const question: Handle = (state, element) =>
	heading(state, { ...element, tagName: "h3" }, undefined);

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === "element");

/** Characters of the longest item that still is a term, such as a technology. */
const LONGEST_TERM = 32;

/**
 * Terms become one line, and items that only hold a heading and paragraphs a label with text.
 * Larger items are cards: each a heading with what follows, in a list no longer.
 */
const items: Handle = (state, element) => {
	const all = elementsOf(element);
	if (all.every(isTerm))
		return paragraph([text(all.map((item) => textOf(item).trim()).join(", "))]);
	const parts = all.map((item) => blocksIn(state, item));
	if (parts.every(isShort)) return list(parts.map(lineOf), element.tagName);
	if (parts.flat().some(isHeading)) return parts.flatMap((part) => inOrder(part, () => true));
	return list(parts, element.tagName);
};

const isTerm = (item: Element) => {
	const words = textOf(item).trim();
	const isText = item.children.every(({ type }) => type === "text");
	return isText && words.length <= LONGEST_TERM && !ENDS_A_SENTENCE.test(words);
};

const isShort = (parts: RootContent[]): parts is (Heading | Paragraph)[] =>
	parts.every((part) => isHeading(part) || isParagraph(part)) &&
	parts.filter(isHeading).length <= 1;

/** The label is what stands up to the heading; without one the first part, if it is no sentence. */
function lineOf(parts: readonly (Heading | Paragraph)[]): Paragraph[] {
	const at = parts.findIndex(isHeading) + 1;
	const isNamed = parts.length > 1 && !ENDS_A_SENTENCE.test(wordsOf(parts[0]));
	const labels = at || (isNamed ? 1 : 0);
	const content = parts.map(({ children }) => children);
	const label = joined(content.slice(0, labels), ": ");
	return labelled(label, joined(content.slice(labels), ". "), parts[at - 1]?.data);
}

/** A list of definitions: each its label and its value. */
const definitions: Handle = (state, element) => {
	const found: { label: PhrasingContent[]; values: PhrasingContent[][] }[] = [];
	for (const entry of elementsOf(element).flatMap((child) =>
		child.tagName === "div" ? elementsOf(child) : child,
	)) {
		const lines = blocksIn(state, entry).flatMap(linesIn);
		if (entry.tagName === "dd") found.at(-1)?.values.push(...lines);
		else found.push({ label: lines.flat(), values: [] });
	}
	return list(found.map(({ label, values }) => labelled(label, joined(values, ", "))));
};

/** The values of a definition: paragraphs, or the items of a list. */
function linesIn(block: Nodes): PhrasingContent[][] {
	if (isParagraph(block)) return [block.children];
	return "children" in block ? block.children.flatMap(linesIn) : [];
}

function labelled(label: PhrasingContent[], value: PhrasingContent[], data = {}): Paragraph[] {
	if (label.length === 0) return [paragraph(value)];
	const strong = { type: "strong" as const, children: label, data };
	const colon = ENDS_A_SENTENCE.test(wordsOf(strong).trim()) ? " " : ": ";
	return [paragraph(value.length > 0 ? [strong, text(colon), ...value] : [strong])];
}

/** Parts as one line; behind a whole sentence no separator is needed. */
const joined = (parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
	parts.flatMap((part, index) => {
		const before = parts[index - 1];
		if (!before) return part;
		return [text(ENDS_A_SENTENCE.test(wordsOf(before).trim()) ? " " : separator), ...part];
	});

const text = (value: string) => ({ type: "text" as const, value });
const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });
const list = (items: RootContent[][], tagName = "ul"): List => ({
	type: "list",
	ordered: tagName === "ol",
	spread: false,
	children: items.map((children) => ({ type: "listItem", children }) as ListItem),
});

export const handlers: Record<string, Handle> = {
	a: link,
	article: card,
	div: flow,
	dl: definitions,
	figure,
	h2: heading,
	h3: heading,
	hgroup: flow,
	ol: items,
	p: blocksIn,
	summary: question,
	ul: items,
};
