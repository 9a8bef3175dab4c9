import { describe, expect, it } from "vitest";
import { phoneHref, preparedEmailHref } from "./contact.ts";
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
