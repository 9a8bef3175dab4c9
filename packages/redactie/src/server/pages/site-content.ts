/**
 * Which content the site's pages are made of: the editor's, held in memory, in place of what the modules
 * of the site read from disk when it is built.
 */
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { type Content, site } from "../../site.ts";

/** Modules of pages run in this process, so they find it here. */
const HELD = Symbol.for("redactie.held");
const held = globalThis as { [HELD]?: (module: number, id: string) => unknown };

/** Makes these modules give what the editor holds. */
export const siteContent = (): Plugin => ({
	name: "editor-site-content",
	enforce: "pre",
	load(id) {
		const index = site.modules.findIndex((module) => module.id.test(id));
		const module = site.modules[index];
		if (!module || (module.isServerOnly && this.environment.name === "client")) return undefined;
		const value = `globalThis[Symbol.for("${HELD.description}")](${index}, ${JSON.stringify(id)})`;
		return module.exports === "default"
			? `export default ${value};`
			: `export const ${module.exports} = ${value};`;
	},
});

/** From the next request on, pages show this. What has read the content before is evaluated anew. */
export function showContent(server: ViteDevServer, content: Content) {
	held[HELD] = (module, id) => site.modules[module]?.of(content, id);
	for (const environment of Object.values(server.environments)) {
		if (!isRunnableDevEnvironment(environment)) continue;
		const modules = environment.runner.evaluatedModules;
		const stale = [...modules.idToModuleMap.values()].filter((module) =>
			site.modules.some(({ id }) => id.test(module.id)),
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
