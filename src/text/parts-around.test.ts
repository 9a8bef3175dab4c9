import { expect, it } from "vitest";
import { partsAround } from "./parts-around.ts";

it("is what stands before and after a word", () => {
	expect(partsAround("Wij bouwen teams die leveren", "teams")).toEqual({
		before: "Wij bouwen ",
		after: " die leveren",
	});
	expect(partsAround("Teams.", "Teams")).toEqual({ before: "", after: "." });
	expect(partsAround("Teamgeest in één team", "team")?.before).toBe("Teamgeest in één ");
});

it("is nothing where a word is only a part of one, or is not there", () => {
	expect(partsAround("Wij bouwen teams", "team")).toBeUndefined();
	expect(partsAround("Wij bouwen teams", "C++")).toBeUndefined();
});
