import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "..");

// astro.config.ts makes the names of classes from them.
it("gives no two style modules one name", () => {
	const names = globSync("**/*.module.css", { cwd: src }).map((file) => basename(file));
	expect(names.length).toBeGreaterThan(0);
	expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it("asks for the windows' widths of index.css, and no others", () => {
	const documented = readFileSync(join(src, "styles/index.css"), "utf8").match(/^ \*\s+\d+rem/gm);
	const widths = new Set(documented?.map((line) => line.replace(" *", "").trim()));
	expect(widths.size).toBeGreaterThan(0);
	const others = globSync("**/*.css", { cwd: src }).flatMap((file) =>
		[...readFileSync(join(src, file), "utf8").matchAll(/@media[^{]*\(width [<>=]+ ([^)]+)\)/g)]
			.filter(([, width = ""]) => !widths.has(width))
			.map(([query]) => `${file}: ${query}`),
	);
	expect(others).toEqual([]);
});

it("spells out colours in tokens.css alone, where an owner changes them", () => {
	const spelled = globSync("**/*.css", { cwd: src })
		.filter((file) => basename(file) !== "tokens.css")
		.flatMap((file) =>
			[
				...readFileSync(join(src, file), "utf8").matchAll(
					/:[^;{}]*(#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\()/gi,
				),
			]
				.filter(([value]) => !value.includes("url("))
				.map(([value]) => `${file}${value}`),
		);
	expect(spelled).toEqual([]);
});

it("shows words at once in the face that stands in, until ours is there", () => {
	const faces = readFileSync(join(src, "styles/fonts.css"), "utf8").match(/@font-face \{[^}]+\}/g);
	const ours = faces?.filter((face) => face.includes("url("));
	expect(ours?.length).toBeGreaterThan(0);
	for (const face of ours ?? []) expect(face).toMatch(/font-display: (swap|optional);/);
});

it("puts every part of the later sheet in a layer", () => {
	const layouts = join(src, "layouts");
	const list = readFileSync(join(layouts, "later.css"), "utf8");
	const parts = [...list.matchAll(/@import "([^"]+)"(.*);/g)];
	expect(parts.length).toBeGreaterThan(0);
	const unlayered = parts
		.filter(([, file = "", rest = ""]) => {
			const sheet = readFileSync(join(layouts, file), "utf8");
			return rest.includes(" layer(") === /^@layer /m.test(sheet);
		})
		.map(([line]) => line);
	expect(unlayered).toEqual([]);
});
