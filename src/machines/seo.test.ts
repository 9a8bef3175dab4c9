import { describe, expect, it } from "vitest";
import { identity, phoneHref, preparedEmailHref } from "../queries/site.ts";
import { headOf } from "./seo.ts";

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

describe("the head of a page", () => {
	const meta = { title: "Titel", description: "Omschrijving" };

	it("names the site and the page's one address", () => {
		expect(headOf(meta, "/cases")).toMatchObject({
			title: `Titel | ${identity.name}`,
			description: "Omschrijving",
			canonical: `${identity.url}/cases`,
		});
	});

	it("offers sharers the page's own picture", () => {
		expect(headOf(meta, "/cases").share?.image).toBe(`${identity.url}/cases.png`);
		expect(headOf(meta, "/").share?.image).toBe(`${identity.url}/index.png`);
	});

	it("offers no share of what is no page", () => {
		expect(headOf(meta, "/404").share).toBeUndefined();
	});

	it("keeps the slash of home only", () => {
		expect(headOf(meta, "/").canonical).toBe(`${identity.url}/`);
	});
});
