import type { ListItem, Paragraph, Root, RootContent } from "mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { besidePath, getPages, type SitePage } from "@/queries/pages";
import { identity, navigatie, paginas } from "@/queries/site";
import { fullAddress } from "./address.ts";

/** A list of all pages for language models, see llmstxt.org: each by its Markdown twin. */
export function llmsText(): string {
	const groups = navigatie.menu.flatMap(({ label, href, items }) => {
		const top = href ?? items?.[0]?.href ?? "";
		return section(
			label,
			({ path }) => path === top || (top !== "/" && path.startsWith(`${top}/`)),
		);
	});
	const legal = new Set(navigatie.footer.legal.map(({ href }) => href));
	const text: Root = {
		type: "root",
		children: [
			{ type: "heading", depth: 1, children: [{ type: "text", value: identity.name }] },
			{ type: "blockquote", children: [paragraph(paginas.home.meta.description)] },
			paragraph(identity.tagline),
			...groups,
			// The format's own word for what may be left out.
			...section("Optional", ({ path }) => legal.has(path)),
		],
	};
	return toMarkdown(text, { bullet: "-", listItemIndent: "one", resourceLink: true });
}

const section = (title: string, test: (page: SitePage) => boolean): RootContent[] => [
	{ type: "heading", depth: 2, children: [{ type: "text", value: title }] },
	{ type: "list", spread: false, children: getPages().filter(test).map(item) },
];

const item = ({ path, name, meta }: SitePage): ListItem => ({
	type: "listItem",
	children: [
		{
			type: "paragraph",
			children: [
				{
					type: "link",
					url: fullAddress(besidePath(path, "md")),
					children: [{ type: "text", value: name }],
				},
				{ type: "text", value: `: ${meta.description}` },
			],
		},
	],
});

const paragraph = (value: string): Paragraph => ({
	type: "paragraph",
	children: [{ type: "text", value }],
});
