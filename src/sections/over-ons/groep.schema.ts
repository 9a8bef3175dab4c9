import * as F from "../../fields/parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = F.page("over de groep", {
	signal: F.signal.optional(),
	crowd: F.group({
		count: F.line("Aantal", "Hoeveel mensen er bij de groep werken; elk vierkant is er honderd."),
		text: F.prose("Tekst", "Staat onder de cijfers en zegt wat een vierkant is."),
	}).meta({ title: "Vierkanten", description: "De groep getekend, naast de inleiding." }),
	sections: F.list(F.chapter, "hoofdstuk", "Hoofdstukken", "De stukken tekst onder de inleiding.")
		.min(2)
		.max(4),
	facts: F.facts,
	closing: F.call,
});
