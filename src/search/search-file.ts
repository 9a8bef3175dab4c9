/** What the search finds, made from the words of the pages. */
import type { ListItem, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { ENDS_A_SENTENCE } from "../text/sentence.ts";
import { slugOf } from "../text/slug.ts";
import { sentencesOf } from "./excerpt.ts";
import type { SearchFile, SearchPage, SearchPart } from "./search.ts";

/** What src/pages/zoeken.json.ts knows by itself. */
export interface SearchSource extends Omit<SearchFile, "pages"> {
	/** In the order of the menu. */
	pages: readonly (Omit<SearchPage, "text" | "parts"> & {
		/** What is found by itself on it, smaller than a section: a vacancy, a question. */
		things: readonly { heading: string; kind: string }[];
		/**
		 * The headings of what says nothing of its own: the call that it ends with, as whoever
		 * searches wants to know something first, and cards that lead to what they tell of.
		 */
		leftOut: readonly string[];
	})[];
}

/** The words of a part of a page. */
interface Part {
	id: string;
	heading: string;
	/** See SearchPart. */
	kind?: string | undefined;
	text: string;
}

/** The words of a page, each part below its own heading. */
export type PageWords = Pick<SearchPage, "text"> & { parts: Part[] };

/** The headings of what is found by itself, smaller than a section, by the path of its page. */
export const thingsOf = ({ pages }: SearchSource): ReadonlyMap<string, ReadonlySet<string>> =>
	new Map(pages.map(({ path, things }) => [path, new Set(things.map(({ heading }) => heading))]));

/**
 * The file that search.client.ts loads.
 * @param words of each page, by its path.
 * @throws when these are other pages than those that are listed, or when a page does not
 *   show what it should, with the file to open.
 */
export function searchFile(
	{ pages, ...source }: SearchSource,
	words: ReadonlyMap<string, PageWords>,
): SearchFile {
	const [missing] = pages.filter(({ path }) => !words.has(path));
	if (missing)
		throw new Error(
			`src/content/pages.ts lists ${missing.path}, but no route builds it: add src/pages${missing.path}.astro, or take the page out of the list.`,
		);
	const named = new Set(pages.map(({ path }) => path));
	const nameless = [...words.keys()].find((path) => !named.has(path));
	if (nameless)
		throw new Error(`src/content/pages.ts does not list ${nameless}: add its line there.`);
	const found = pages.map(({ things, leftOut, ...page }) => {
		const { text = "", parts = [] } = words.get(page.path) ?? {};
		const kinds = new Map(things.map(({ heading, kind }) => [heading, kind]));
		const lost = things.find(({ heading }) => parts.every((part) => part.heading !== heading));
		if (lost)
			throw new Error(
				`src/pages/zoeken.json.ts says that '${lost.heading}' stands on ${page.path}, but no heading there says so: show it, or take it out of the list.`,
			);
		return {
			...page,
			text,
			parts: parts
				.filter(({ heading }) => !leftOut.includes(heading))
				.map((part) => ({ ...part, kind: kinds.get(part.heading) })),
		};
	});
	return {
		pages: withoutRepetition(found).map((page) => ({ ...page, parts: page.parts.map(asSent) })),
		...source,
	};
}

function asSent({ id, heading, kind, text }: Part): SearchPart {
	if (id !== slugOf(heading)) return [heading, text, kind ?? "", id];
	return kind ? [heading, text, kind] : [heading, text];
}

/** Characters from which a sentence that stands twice is a repetition. */
const TELLING = 30;

/**
 * Leaves a sentence of several pages to one of them: to what is a thing of its own, else to
 * the last in the order of the menu, for a page summarises those that follow it.
 */
function withoutRepetition<Page extends PageWords>(pages: Page[]): Page[] {
	const texts = pages.flatMap((page) => [page, ...page.parts]).reverse();
	const seen = new Set<string>();
	for (const part of [...texts.filter(isThing), ...texts.filter((part) => !isThing(part))])
		part.text = sentencesOf(part.text)
			.filter((sentence) => {
				const isNew = sentence.length < TELLING || !seen.has(sentence);
				seen.add(sentence);
				return isNew;
			})
			.join(" ");
	return pages;
}

const isThing = (part: PageWords | Part) => "kind" in part && part.kind !== undefined;

/**
 * The top of a page, and each part of it that has an address. Without what figures show: that
 * proves what the words beside it say, to who reads it there, and nobody is found by his name.
 */
export function wordsOfTwin({ content, title }: { content: Root; title: string }): PageWords {
	const top = { heading: "", nodes: [] as RootContent[] };
	const parts: { id: string; heading: string; nodes: RootContent[] }[] = [];
	let section: { nodes: RootContent[] } = top;
	let current = section;
	const add = (id: string, heading: string, nodes: RootContent[] = []) => {
		const part = { id, heading, nodes };
		parts.push(part);
		return part;
	};
	for (const node of content.children) {
		if (node.data?.isShown) continue;
		if (node.type === "heading" && node.depth === 1) top.heading = textOf(node);
		else if (node.type === "heading" && node.data?.id) {
			current = add(node.data.id, textOf(node));
			if (node.depth === 2) section = current;
		} else if (node.type === "list" && node.children.some(idOf))
			for (const item of node.children) {
				const id = idOf(item);
				if (id) add(id, ...labelled(item));
				else section.nodes.push(...item.children);
			}
		else {
			if (node.type === "heading") current = section;
			current.nodes.push(node);
		}
	}
	return {
		text: [`${top.heading}.`, `${title}.`, plainText(top.nodes)].join(" ").trim(),
		parts: parts.map(({ id, heading, nodes }) => ({ id, heading, text: plainText(nodes) })),
	};
}

/** The id of an item that is found by itself: that of its label. */
const idOf = (item: ListItem) => labelOf(item)?.data?.id;

function labelOf({ children: [first] }: ListItem) {
	const [label] = first?.type === "paragraph" ? first.children : [];
	return label?.type === "strong" ? label : undefined;
}

/** An item's label, and what stands behind it. */
function labelled({ children: [first, ...rest] }: ListItem): [string, RootContent[]] {
	const [label, ...words] = first?.type === "paragraph" ? first.children : [];
	const [colon, ...others] = words;
	const behind =
		colon?.type === "text"
			? [{ ...colon, value: colon.value.replace(/^:? /, "") }, ...others]
			: words;
	return [textOf(label), [{ type: "paragraph", children: behind }, ...rest]];
}

/** The words as running text: without marks, addresses and links that stand by themselves. */
const plainText = (nodes: readonly RootContent[]) =>
	nodes
		.flatMap(linesOf)
		.map((line) => (ENDS_A_SENTENCE.test(line) ? line : `${line}.`))
		.join(" ");

function linesOf(node: RootContent): string[] {
	switch (node.type) {
		case "list":
		case "listItem":
		case "blockquote":
			return node.children.flatMap(linesOf);
		case "table":
			return node.children.map(({ children }) =>
				children
					.map((cell) => textOf(cell))
					.join(" ")
					.trim(),
			);
		case "paragraph":
			if (node.children.every(({ type }) => type === "link")) return [];
	}
	return [textOf(node)];
}
