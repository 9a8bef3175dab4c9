/**
 * Moves the script that wakes islands out of the pages. Astro writes it into every
 * page that has one, 1.5 kB of the compressed HTML that the first view waits for. As
 * one file for all pages it is fetched when an island comes near: islands.client.ts
 * does that, and finds the address on the page's body.
 */
import { createHash } from "node:crypto";
import { glob, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

export function islandRuntime(): AstroIntegration {
	return {
		name: "island-runtime",
		hooks: {
			"astro:build:done": async ({ dir, logger }) => {
				const root = fileURLToPath(dir);
				const files = new Map<string, string>();
				for await (const page of glob("**/*.html", { cwd: root })) {
					const html = await readFile(root + page, "utf8");
					const moved = moveIslandRuntime(html);
					if (!moved) continue;
					files.set(moved.path, moved.script);
					await writeFile(root + page, moved.html);
				}
				await mkdir(`${root}_astro`, { recursive: true });
				for (const [path, script] of files) await writeFile(root + path, script);
				logger.info(`${[...files.keys()].join(", ") || "no islands"}`);
			},
		},
	};
}

/** Inline scripts, without those that hold data. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
/** What only Astro's own code for islands has. */
const OF_ISLANDS = /astro-island|astro:visible/;

/**
 * @param html a built page.
 * @returns the page with an address instead, and the file that stands there; null for a page
 *   without islands.
 * @throws when there are islands but their script is not where Astro used to write it.
 */
export function moveIslandRuntime(html: string) {
	if (!html.includes("<astro-island")) return null;
	const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, code = ""]) =>
		OF_ISLANDS.test(code),
	);
	if (!scripts.some(([, code = ""]) => code.includes("customElements.define")))
		throw new Error(
			"A page has islands, but not the script that wakes them as Astro wrote it until version 7.3. See what it writes now and mend src/integrations/island-runtime.ts, or remove it from astro.config.ts.",
		);
	const script = scripts.map(([, code]) => code).join("\n");
	const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
	const path = `_astro/islands.${hash}.js`;
	let moved = html.replace("<body", `<body data-islands="/${path}"`);
	for (const [tag] of scripts) moved = moved.replace(tag, "");
	return { html: moved, path, script };
}
