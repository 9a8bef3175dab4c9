/**
 * Which content the site's pages are made of: the editor's, held in memory, in place of what
 * `src/content/content.ts` reads from disk when it is built.
 */
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { moduleWords } from "../../../../src/content/island-words.ts";
import type { Content } from "../../../../src/content/read-content.ts";

/** The module that reads the content. */
const CONTENT_MODULE = /\/src\/content\/content\.ts$/;
/** Words of islands, see src/content/island-words.ts: those of a page that is rendered come from here too. */
const WORDS_MODULE = /^\0words:/;
/** Modules of pages run in this process, so they find both here. */
const HELD = Symbol.for("redactie.content");
const WORDS = Symbol.for("redactie.words");
const held = globalThis as { [HELD]?: Content; [WORDS]?: (module: string) => unknown };

/** Makes `content.ts` give what the editor holds. */
export const siteContent = (): Plugin => ({
	name: "editor-site-content",
	enforce: "pre",
	load(id) {
		if (CONTENT_MODULE.test(id))
			return `export const content = globalThis[Symbol.for("${HELD.description}")];`;
		if (WORDS_MODULE.test(id) && this.environment.name !== "client")
			return `export default globalThis[Symbol.for("${WORDS.description}")]("${id.slice(1)}");`;
		return undefined;
	},
});

/** From the next request on, pages show this. What has read the content before is evaluated anew. */
export function showContent(server: ViteDevServer, content: Content) {
	held[HELD] = content;
	held[WORDS] = (module) => moduleWords(module, content);
	for (const environment of Object.values(server.environments)) {
		if (!isRunnableDevEnvironment(environment)) continue;
		const modules = environment.runner.evaluatedModules;
		const stale = [...modules.idToModuleMap.values()].filter(
			({ id }) => CONTENT_MODULE.test(id) || WORDS_MODULE.test(id),
		);
		const seen = new Set(stale);
		for (const module of seen) {
			for (const id of module.importers) {
				const importer = modules.getModuleById(id);
				if (importer) seen.add(importer);
			}
			modules.invalidateModule(module);
		}
		// Which pages there are is remembered by Astro itself.
		environment.hot.send("astro:content-changed", {});
	}
}
