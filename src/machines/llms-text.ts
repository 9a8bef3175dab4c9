import { besidePath, getPages, type SitePage } from "@/queries/pages";
import { identity, navigatie, paginas } from "@/queries/site";
import { fullAddress } from "./address.ts";

/** A list of all pages for language models, see llmstxt.org: each by its Markdown twin. */
export function llmsText(): string {
	const legal = new Set(navigatie.footer.legal.map(({ href }) => href));
	const parts = [
		`# ${escaped(identity.name)}`,
		`> ${escaped(paginas.home.meta.description)}`,
		escaped(identity.tagline),
		...navigatie.menu.flatMap(({ label, href, items }) => {
			const top = href ?? items?.[0]?.href ?? "";
			return section(
				label,
				({ path }) => path === top || (top !== "/" && path.startsWith(`${top}/`)),
			);
		}),
		// The format's own word for what may be left out.
		...section("Optional", ({ path }) => legal.has(path)),
	];
	return `${parts.join("\n\n")}\n`;
}

const section = (title: string, test: (page: SitePage) => boolean) => [
	`## ${escaped(title)}`,
	getPages().filter(test).map(item).join("\n"),
];

const item = ({ path, name, meta }: SitePage) =>
	`- [${escaped(name)}](${fullAddress(besidePath(path, "md"))}): ${escaped(meta.description)}`;

/** Signs that Markdown would take for its own. */
const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<]/g, "\\$&");
