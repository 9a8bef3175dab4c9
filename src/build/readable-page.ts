/**
 * The main part of a page as one reads it aloud: words, figures, tables and links. Boxes,
 * controls and decoration are gone, and so is what carries `data-nosnippet`, the attribute by
 * which search engines too leave a part out; only a div, a section and a span may carry it.
 * What is hidden from ears alone, as they hear it said better, stays: it carries `data-printed`.
 * What carries `data-tool`, in which one chooses something, reads as a figure: as what it shows.
 */
import type { Element, ElementContent, Root } from "hast";
import { phrasing } from "hast-util-phrasing";
import {
	blocksOf,
	cardOf,
	doTouch,
	element,
	flowOf,
	isHeading,
	isRead,
} from "./readable-blocks.ts";
import { readableDefinitions, readableList } from "./readable-lists.ts";

const LEFT_OUT = new Set([
	...["nav", "button", "dialog", "fieldset", "form", "input", "select", "textarea"],
	...["link", "noscript", "script", "style", "svg", "template"],
]);

/** Elements that stand for nothing: of Astro's islands, and of a word that an SVG gives its length. */
const TRANSPARENT = new Set(["astro-island", "astro-slot", "svg", "text"]);

/** Questions are headings below those of sections. */
const QUESTION = "h3";

/**
 * @param main the main part of a built page.
 * @param address the full address of the page, for its links.
 */
export const readablePage = (main: Element, address: string): Root => ({
	type: "root",
	children: flowOf(readableContent(main.children, address)),
});

const readableContent = (nodes: readonly ElementContent[], address: string): ElementContent[] =>
	nodes.flatMap((node) => {
		if (node.type === "text") return node;
		if (node.type !== "element" || isLeftOut(node)) return [];
		const content = readableContent(node.children, address);
		return TRANSPARENT.has(node.tagName) ? content : readableElement(node, content, address);
	});

const isLeftOut = ({ tagName, properties }: Element) =>
	(LEFT_OUT.has(tagName) && properties.role !== "none") ||
	(properties.ariaHidden === "true" && !("dataPrinted" in properties)) ||
	"ariaLive" in properties ||
	(properties.hidden ?? false) !== false ||
	"dataNosnippet" in properties ||
	(tagName === "img" && !properties.alt);

function readableElement(
	{ tagName, properties }: Element,
	content: ElementContent[],
	address: string,
): ElementContent[] {
	switch (tagName) {
		case "br":
			return [element("br", [])];
		case "img":
			return [
				element("img", [], { alt: properties.alt, src: fullAddress(`${properties.src}`, address) }),
			];
		case "td":
		case "th":
			return [element(tagName, setApart(content))];
	}
	if (!content.some(isRead)) return [];
	if ("dataTool" in properties) return [element("figure", flowOf(content))];
	switch (tagName) {
		case "a":
			return linked(content, fullAddress(`${properties.href ?? ""}`, address));
		case "ul":
		case "ol":
			return [readableList(tagName, content)];
		case "dl":
			return [readableDefinitions(content)];
		case "article":
			return cardOf(content);
		case "details":
			return flowOf(content);
		case "summary":
			return [element(QUESTION, setApart(content), { id: properties.id })];
		case "p":
		case "figcaption": {
			const blocks = blocksOf(content);
			return blocks.length > 1 ? [element("div", blocks)] : blocks;
		}
		case "dd":
		case "dt":
		case "li":
		case "table":
		case "thead":
		case "tbody":
		case "tr":
			return [element(tagName, content)];
	}
	const self = element(tagName, content);
	if (isHeading(self)) return [element(tagName, setApart(content), { id: properties.id })];
	if (phrasing(self)) return [element(tagName, setApart(content))];
	return [element(tagName, flowOf(content))];
}

/** Without the first lines of a mail, which are for a mail program. */
const fullAddress = (reference: string, address: string) =>
	reference.startsWith("mailto:")
		? reference.replace(/\?.*/s, "")
		: new URL(reference, address).href;

/** A link of words; a card that is a link as a whole leads there by its heading. */
function linked(content: ElementContent[], href: string): ElementContent[] {
	if (content.every((node) => phrasing(node) || node.type === "text"))
		return [element("a", setApart(content), { href })];
	const blocks = flowOf(content);
	const named = blocks.find(isHeading) ?? blocks.find(({ tagName }) => tagName === "p");
	return blocks.map((block) =>
		block === named ? element(block.tagName, [element("a", block.children, { href })]) : block,
	);
}

/** Content of one line, with a space where only styles set it apart. */
const setApart = (content: readonly ElementContent[]): ElementContent[] =>
	content.flatMap((node, index) =>
		doTouch(content[index - 1], node) ? [{ type: "text", value: " " }, node] : node,
	);
