import { describe, expect, it } from "vitest";
import { content } from "@/content/content";
import {
	applicationHref,
	factsOf,
	factsOfPage,
	type VacatureWithStory,
	vacatureClosing,
} from "./vacatures.ts";

const { fields, page } = content.paginas["werken-bij"].vacancies;

describe("the facts of a vacancy", () => {
	it("are those that are known, in the order in which applicants look for them", () => {
		const facts = factsOf({
			start: "in overleg",
			salary: { from: 3500, to: 4800 },
			hours: "32 tot 40 uur",
		});
		expect(facts.map(({ label }) => label)).toEqual([fields.hours, fields.salary, fields.start]);
		expect(facts[1]?.value).toMatch(/^€\s3\.500 tot €\s4\.800$/);
	});

	it("are none while nothing is known", () => {
		expect(factsOf({})).toEqual([]);
	});

	it("name the country beside the place, or instead of it", () => {
		expect(factsOf({ place: "Antwerpen", country: "België" })[0]?.value).toBe("Antwerpen, België");
		expect(factsOf({ country: "België" })[0]?.value).toBe("België");
	});

	it("are on its own page each in one place, with its dates", () => {
		const vacature = {
			level: "medior",
			place: "Utrecht",
			hours: "36 uur",
			posted: "2031-05-05",
			closes: "2031-08-31",
		};
		const { first, more } = factsOfPage(vacature);
		expect(first.map(({ label }) => label)).toEqual([fields.hours, fields.place]);
		expect(more).toEqual([
			{ label: fields.level, value: "medior" },
			{ label: fields.posted, value: "5\u00a0mei 2031" },
			{ label: fields.closes, value: "31\u00a0augustus 2031" },
		]);
		for (const fact of factsOf(vacature)) expect([...first, ...more]).toContainEqual(fact);
	});
});

describe("the mail by which one applies", () => {
	const person = { name: "Merel", role: "leidt het team", placeholder: false };

	it("goes to the person of the vacancy who has an address, else to the company", () => {
		const to = (email?: string) =>
			applicationHref({ title: "Roeier", contact: { ...person, email } }).split("?")[0];
		expect(to("merel@bedrijf.nl")).toBe("mailto:merel@bedrijf.nl");
		expect(to()).toBe(`mailto:${content.identity.email}`);
	});

	it("names the vacancy", () => {
		const { searchParams } = new URL(applicationHref({ title: "Roeier & meer" }));
		expect(searchParams.get("subject")).toContain("Roeier & meer");
		expect(searchParams.get("body")).toContain("Roeier & meer");
	});

	it("may be sent until the day that stands beside its button", () => {
		const vacature = { title: "Roeier" } as VacatureWithStory;
		expect(vacatureClosing({ ...vacature, closes: "2031-08-31" }).note).toContain(
			"31\u00a0augustus 2031",
		);
		expect(vacatureClosing(vacature)).toMatchObject({
			...page.closing,
			href: applicationHref(vacature),
		});
	});
});
