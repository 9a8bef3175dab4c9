import { describe, expect, it } from "vitest";
import { legalLines } from "./legal.ts";

const words = { kvk: "KvK {nummer}", btw: "Btw-id {nummer}" };

describe("legal details", () => {
	it("are one line each", () => {
		const legal = {
			kvk: "12345678",
			btw: "NL123456789B01",
			address: ["Straatnaam 1", "1234 AB Plaats"],
		};
		expect(legalLines(legal, words)).toEqual([
			"Straatnaam 1, 1234 AB Plaats",
			"KvK 12345678",
			"Btw-id NL123456789B01",
		]);
	});

	it("leave out what is not known", () => {
		expect(legalLines({ btw: "NL123456789B01" }, words)).toEqual(["Btw-id NL123456789B01"]);
		expect(legalLines(undefined, words)).toEqual([]);
	});
});
