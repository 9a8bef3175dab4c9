/**
 * A page as it stands in dist/: read once, edited by position, so that all else stays as it
 * was. Only the main part is parsed as a tree, and what the head says: half of a page are
 * styles and menus, and code holds no markup, so that it is found as it stands.
 */
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import MagicString from "magic-string";

export interface BuiltPage {
	/** The part that no other page has. Its nodes have their offsets in the main part. */
	main: Element | undefined;
	/** Where the main part begins. */
	mainStart: number;
	/** The scripts and styles of the whole page, in their order. */
	code: CodeElement[];
	/** The HTML, and what changes in it: what is written. */
	edits: MagicString;
}

/** A script or style. */
export interface CodeElement {
	tagName: string;
	/** By their names; those without a value have an empty one. */
	attributes: ReadonlyMap<string, string>;
	text: string;
	/** Offsets in the HTML. */
	start: number;
	end: number;
}

const VALUE = /"[^"]*"|'[^']*'|[^\s"'>]+/.source;
const CODE = new RegExp(
	`<(script|style)((?:\\s+[\\w-]+(?:=(?:${VALUE}))?)*)\\s*>(.*?)</\\1>`,
	"gs",
);
const ATTRIBUTE = new RegExp(`([\\w-]+)(?:=(${VALUE}))?`, "g");

export function readPage(html: string): BuiltPage {
	const mainStart = Math.max(html.search(/<main[\s>]/), 0);
	const mainEnd = html.lastIndexOf("</main>");
	const [main] = mainEnd < 0 ? [] : treeOf(html.slice(mainStart, mainEnd)).children;
	return {
		main: main?.type === "element" ? main : undefined,
		mainStart,
		code: [...html.matchAll(CODE)].map(codeElement),
		edits: new MagicString(html),
	};
}

function codeElement({
	0: element,
	1: tagName = "",
	2: attributes = "",
	3: text = "",
	index,
}: RegExpExecArray): CodeElement {
	const values = [...attributes.matchAll(ATTRIBUTE)].map(
		([, name = "", value = ""]) => [name, value.replaceAll(/^["']|["']$/g, "")] as const,
	);
	return { tagName, attributes: new Map(values), text, start: index, end: index + element.length };
}

const treeOf = (html: string) => fromHtml(html, { fragment: true });

/** What stands in the head of a page, its code aside. */
export function headOf({ edits: { original }, code }: BuiltPage): Element[] {
	const end = original.indexOf("</head>");
	const inHead = code.filter((element) => element.end <= end);
	const starts = [0, ...inHead.map((element) => element.end)];
	const parts = starts.map((start, index) => original.slice(start, inHead[index]?.start ?? end));
	return elementsIn(treeOf(parts.join("")));
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

/** Adds an attribute to an element of the main part, right behind its name. @param value needs no escaping. */
export function addAttribute(page: BuiltPage, element: Element, name: string, value: string) {
	const start = element.position?.start.offset;
	if (start === undefined)
		throw new Error(`A ${element.tagName} is edited that does not stand in the HTML of its page.`);
	page.edits.appendLeft(page.mainStart + start + 1 + element.tagName.length, ` ${name}="${value}"`);
}

/** Takes a script or style out of the page. */
export function removeCode(page: BuiltPage, element: CodeElement) {
	page.edits.remove(element.start, element.end);
	page.code = page.code.filter((other) => other !== element);
}
