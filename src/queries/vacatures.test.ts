import { describe, expect, it } from "vitest";
import { content } from "@/content/content";
import { factsOf } from "./vacatures.ts";

const { fields } = content.paginas["werken-bij"].vacancies;

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
});
