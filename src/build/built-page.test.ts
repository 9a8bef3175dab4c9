import { toString as textOf } from "hast-util-to-string";
import { describe, expect, it } from "vitest";
import { addAttribute, codeOf, elementsIn, readPage, remove } from "./built-page.ts";

const html = `<!DOCTYPE html><head><style>a{b:"<p>"}</style><title>Caf&eacute;</title><script type="module" async src="/a.js"></script></head><body>
<header><p>Menu</p></header><main id=x><p>Caf&eacute;&#x27;s<svg viewBox='0 0 1 1'/></p>
<script>a<b</script><p class=x></main>`;

describe("a page", () => {
	it("is its code and its main part", () => {
		const page = readPage(html);
		expect(page.main && elementsIn(page.main).map(({ tagName }) => tagName)).toEqual([
			"p",
			"svg",
			"script",
			"p",
		]);
		expect(codeOf(page).map((element) => [element.tagName, textOf(element)])).toEqual([
			["style", 'a{b:"<p>"}'],
			["script", ""],
			["script", "a<b"],
		]);
	});

	it("may have no main part", () => {
		expect(readPage("<p>a</p>").main).toBeUndefined();
	});

	it("changes where it is asked to, and in no other byte", () => {
		const page = readPage(html);
		const second = page.main && elementsIn(page.main).at(-1);
		const script = codeOf(page).at(-1);
		if (!second || !script) throw new Error("not found");
		addAttribute(page, second, "id", "y");
		remove(page, script);
		expect(page.edits.toString()).toBe(
			html.replace("<p class", '<p id="y" class').replace("<script>a<b</script>", ""),
		);
		expect(codeOf(page)).toHaveLength(2);
	});
});
