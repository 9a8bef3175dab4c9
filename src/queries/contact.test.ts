import { describe, expect, it } from "vitest";
import { legalLines, phoneHref, preparedEmailHref } from "./contact.ts";
import { identity } from "./site.ts";

describe("links out of the site", () => {
	it("dial the phone number without spaces", () => {
		expect(phoneHref).toMatch(/^tel:\+\d+$/);
	});

	it("prepare an e-mail that every mail program reads", () => {
		const href = preparedEmailHref("Vraag & antwoord", ["Hallo,", "Budget: 50%?"]);
		expect(href).toBe(
			`mailto:${identity.email}?subject=Vraag%20%26%20antwoord&body=Hallo%2C%0D%0A%0D%0ABudget%3A%2050%25%3F`,
		);
	});
});

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
