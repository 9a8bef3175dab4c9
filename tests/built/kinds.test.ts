/** The pages that stand for all where only the kind of a page matters: few, and of every kind one. */
import { expect, test } from "vitest";
import { builtPage, files, routes } from "../built-site.ts";
import { kinds, kindsAmong, partsOf } from "../kinds.ts";

test("a page is chosen for what no other before it has", () => {
	const pages = { a: "1", b: "123", c: "4", d: "14", e: "" };
	const parts = new Map(Object.entries(pages).map(([name, parts]) => [name, new Set(parts)]));
	expect(kindsAmong(parts)).toEqual(["b", "d"]);
});

test("a page is made of its files, its sections and drawings, its controls", () => {
	const html =
		'<astro-island component-url="/_astro/A.island.js"><section data-b class="B_root fields">' +
		'<figure class="drawing mast"><details><p class="words">';
	const parts = ["/_astro/A.island.js", "B_root", "drawing", "details"];
	expect([...partsOf(html)]).toEqual(parts);
});

test("every script and style that a page asks for is asked for by one of them", () => {
	const asked = (pages: readonly string[]) => {
		const html = pages.map(builtPage).join();
		return files.filter((file) => /\.(js|css)$/.test(file) && html.includes(`"${file}"`));
	};
	expect(asked(routes).length).toBeGreaterThan(5);
	expect(asked(kinds)).toEqual(asked(routes));
});

test("they are fewer than half of all pages", () => {
	expect(kinds.length).toBeLessThan(routes.length / 2);
});
