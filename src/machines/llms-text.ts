import { besidePath, getPages } from "@/queries/pages";
import { identity, navigatie, paginas } from "@/queries/site";
import { addressOf } from "./address.ts";
import { link, text } from "./twins/markdown.ts";

/** A list of all pages for language models, see llmstxt.org: each by its Markdown twin. */
export function llmsText(): string {
	const entries = getPages().map(({ path, name, meta }) => ({
		path,
		line: `- ${link(name, addressOf(besidePath(path, "md")))}: ${text(meta.description)}`,
	}));
	const groups = navigatie.menu.flatMap(({ label, href, items }) => {
		const top = href ?? items?.[0]?.href ?? "";
		const isBelow = (path: string) => path === top || (top !== "/" && path.startsWith(`${top}/`));
		const lines = entries.filter(({ path }) => isBelow(path)).map(({ line }) => line);
		return [`## ${text(label)}`, lines.join("\n")];
	});
	const legal = new Set(navigatie.footer.legal.map(({ href }) => href));
	const rest = entries.filter(({ path }) => legal.has(path)).map(({ line }) => line);
	return `${[
		`# ${text(identity.name)}`,
		`> ${text(paginas.home.meta.description)}`,
		text(identity.tagline),
		...groups,
		// The format's own word for what may be left out.
		"## Optional",
		rest.join("\n"),
	].join("\n\n")}\n`;
}
