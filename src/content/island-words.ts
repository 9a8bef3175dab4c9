/**
 * The words of islands, as modules that they import: so they come with the island's script,
 * when that comes near, and the HTML that the first view waits for does not carry them. The
 * modules are declared in src/env.d.ts.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { FLAGS } from "../flags/flags.ts";
import { slugOf } from "../text/slug.ts";
import type { ChooserWords } from "../tools/service/service-choice.ts";
import { contentFiles } from "./content-files.ts";
import { entryPath } from "./pages.ts";
import { type Content, readContent } from "./read-content.ts";

/** What each module holds: no more than its island says. */
const MODULES: Record<string, (content: Content) => unknown> = {
	"words:team": ({ diensten }) => diensten.find(({ compose }) => compose)?.compose,
	"words:tools": ({ identity, interface: { tools } }) => ({
		...tools,
		address: identity.email,
		phone: identity.phone,
	}),
	"words:spoken": ({ interface: { spoken } }) => spoken,
	"words:choice": ({ cases, diensten, paginas: { diensten: page } }): ChooserWords => ({
		...page.choice,
		services: diensten.map(({ id, name, slug, flag, compose }) => {
			const path = entryPath("diensten", { slug });
			const hasCases = cases.some(({ dienst }) => dienst === id);
			return {
				id,
				name,
				letter: flag.toLowerCase(),
				color: FLAGS[flag].accent,
				path,
				more: [compose?.title, hasCases && page.detail.cases].flatMap((label) =>
					label ? { label, href: `${path}#${slugOf(label)}` } : [],
				),
			};
		}),
	}),
};

/** What a module holds; nothing where there is no such module. */
export const moduleWords = (module: string, content: Content) => MODULES[module]?.(content);

/** No file has such a name, and other plugins leave it alone. */
const RESOLVED = "\0";

/** @throws {ContentError} as the pages do, when there is something wrong with the content. */
export function islandWords(): Plugin {
	let project = "";
	return {
		name: "island-words",
		configResolved({ root }) {
			project = root;
		},
		resolveId: (id) => (id in MODULES ? RESOLVED + id : undefined),
		load(id) {
			const pick = id.startsWith(RESOLVED) && MODULES[id.slice(RESOLVED.length)];
			if (!pick) return undefined;
			const files = contentFiles(project);
			for (const file of Object.keys(files)) this.addWatchFile(join(project, file));
			return `export default ${JSON.stringify(pick(readContent(files)))};`;
		},
	};
}
