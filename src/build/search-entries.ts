/** What the search finds, made from the words of the pages. */
import type { RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { SearchEntry, SearchFile } from "../browser/search.ts";
import type { Twin } from "./markdown-twin.ts";

/** What src/pages/zoeken.json.ts knows by itself. */
export interface SearchSource {
	/** The path of each page and what menus call it, in the order of the menu. */
	pages: readonly { path: string; name: string }[];
	words: SearchFile["words"];
}

/** A part of a page that can be found by itself. */
type SearchSection = Omit<SearchEntry, "page">;

/**
 * The file that search.client.ts loads.
 * @param sections of each page, by its path.
 * @throws when these are other pages than those that are listed, with the file to open.
 */
export function searchFile(
	{ pages, words }: SearchSource,
	sections: ReadonlyMap<string, readonly SearchSection[]>,
): SearchFile {
	const [missing] = pages.filter(({ path }) => !sections.has(path));
	if (missing)
		throw new Error(
			`src/content/pages.ts lists ${missing.path}, but no route builds it: add src/pages${missing.path}.astro, or take the page out of the list.`,
		);
	const named = new Set(pages.map(({ path }) => path));
	const nameless = [...sections.keys()].find((path) => !named.has(path));
	if (nameless)
		throw new Error(`src/content/pages.ts does not list ${nameless}: add its line there.`);
	const entries = pages.flatMap(({ path, name }) =>
		(sections.get(path) ?? []).map(({ path, heading, text }) => ({
			path,
			page: name,
			heading,
			text,
		})),
	);
	return { entries, words };
}

/** The top of a page, and each of its sections by its heading. */
export function sectionsOf({ content, path, title }: Twin): SearchSection[] {
	const sections: { heading: string; id?: string | undefined; nodes: RootContent[] }[] = [];
	for (const node of content.children) {
		if (node.type === "heading" && node.depth < 3)
			sections.push({ heading: textOf(node), id: node.data?.id, nodes: [] });
		else sections.at(-1)?.nodes.push(node);
	}
	return sections.map(({ heading, id, nodes }, index) =>
		index === 0
			? { path, heading, text: `${title}. ${plainText(nodes)}` }
			: { path: `${path}#${id}`, heading, text: plainText(nodes) },
	);
}

/** The words as running text: without marks, addresses and links that stand by themselves. */
const plainText = (nodes: readonly RootContent[]) =>
	nodes
		.flatMap(linesOf)
		.map((line) => (/[.?!:”]$/.test(line) ? line : `${line}.`))
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
