import { expect, test } from "vitest";
import { search } from "./search.ts";

test("finds by every typed word, without its accents, what begins with it first", () => {
	const items = ["twee weken", "wéken één", "dagen"];
	expect(search(items, "WEKEN", (item) => [item])).toEqual(["wéken één", "twee weken"]);
	expect(search(items, "een wek", (item) => [item])).toEqual(["wéken één"]);
	expect(search(["hartslag", "hart"], "Hart", (item) => [item])).toEqual(["hart", "hartslag"]);
	expect(search(items, "", (item) => [item])).toEqual(items);
});
