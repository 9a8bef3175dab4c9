/** Small parts of a page's tree, for what reads it as text. */
import type { Element, ElementContent } from "hast";
import { phrasing } from "hast-util-phrasing";

/** Marks a list that was made of definitions. */
export const DEFINITIONS = "definitions";

export const element = (
	tagName: string,
	children: ElementContent[],
	properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

export const isElement = (node: ElementContent | undefined, ...names: string[]): node is Element =>
	node?.type === "element" && (names.length === 0 || names.includes(node.tagName));

export const isHeading = (node: ElementContent | undefined) =>
	node?.type === "element" && /^h[1-6]$/.test(node.tagName);

/** Whether two nodes stand against each other without a space, which only styles set apart. */
export const doTouch = (before: ElementContent | undefined, after: ElementContent) =>
	isElement(before, "a", "span") && isElement(after, "a", "span");

/** Whether it holds anything to read: words, or a picture that says what it shows. */
export const isRead = (node: ElementContent): boolean =>
	node.type === "element"
		? node.tagName === "img" || node.children.some(isRead)
		: node.type === "text" && node.value.trim() !== "";

/** Content as blocks: a line of it is a paragraph, and so is each of the boxes in a row. */
export function blocksOf(content: readonly ElementContent[]): Element[] {
	const blocks: Element[] = [];
	let line: ElementContent[] = [];
	const endLine = () => {
		if (line.some(isRead)) blocks.push(element("p", line));
		line = [];
	};
	for (const node of content) {
		const isBlock = isElement(node) && !phrasing(node);
		if (isBlock || doTouch(line.at(-1), node)) endLine();
		if (isBlock) blocks.push(node);
		else line.push(node);
	}
	endLine();
	return blocks;
}

/** The blocks in the order in which one reads them: a heading before the line that stands above it. */
export const flowOf = (content: readonly ElementContent[]) =>
	inOrder(blocksOf(content), (above) => above.tagName === "p");

/** The blocks of a card, out of the boxes around them: its heading first, whatever stands above it. */
export const cardOf = (content: readonly ElementContent[]) => inOrder(partsOf(content), () => true);

const BOXES = ["article", "div", "header", "section"];

/** The blocks of a part of a page, out of the boxes around them. */
export const partsOf = (content: readonly ElementContent[]): Element[] =>
	blocksOf(content).flatMap((block) =>
		BOXES.includes(block.tagName) ? partsOf(block.children) : [block],
	);

/**
 * Puts the first heading first where all blocks above it may follow it, and makes one list
 * of definitions that follow each other.
 */
function inOrder(blocks: Element[], mayFollow: (above: Element) => boolean): Element[] {
	const at = blocks.findIndex(isHeading);
	if (at > 0 && blocks.slice(0, at).every(mayFollow)) blocks.unshift(...blocks.splice(at, 1));
	return blocks.reduce<Element[]>((flow, block) => {
		const last = flow.at(-1);
		if (last?.properties[DEFINITIONS] && block.properties[DEFINITIONS])
			last.children.push(...block.children);
		else flow.push(block);
		return flow;
	}, []);
}
