import {
	call,
	chapter,
	facts,
	group,
	line,
	list,
	page,
	prose,
	signal,
} from "../../fields/parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = page("over de groep", {
	signal: signal.optional(),
	crowd: group({
		count: line("Aantal", "Hoeveel mensen er bij de groep werken; elk vierkant is er honderd."),
		text: prose("Tekst", "Staat onder de cijfers en zegt wat een vierkant is."),
	}).meta({ title: "Vierkanten", description: "De groep getekend, naast de inleiding." }),
	sections: list(chapter, "hoofdstuk", "Hoofdstukken", "De stukken tekst onder de inleiding.")
		.min(2)
		.max(4),
	facts,
	closing: call,
});
