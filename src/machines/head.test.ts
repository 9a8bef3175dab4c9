import { describe, expect, it } from "vitest";
import { identity } from "@/queries/site";
import { headTags } from "./head.ts";

describe("the head of a page", () => {
	const meta = { title: "Titel", description: "Omschrijving" };

	it("names the site and the page's one address", () => {
		expect(headTags(meta, "/cases")).toMatchObject({
			title: `Titel | ${identity.name}`,
			description: "Omschrijving",
			canonical: `${identity.url}/cases`,
		});
	});

	it("offers sharers the page's own picture", () => {
		expect(headTags(meta, "/cases").share?.image).toBe(`${identity.url}/cases.png`);
		expect(headTags(meta, "/").share?.image).toBe(`${identity.url}/index.png`);
	});

	it("offers no share of what is no page", () => {
		expect(headTags(meta, "/404").share).toBeUndefined();
	});

	it("keeps the slash of home only", () => {
		expect(headTags(meta, "/").canonical).toBe(`${identity.url}/`);
	});
});
