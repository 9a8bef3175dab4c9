import { describe, expect, it } from "vitest";
import { content } from "@/content/content";
import {
	applicationHref,
	factsOf,
	type Vacature,
	type VacatureWithStory,
	vacatureClosing,
} from "./vacatures.ts";

const { fields, page } = content.paginas["werken-bij"].vacancies;

describe("the facts of a vacancy", () => {
	it("are those that are known, first those that decide whether one reads on", () => {
		const { first, more } = factsOf({
			start: "in overleg",
			salary: { from: 3500, to: 4800 },
			hours: "32 tot 40 uur",
		});
		expect(first.map(({ label }) => label)).toEqual([fields.hours, fields.salary]);
		expect(more).toEqual([{ label: fields.start, value: "in overleg" }]);
		expect(first[1]?.value).toMatch(/^€\s3\.500 tot €\s4\.800$/);
	});

	it("are none while nothing is known", () => {
		expect(factsOf({})).toEqual({ first: [], more: [] });
	});

	it("name the country beside the place, or instead of it", () => {
		const placeOf = (vacature: Partial<Vacature>) => factsOf(vacature).first[0]?.value;
		expect(placeOf({ place: "Antwerpen", country: "België" })).toBe("Antwerpen, België");
		expect(placeOf({ country: "België" })).toBe("België");
	});

	it("have its dates", () => {
		const { more } = factsOf({ level: "medior", posted: "2031-05-05", closes: "2031-08-31" });
		expect(more).toEqual([
			{ label: fields.level, value: "medior" },
			{ label: fields.posted, value: "5\u00a0mei 2031" },
			{ label: fields.closes, value: "31\u00a0augustus 2031" },
		]);
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
