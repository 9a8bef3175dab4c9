/** The Markdown twin of a page: the same words, made from its HTML. */
import type { Element } from "hast";
import { defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import type { Root } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import type { BuiltPage } from "./built-page.ts";
import { readablePage } from "./readable-page.ts";

declare module "mdast" {
	interface Data {
		/** Stands in a figure or a tool, and is no quote: what a drawing shows, who said something. */
		isShown?: boolean | undefined;
	}
	interface HeadingData {
		/** The id of the heading in the page. */
		id?: string | undefined;
	}
	interface StrongData {
		/** The id of the heading that it stands for. */
		id?: string | undefined;
	}
}

export interface Twin {
	/** The path of its file: `/index.md`, `/cases/openshift-aws.md`. */
	file: string;
	/** The path of the page: `/`, `/cases/openshift-aws`. */
	path: string;
	/** The title of the page, without the name of the site. */
	title: string;
	content: Root;
}

/**
 * @param page a page whose sections have ids.
 * @returns the twin that the page names in its head; undefined if it names none.
 * @throws when the page does not say all that a twin needs.
 */
export function twinOf(page: BuiltPage): Twin | undefined {
	const attributeOf = (attribute: string, test: (properties: Element["properties"]) => boolean) => {
		const element = page.elements.find(({ properties }) => test(properties));
		return element?.properties[attribute]?.toString();
	};
	const file = attributeOf(
		"href",
		({ rel, type }) => isRel(rel, "alternate") && type === "text/markdown",
	);
	if (!file) return undefined;
	const address = attributeOf("href", ({ rel }) => isRel(rel, "canonical"));
	const title = attributeOf("content", ({ property }) => property === "og:title");
	if (!address || !title || !page.main)
		throw new Error(
			`The page that names ${file} as its Markdown twin lacks ${address ? (title ? "a main part" : "og:title") : "a canonical link"}: write it in src/layouts, or leave the link to the twin out.`,
		);
	return { file, path: new URL(address).pathname, title, content: contentOf(page.main, address) };
}

const isRel = (rel: unknown, name: string) => Array.isArray(rel) && rel.includes(name);

const withId =
	(name: "h2" | "h3" | "strong"): Handle =>
	(state, node) => ({
		...defaultHandlers[name](state, node),
		data: { id: node.properties.id },
	});
/** A figure is its words; those that only tell what it shows are marked. */
const figure: Handle = (state, node) =>
	state
		.toFlow(state.all(node))
		.map((child) => (child.type === "blockquote" ? child : { ...child, data: { isShown: true } }));
const handlers = { figure, h2: withId("h2"), h3: withId("h3"), strong: withId("strong") };

const contentOf = (main: Element, address: string) =>
	toMdast(readablePage(main, address), { document: true, handlers }) as Root;

/** The text of the file that a twin is. */
export const markdownOf = ({ content }: Twin): string =>
	toMarkdown(content, {
		bullet: "-",
		emphasis: "_",
		listItemIndent: "one",
		resourceLink: true,
		extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
	});
