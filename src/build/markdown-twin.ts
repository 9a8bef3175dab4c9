/** The Markdown twin of a page: the same words, made from its HTML. */
import type { Element } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import type { BuiltPage } from "./built-page.ts";
import { handlers } from "./readable-handlers.ts";
import { readable } from "./readable-page.ts";

declare module "mdast" {
	interface Data {
		/** Stands in a figure or a tool, and is no quote: what a drawing shows, who said something. */
		isShown?: boolean | undefined;
		/** The id, in the page, of a heading or of what stands for one. */
		id?: string | undefined;
		/** As what the search finds it, of a heading or of what stands for one. */
		found?: string | undefined;
	}
}

/**
 * @param page a page whose sections have ids.
 * @returns the twin that the page names in its head, with the path of its file and that of the page:
 *   `/index.md` and `/`; undefined if it names none.
 * @throws when the page does not say all that a twin needs.
 */
export function twinOf(page: BuiltPage) {
	const headWith = (name: string, value: string) =>
		page.elements.find(({ properties }) => `${properties[name]}` === value)?.properties;
	const file = headWith("type", "text/markdown")?.href?.toString();
	if (!file) return undefined;
	const address = headWith("rel", "canonical")?.href?.toString();
	const title = headWith("property", "og:title")?.content?.toString();
	if (!address || !title || !page.main)
		throw new Error(
			`The page that names ${file} as its Markdown twin lacks ${address ? (title ? "a main part" : "og:title") : "a canonical link"}: write it in src/layouts, or leave the link to the twin out.`,
		);
	return { file, path: new URL(address).pathname, title, content: contentOf(page.main, address) };
}

/** @param address the full address of the page, for its links. */
const contentOf = (main: Element, address: string) => {
	const properties = { href: address };
	const base: Element = { type: "element", tagName: "base", properties, children: [] };
	const children = [base, ...readable(main).children];
	return toMdast({ type: "root", children }, { handlers }) as Root;
};

/** The text of the file that a twin is. */
export const markdownOf = ({ content }: { content: Root }): string =>
	toMarkdown(content, {
		bullet: "-",
		emphasis: "_",
		listItemIndent: "one",
		resourceLink: true,
		extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
	});
