import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withIntegrity } from "./integrity.ts";

it("gives each script that is a file the hash of that file, and nothing else", () => {
	const hash = createHash("sha256").update("code of _astro/a.js").digest("base64");
	const page = (attribute: string) =>
		`<script>inline()</script><script async src="/_astro/a.js"${attribute}></script><img src="/a.png">`;
	expect(withIntegrity(page(""), (path) => `code of ${path}`)).toBe(
		page(` integrity="sha256-${hash}"`),
	);
});
