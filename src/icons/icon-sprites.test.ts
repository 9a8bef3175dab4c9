import { expect, it } from "vitest";
import { iconsIn, spritesOf } from "./icon-sprites.ts";

it("finds the icons of a page, in its markup and in what its islands get", () => {
	const page =
		'<use href="/icons.svg#clock"></use><use href="/other.svg#eye"></use><i data-icon="/icons.svg#key-value&quot;,1"></i>';
	expect([...iconsIn(page)]).toEqual(["clock", "key-value"]);
});

it("gives a page with many icons its own, and the others one file together, with no more than they show", () => {
	const names = [..."abcdefgh"].map((name) => `icon-${name}`);
	const fileWith = (...names: string[]) =>
		`<svg>${names.map((name) => `<symbol id="${name}" x><g>\n</g></symbol>`).join("")}</svg>`;
	const sprites = spritesOf(
		fileWith("clock", "eye", "heart", ...names, "icon"),
		new Map([
			["many", new Set(names)],
			["a", new Set(["clock", "eye"])],
			["b", new Set(["eye", "heart"])],
		]),
	);
	expect(sprites.get("many")).toBe(fileWith(...names));
	expect(sprites.get("a")).toBe(fileWith("clock", "eye", "heart"));
	expect(sprites.get("b")).toBe(sprites.get("a"));
});
