/**
 * Gives the scripts that pages name a hash of what they must hold: a file that was
 * changed on its way, or on the host alone, does not run. Scripts that scripts load
 * have none, the web has no such thing for import().
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

export function integrity(): AstroIntegration {
	return {
		name: "integrity",
		hooks: {
			"astro:build:done": async ({ dir }) => {
				const root = fileURLToPath(dir);
				for await (const page of glob("**/*.html", { cwd: root })) {
					const html = await readFile(root + page, "utf8");
					await writeFile(
						root + page,
						withIntegrity(html, (path) => readFileSync(root + path)),
					);
				}
			},
		},
	};
}

/**
 * @param html a built page.
 * @param read gives the content of a file of the site, by its path without the first slash.
 */
export function withIntegrity(html: string, read: (path: string) => string | Buffer): string {
	return html.replace(/(<script\b[^>]*\ssrc="\/([^"]+)")/g, (_, tag: string, path: string) => {
		// The weakest that browsers know, and no one has broken it: each byte of a page counts.
		const hash = createHash("sha256").update(read(path)).digest("base64");
		return `${tag} integrity="sha256-${hash}"`;
	});
}
