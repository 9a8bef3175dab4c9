/**
 * The main part of a page as one reads it aloud: words, figures, tables and links. Controls and
 * decoration are gone, and so is what carries `data-nosnippet`, the attribute by
 * which search engines too leave a part out; only a div, a section and a span may carry it.
 * What is hidden from ears alone, as they hear it said better, stays: it carries `data-printed`.
 * What carries `data-tool`, in which one chooses something, reads as a figure: as what it shows.
 */
import type { Element, ElementContent } from "hast";
import { phrasing } from "hast-util-phrasing";

const LEFT_OUT = new Set([
	...["nav", "button", "dialog", "fieldset", "form", "input", "select", "textarea"],
	...["link", "noscript", "script", "style", "svg", "template"],
]);

/** Elements that stand for nothing: of Astro's islands, and of a word that an SVG gives its length. */
const TRANSPARENT = new Set(["astro-island", "astro-slot", "svg", "text"]);

/** Elements that are read even where they are empty. */
const READ = new Set(["br", "img", "td", "th"]);

export function readable(parent: Element): Element {
	const children = parent.children.flatMap((node): ElementContent[] => {
		if (node.type === "text") return [node];
		if (node.type !== "element" || isLeftOut(node)) return [];
		const inside = readable(node);
		if (TRANSPARENT.has(node.tagName)) return inside.children;
		return READ.has(node.tagName) || inside.children.some(isRead) ? [inside] : [];
	});
	const boxes = boxesIn(children);
	return {
		...parent,
		tagName: "dataTool" in parent.properties ? "figure" : parent.tagName,
		children: boxes.length > 1 && !isLine(parent) ? boxes.map(paragraph) : boxes.flatMap(spaced),
	};
}

/** What stands in it, parted where only styles set two boxes of a row apart. */
function boxesIn(nodes: ElementContent[]): ElementContent[][] {
	const at = nodes.findIndex((node, at) => isInRow(node) && isInRow(nodes[at - 1]));
	return at < 0 ? [nodes] : [nodes.slice(0, at), ...boxesIn(nodes.slice(at))];
}

const paragraph = (children: ElementContent[]): Element => ({
	type: "element",
	tagName: "p",
	properties: {},
	children,
});
const spaced = (box: ElementContent[], at: number): ElementContent[] =>
	at > 0 ? [{ type: "text", value: " " }, ...box] : box;

const isLeftOut = ({ tagName, properties }: Element) =>
	(LEFT_OUT.has(tagName) && properties.role !== "none") ||
	(properties.ariaHidden === "true" && !("dataPrinted" in properties)) ||
	"ariaLive" in properties ||
	(properties.hidden ?? false) !== false ||
	"dataNosnippet" in properties ||
	(tagName === "img" && !properties.alt);

const isRead = (node: ElementContent) => !("value" in node) || /\S/.test(node.value);

/** Whether what stands in it is words, on one line. */
const isLine = (node: Element) =>
	phrasing(node) || /^(h[1-6]|summary|t[dh]|dt)$/.test(node.tagName);

const isInRow = (node: ElementContent | undefined) =>
	node?.type === "element" && ["a", "span"].includes(node.tagName);
