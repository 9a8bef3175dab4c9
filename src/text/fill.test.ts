import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("fills in what it is given, as it is given", () => {
	expect(fill("{aantal} van {totaal}", { aantal: 4, totaal: 5 })).toBe("4 van 5");
	expect(fill("{dienst} en {dienst}", { dienst: "$& {aantal}", aantal: 1 })).toBe(
		"$& {aantal} en $& {aantal}",
	);
	expect(fill("{toString} {}", {})).toBe("{toString} {}");
});
