import { describe, expect, it } from "vitest";
import { shareWords } from "./share-words.ts";

const identity = { name: "Vlucht", tagline: "Software met vleugels" };

describe("the words of a share image", () => {
	it("are the page's and the owner's, and no others", () => {
		expect(shareWords({ path: "/cases", name: "Cases", title: "Wat we deden" }, identity)).toEqual({
			kicker: "Cases",
			title: "Wat we deden",
			brand: "Vlucht",
		});
		expect(shareWords({ path: "/", name: "Home", title: "Welkom" }, identity)).toEqual({
			kicker: "Software met vleugels",
			title: "Welkom",
			brand: "Vlucht",
		});
	});

	it("do not say the same twice", () => {
		const { kicker } = shareWords({ path: "/x", name: "Cases", title: "Onze Cases" }, identity);
		expect(kicker).toBeUndefined();
	});
});
