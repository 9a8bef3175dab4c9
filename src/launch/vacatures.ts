/** What applicants still have to ask about a vacancy. */
import { entryFile } from "../content/pages.ts";
import type { Vacature } from "../content/read-content.ts";
import type { Finding } from "./finding.ts";

/** What applicants ask first, as a question to the owner. */
const FACTS = {
	hours: "hoeveel uur per week is het?",
	place: "in welke plaats is de standplaats?",
	remote: "hoeveel mag iemand thuiswerken?",
	contract: "is het contract vast, of eerst tijdelijk?",
	salary: "wat verdient iemand, van en tot?",
	level: "hoe ervaren moet iemand zijn?",
	oncall:
		"draait iemand piketdienst, en wat staat daartegenover? Schrijf het ook op als het niet hoeft.",
	start: "wanneer kan iemand beginnen?",
	needs: "wat moet iemand meebrengen?",
} satisfies Partial<Record<keyof Vacature, string>>;

/** The same for a vacancy with a page, which can be found and answered by itself. */
const FACTS_OF_PAGE = {
	contact: "wie beantwoordt vragen over deze vacature?",
	posted: "sinds wanneer staat ze online? Zonder die dag nemen vacaturesites haar niet over.",
} satisfies Partial<Record<keyof Vacature, string>>;

/** @param today a vacancy that closed before this day still stands on the site. */
export function incompleteVacatures(vacatures: readonly Vacature[], today: Date): Finding[] {
	return vacatures.flatMap((vacature) => {
		const file = entryFile("vacatures", vacature);
		const asked = Object.entries({ ...FACTS, ...(vacature.story && FACTS_OF_PAGE) });
		const { closes } = vacature;
		return [
			...asked
				.filter(([field]) => !vacature[field as keyof Vacature])
				.map(([field, problem]) => ({ file, field, problem })),
			...(closes && closes < today.toISOString().slice(0, "2031-05-28".length)
				? [{ file, field: "closes", problem: `${closes} is voorbij: haal de vacature weg` }]
				: []),
		];
	});
}
