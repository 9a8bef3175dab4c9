/** Whose site it is stands in content/identity.yaml alone, in comments and tests too. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { content, root } from "../built-site.ts";

const { name, email, phone, group, url, platform } = content.identity;
const OF_OWNER = [name, email, phone, phone.replace(/^\+\d\d /, "0"), new URL(url).host];
const OF_OTHERS = [group.name, group.slug, platform.name, platform.slug];

test.each([
	["the owner", "{{src,scripts,tests,content,docs,.github}/**/*.*,*.*}", [...OF_OWNER, group.name]],
	// What is said of how the site is hosted names a platform as well.
	["whose names they use", "{src,scripts,tests,content}/**/*.*", OF_OTHERS],
])("no other file spells out %s", (_, pattern, values) => {
	const bare = (text: string) => text.toLowerCase().replaceAll(/[\s.()-]/g, "");
	const paths = globSync(pattern, { cwd: root })
		.filter((path) => /\.(astro|css|jsonc?|md|mjs|tsx?|ya?ml)$/.test(path))
		.filter((path) => path !== join("content", "identity.yaml"));
	expect(paths.length).toBeGreaterThan(200);
	const found = paths.flatMap((path) => {
		const words = bare(readFileSync(join(root, path), "utf8"));
		return values
			.filter((value) => words.includes(bare(value)))
			.map((value) => `${path}: ${value}`);
	});
	expect(found).toEqual([]);
});
