import { expect, test } from "vitest";
import { nearest, search } from "./nearest.ts";

const PAGES = [
	{ value: "/", label: "Home" },
	{ value: "/over-ons", label: "Over ons" },
	{ value: "/over-ons/werken-bij", label: "Werken bij ons" },
	{ value: "/over-ons/community", label: "People Driven Community" },
	{ value: "/cases", label: "Cases" },
];

test.each([
	["/over-ons/comunity", "/over-ons/community"],
	["werken", "/over-ons/werken-bij"],
	["case", "/cases"],
	["Over ons", "/over-ons"],
])("offers for %j %j first", (typed, first) => {
	const found = nearest(PAGES, typed);
	expect(found[0]?.value).toBe(first);
	expect(found).toHaveLength(PAGES.length);
});

test("finds by every typed word, without its accents, what begins with it first", () => {
	const items = ["twee weken", "wéken één", "dagen"];
	expect(search(items, "WEKEN", (item) => [item])).toEqual(["wéken één", "twee weken"]);
	expect(search(items, "een wek", (item) => [item])).toEqual(["wéken één"]);
	expect(search(["hartslag", "hart"], "Hart", (item) => [item])).toEqual(["hart", "hartslag"]);
	expect(search(items, "", (item) => [item])).toEqual(items);
});
