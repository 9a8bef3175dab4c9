/** Whose site it is stands in content/identity.yaml alone, in comments and tests too. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { content, root } from "../built-site.ts";

const { name, email, phone, group, url } = content.identity;

test("no other file spells out the owner", () => {
	const bare = (text: string) => text.toLowerCase().replaceAll(/[\s.()-]/g, "");
	// Not the platform, which is also the name of a host.
	const traces = [
		name,
		email,
		phone,
		phone.replace(/^\+\d\d /, "0"),
		group.name,
		new URL(url).host,
	];
	const paths = ["{src,scripts,tests,content,docs,.github}/**/*.*", "*.*"]
		.flatMap((pattern) => globSync(pattern, { cwd: root }))
		.filter((path) => /\.(astro|css|jsonc?|md|mjs|tsx?|ya?ml)$/.test(path))
		.filter((path) => path !== join("content", "identity.yaml"));
	expect(paths.length).toBeGreaterThan(200);
	const found = paths.flatMap((path) => {
		const words = bare(readFileSync(join(root, path), "utf8"));
		return traces
			.filter((trace) => words.includes(bare(trace)))
			.map((trace) => `${path}: ${trace}`);
	});
	expect(found).toEqual([]);
});
