/**
 * Moves the script that wakes islands out of the pages. Astro writes it into every
 * page that has one, 1.5 kB of the compressed HTML that the first view waits for;
 * as one file it is fetched beside the page, and once for all pages.
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
 * @returns the page with a reference instead, and the file it refers to; null for a page
 *   without islands.
 * @throws when there are islands but their script is not where Astro used to write it.
 */
export function moveIslandRuntime(html: string) {
	if (!html.includes("<astro-island")) return null;
	const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, code = ""]) =>
		OF_ISLANDS.test(code),
	);
	const [first, ...others] = scripts;
	if (!first || !scripts.some(([, code = ""]) => code.includes("customElements.define")))
		throw new Error(
			"A page has islands, but not the script that wakes them as Astro wrote it until version 7.3. See what it writes now and mend src/integrations/island-runtime.ts, or remove it from astro.config.ts.",
		);
	const script = scripts.map(([, code]) => code).join("\n");
	const hash = createHash("sha256").update(script).digest("base64url").slice(0, 8);
	const path = `_astro/islands.${hash}.js`;
	// Whenever it arrives: the elements wait for it.
	let moved = html.replace(first[0], `<script async src="/${path}"></script>`);
	for (const [tag] of others) moved = moved.replace(tag, "");
	return { html: moved, path, script };
}
