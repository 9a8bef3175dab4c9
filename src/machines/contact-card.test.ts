import { describe, expect, it } from "vitest";
import { escapeText, vCard } from "./contact-card.ts";

describe("the contact card", () => {
	it("holds what address books ask for, each on a line that ends as the format wants", () => {
		const card = vCard({
			name: "Zee, Wind & Co",
			email: "hallo@zee.example",
			phone: "+31 20 123 45 67",
			url: "https://www.zee.example",
		});
		expect(card.split("\r\n")).toEqual([
			"BEGIN:VCARD",
			"VERSION:3.0",
			"N:Zee\\, Wind & Co;;;;",
			"FN:Zee\\, Wind & Co",
			"ORG:Zee\\, Wind & Co",
			"X-ABShowAs:COMPANY",
			"EMAIL;TYPE=INTERNET,WORK:hallo@zee.example",
			"TEL;TYPE=WORK,VOICE:+31201234567",
			"URL:https://www.zee.example",
			"END:VCARD",
			"",
		]);
	});

	it("escapes what separates values", () => {
		expect(escapeText("a, b; c\\d\ne\r\nf")).toBe("a\\, b\\; c\\\\d\\ne\\nf");
	});
});
