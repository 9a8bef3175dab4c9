import { describe, expect, it } from "vitest";
import { addAttribute, elementsIn, headOf, readPage, removeCode } from "./built-page.ts";

const html = `<!DOCTYPE html><head><style>a{b:"<p>"}</style><title>Caf&eacute;</title><script type="module" async src="/a.js"></script></head><body>
<header><p>Menu</p></header><main id=x><p>Caf&eacute;&#x27;s<svg viewBox='0 0 1 1'/></p>
<script>a<b</script><p class=x></main>`;

describe("a page", () => {
	it("is its head, its code and its main part", () => {
		const { main, code } = readPage(html);
		expect(main && elementsIn(main).map(({ tagName }) => tagName)).toEqual([
			"p",
			"svg",
			"script",
			"p",
		]);
		expect(headOf(readPage(html)).map(({ tagName }) => tagName)).toEqual(["title"]);
		expect(code.map(({ tagName, text }) => [tagName, text])).toEqual([
			["style", 'a{b:"<p>"}'],
			["script", ""],
			["script", "a<b"],
		]);
		expect([...(code[1]?.attributes ?? [])]).toEqual([
			["type", "module"],
			["async", ""],
			["src", "/a.js"],
		]);
	});

	it("may have no main part", () => {
		expect(readPage("<p>a</p>").main).toBeUndefined();
	});

	it("changes where it is asked to, and in no other byte", () => {
		const page = readPage(html);
		const second = page.main && elementsIn(page.main).at(-1);
		const script = page.code.at(-1);
		if (!second || !script) throw new Error("not found");
		addAttribute(page, second, "id", "y");
		removeCode(page, script);
		expect(page.edits.toString()).toBe(
			html.replace("<p class", '<p id="y" class').replace("<script>a<b</script>", ""),
		);
		expect(page.code).toHaveLength(2);
	});
});
