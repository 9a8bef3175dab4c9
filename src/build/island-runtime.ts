/**
 * Moves the script that wakes islands out of the pages. Astro writes it into every
 * page that has one, 1.5 kB of the compressed HTML that the first view waits for. As
 * one file for all pages it is fetched when an island comes near: islands.client.ts
 * does that, and finds the address on the page's body. React's own entry, a file with
 * nothing but the name of another file, goes the same way.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

export function islandRuntime(): AstroIntegration {
	return {
		name: "island-runtime",
		hooks: {
			"astro:build:done": async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const files = new Map<string, string>();
				const entries = new Set<string>();
				for await (const page of glob("**/*.html", { cwd: root })) {
					const html = await readFile(root + page, "utf8");
					const moved = moveIslandRuntime(html, (path) => readFileSync(root + path, "utf8"));
					if (!moved) continue;
					files.set(moved.path, moved.script);
					entries.add(moved.entry);
					await writeFile(root + page, moved.html);
				}
				for (const [path, script] of files) await writeFile(root + path, script);
				for (const path of entries) await rm(root + path);
				logger.info(`${[...files.keys()].join(", ") || "no islands"}`);
			},
		},
	};
}

/** Inline scripts, without those that hold data. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** What only Astro's own code for islands has. */
const OF_ISLANDS = /astro-island|astro:visible/;

/** The address of React's entry in the element of an island. */
const ENTRY_ADDRESS = /(?<=renderer-url=")\/([^"]+)/g;
/** All that stands in it. */
const ENTRY = /^export ?\{ ?(\w+) as default ?\} ?from ?"\.\/([\w.-]+)";?\s*$/;

/**
 * @param html a built page.
 * @param read gives the text of a file of the site, by its path without the first slash.
 * @returns the page with an address instead, the file that stands there, and the file it
 *   replaces; null for a page without islands.
 * @throws when there are islands but their script is not where Astro used to write it.
 */
export function moveIslandRuntime(html: string, read: (path: string) => string) {
	if (!html.includes("<astro-island")) return null;
	const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, code = ""]) =>
		OF_ISLANDS.test(code),
	);
	if (!scripts.some(([, code = ""]) => code.includes("customElements.define")))
		throw new Error(
			"A page has islands, but not the script that wakes them as Astro wrote it until version 7.3. See what it writes now and mend src/build/island-runtime.ts, or remove it from astro.config.ts.",
		);
	const [[, entry = ""] = []] = html.matchAll(ENTRY_ADDRESS);
	const script = [...scripts.map(([, code]) => code), renderer(entry, read(entry))].join("\n");
	const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
	const path = `_astro/islands.${hash}.js`;
	let moved = html.replace("<body", `<body data-islands="/${path}"`);
	for (const [tag] of scripts) moved = moved.replace(tag, "");
	return { html: moved.replaceAll(ENTRY_ADDRESS, `/${path}`), path, script, entry };
}

/**
 * What React's entry exports, for the file that wakes islands. By import(), so that React
 * loads beside the first island and not ahead of it.
 */
function renderer(entry: string, code: string) {
	const [, name, file] = ENTRY.exec(code) ?? [];
	if (!name)
		throw new Error(
			`${entry} is not the line that exports React's entry as the build wrote it until Vite 8.3. See what it writes now and mend src/build/island-runtime.ts, or remove it from astro.config.ts.`,
		);
	return `export default (element) => async (...island) => (await import("./${file}")).${name}(element)(...island);`;
}
