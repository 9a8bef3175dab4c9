/** What the search finds, made from the words of the pages. */
import type { ListItem, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { ENDS_A_SENTENCE } from "../text/sentence.ts";
import { slugOf } from "../text/slug.ts";
import type { SearchFile, SearchPage } from "./search.ts";

/** What src/pages/zoeken.json.ts knows by itself. */
export interface SearchSource extends Omit<SearchFile, "pages"> {
	/** In the order of the menu. */
	pages: readonly Omit<SearchPage, keyof PageWords>[];
	/** What a thing of its own is called, by the `data-found` of its heading. */
	kinds: Readonly<Record<string, string>>;
}

/**
 * The `data-found` of the heading of what says nothing of its own: the call that a page ends with, as
 * whoever searches wants to know something first, and cards that lead to what they tell of.
 */
const NEVER = "never";

/** The words of a page, each part below its own heading. */
export type PageWords = ReturnType<typeof wordsOfTwin>;

/**
 * The file that search.client.ts loads.
 * @param words of each page, by its path.
 * @throws when a page that is listed is not built, with the file to open. One that is not listed builds none.
 */
export function searchFile(
	{ pages, kinds, ...source }: SearchSource,
	words: ReadonlyMap<string, PageWords>,
): SearchFile {
	const found = pages.map((page) => {
		const said = words.get(page.path);
		if (!said)
			throw new Error(
				`src/content/pages.ts lists ${page.path}, but no route builds it: add src/pages${page.path}.astro, or take the page out of the list.`,
			);
		return {
			...page,
			text: said.text,
			parts: said.parts
				.filter(({ found }) => found !== NEVER)
				.map(({ id, heading, text, found }) => ({
					id: id === slugOf(heading) ? undefined : id,
					heading,
					text,
					kind: found && kinds[found],
				})),
		};
	});
	return { pages: found, ...source };
}

/**
 * The top of a page, and each part of it that has an address. Without what figures show: that
 * proves what the words beside it say, to who reads it there, and nobody is found by his name.
 */
export function wordsOfTwin({ content, title }: { content: Root; title: string }) {
	const top: RootContent[] = [];
	const parts: { id: string; heading: string; found?: string | undefined; nodes: RootContent[] }[] =
		[];
	let section = top;
	let current = top;
	for (const node of content.children) {
		if (node.data?.isShown) continue;
		if (node.type === "heading" && node.data?.id) {
			current = [];
			const { id, found } = node.data;
			parts.push({ id, heading: textOf(node), found, nodes: current });
			if (node.depth === 2) section = current;
		} else if (node.type === "list" && node.children.some(labelOf))
			for (const item of node.children) {
				const part = labelOf(item);
				if (part) parts.push(part);
				else section.push(...item.children);
			}
		else {
			if (node.type === "heading") current = section;
			current.push(node);
		}
	}
	return {
		text: plainText(top.toSpliced(1, 0, { type: "text", value: title })),
		parts: parts.map(({ nodes, ...part }) => ({ ...part, text: plainText(nodes) })),
	};
}

/** An item that is found by itself: its label is the heading of what stands behind it. */
function labelOf({ children: [first, ...others] }: ListItem) {
	const [label, ...words] = first?.type === "paragraph" ? first.children : [];
	if (label?.type !== "strong" || !label.data?.id) return undefined;
	const nodes = [{ type: "paragraph" as const, children: words }, ...others];
	return { id: label.data.id, found: label.data.found, heading: textOf(label), nodes };
}

/** The words as running text: without marks, addresses and links that stand by themselves. */
const plainText = (nodes: readonly RootContent[]) =>
	nodes
		.flatMap(linesOf)
		.map((line) => (ENDS_A_SENTENCE.test(line) ? line : `${line}.`))
		.join(" ")
		// Behind a label that is a heading of its own.
		.replace(/^:? /, "");

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
