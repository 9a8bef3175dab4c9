import { expect, it } from "vitest";
import { addAttribute, readPage, removeNodes } from "./built-page.ts";

const html =
	"<!DOCTYPE html><body><p>Caf&eacute;&#x27;s<svg viewBox='0 0 1 1'/></p>\n<script>a<b</script><p class=x>";

it("changes what it is asked to, and no other byte", () => {
	const page = readPage(html);
	const [, second] = page.elements.filter(({ tagName }) => tagName === "p");
	if (!second) throw new Error("no second paragraph");
	addAttribute(page, second, "id", "y");
	expect(page.edits.toString()).toBe(html.replace("<p class", '<p id="y" class'));
});

it("takes an element out of the page and out of its tree", () => {
	const page = readPage(html);
	const script = page.elements.find(({ tagName }) => tagName === "script");
	if (!script) throw new Error("no script");
	removeNodes(page, [script]);
	expect(page.edits.toString()).toBe(html.replace("<script>a<b</script>", ""));
	expect(page.elements).not.toContain(script);
	expect(JSON.stringify(page.tree)).not.toContain("a<b");
});
