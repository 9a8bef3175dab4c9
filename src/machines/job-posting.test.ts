import { describe, expect, it } from "vitest";
import { paginas } from "@/queries/site";
import type { VacatureWithStory } from "@/queries/vacatures";
import { vacature } from "@/sections/vacatures/vacature.schema";
import { bareVacature, fullVacature } from "../../scripts/vacatures.ts";
import { jobPosting } from "./job-posting.ts";

const full = { ...vacature.parse(fullVacature), id: "vogelaar" } as VacatureWithStory;
const owner = {
	company: { "@type": "Organization", name: "Vlucht & Co" } as const,
	placeholders: [],
	headings: paginas["werken-bij"].vacancies.page,
};
const without = (...fields: (keyof VacatureWithStory)[]) => ({
	...full,
	...Object.fromEntries(fields.map((field) => [field, undefined])),
});

describe("a vacancy for job sites", () => {
	it("says all that is known of it, in the words of schema.org", () => {
		expect(jobPosting(full, owner)).toEqual({
			"@type": "JobPosting",
			title: full.title,
			description: expect.any(String),
			datePosted: "2031-05-05",
			validThrough: "2031-08-31T23:59",
			employmentType: ["FULL_TIME", "PART_TIME"],
			hiringOrganization: owner.company,
			jobLocation: ["’s-Hertogenbosch", "Zwolle"].map((addressLocality) => ({
				"@type": "Place",
				address: { "@type": "PostalAddress", addressLocality, addressCountry: "NL" },
			})),
			baseSalary: {
				"@type": "MonetaryAmount",
				currency: "EUR",
				value: {
					"@type": "QuantitativeValue",
					minValue: 4100,
					maxValue: 5650,
					unitText: "MONTH",
				},
			},
		});
	});

	it("holds its whole text, as HTML", () => {
		const { description } = jobPosting(full, owner) as { description: string };
		expect(description).toMatch(/^<p>Een team dat .*<ul><li>.*<\/li><\/ul>$/);
		expect(description).toContain(`<h2>${owner.headings.work}</h2>`);
		expect(description).toContain("als het &lt;15min moet");
		for (const { title, paragraphs, items = [] } of full.story.chapters) {
			expect(description).toContain(`<h2>${title}</h2><p>`);
			for (const text of [...paragraphs, ...items]) expect(description).toContain(text);
		}
	});

	it("leaves out what is not known and not asked for", () => {
		const posting = jobPosting(without("closes", "employment", "salary", "contact"), owner);
		expect(Object.keys(posting ?? {})).toEqual([
			...["@type", "title", "description", "datePosted", "hiringOrganization", "jobLocation"],
		]);
	});

	it.each(["posted", "place"] as const)("is none without %s", (field) => {
		expect(jobPosting(without(field), owner)).toBeUndefined();
		const bare = { ...vacature.parse(bareVacature), id: "roeier" } as VacatureWithStory;
		expect(jobPosting(bare, owner)).toBeUndefined();
	});

	it("is where its place is, in its own country, also when some of it is done from home", () => {
		const posting = jobPosting({ ...full, remote: "tot 60%", country: "België" }, owner);
		expect(posting).toMatchObject({
			jobLocation: [{ address: { addressCountry: "BE" } }, { address: { addressCountry: "BE" } }],
		});
		expect(posting).not.toHaveProperty("jobLocationType");
	});

	it("needs no place where all of it is done from home, but a country", () => {
		const remote = { ...without("place"), remote: "Volledig" };
		expect(jobPosting(remote, owner)).toBeUndefined();
		expect(jobPosting({ ...remote, country: "België" }, owner)).toMatchObject({
			jobLocationType: "TELECOMMUTE",
			applicantLocationRequirements: { "@type": "Country", name: "België" },
		});
	});

	it.each(["name", "url"])("is none while the company's %s is an example", (name) => {
		expect(jobPosting(full, { ...owner, placeholders: [name] })).toBeUndefined();
		expect(jobPosting(full, { ...owner, placeholders: ["group.name"] })).toBeDefined();
	});

	it("is none while the person in it is an example", () => {
		const contact = { name: "Iemand", role: "een rol", placeholder: true };
		expect(jobPosting({ ...full, contact }, owner)).toBeUndefined();
	});
});
