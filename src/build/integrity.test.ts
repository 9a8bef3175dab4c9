import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { readPage } from "./built-page.ts";
import { addIntegrity } from "./integrity.ts";

it("gives each script that is a file the hash of that file, and nothing else", () => {
	const hash = createHash("sha256").update("code of _astro/a.js").digest("base64");
	const html = (attribute: string) =>
		`<script>inline()</script><script${attribute} async src="/_astro/a.js"></script><img src="/a.png">`;
	const page = readPage(html(""));
	addIntegrity(page, (path) => `code of ${path}`);
	expect(page.edits.toString()).toBe(html(` integrity="sha256-${hash}"`));
});
