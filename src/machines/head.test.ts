import { describe, expect, it } from "vitest";
import { identity } from "@/queries/site";
import { headOf } from "./head.ts";

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
