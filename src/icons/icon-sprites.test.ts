import { expect, it } from "vitest";
import { iconsIn, onlyIcons, withShared } from "./icon-sprites.ts";

it("finds the icons of a page, in its markup and in what its islands get", () => {
	const page =
		'<use href="/i.svg#clock"></use><use href="/other.svg#eye"></use><i data-icon="/i.svg#key-value&quot;,1"></i>';
	expect([...iconsIn(page, "/i.svg")]).toEqual(["clock", "key-value"]);
});

it("gives a page with many icons its own, and the others one file together", () => {
	const many = new Set(Array.from({ length: 10 }, (_, index) => `i${index}`));
	const files = withShared(
		new Map([
			["many", many],
			["a", new Set(["clock", "eye"])],
			["b", new Set(["eye", "heart"])],
		]),
	);
	expect(files.get("many")).toBe(many);
	expect(files.get("a")).toBe(files.get("b"));
	expect([...(files.get("a") ?? [])]).toEqual(["clock", "eye", "heart"]);
});

it("leaves out the icons that are not asked for", () => {
	const icons =
		'<svg><symbol id="a" x><path/></symbol><symbol id="ab"><g>\n</g></symbol><symbol id="b"></symbol></svg>';
	expect(onlyIcons(icons, new Set(["ab"]))).toBe('<svg><symbol id="ab"><g>\n</g></symbol></svg>');
});
