/**
 * Gives the scripts that pages name a hash of what they must hold: a file that was
 * changed on its way, or on the host alone, does not run. Scripts that scripts load
 * have none, the web has no such thing for import().
 */
import { createHash } from "node:crypto";
import type { BuiltPage } from "./built-page.ts";

/** @param read gives the content of a file of the site, by its path without the first slash. */
export function addIntegrity(page: BuiltPage, read: (path: string) => string | Buffer) {
	for (const { attributes, start } of page.code) {
		const src = attributes.get("src");
		if (!src) continue;
		// The weakest that browsers know, and no one has broken it: each byte of a page counts.
		const hash = createHash("sha256")
			.update(read(src.slice(1)))
			.digest("base64");
		page.edits.appendLeft(start + "<script".length, ` integrity="sha256-${hash}"`);
	}
}
