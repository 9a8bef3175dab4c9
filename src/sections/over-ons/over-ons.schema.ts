import { z } from "astro/zod";
import {
	call,
	facts,
	figure,
	flag,
	group,
	headed,
	intro,
	line,
	link,
	list,
	page,
	paragraphs,
	prose,
	quote,
	signal,
	titled,
} from "../../fields/parts.ts";

/** content/paginas/over-ons.yaml */
export const overOnsPage = page("Over ons", {
	signal: signal.optional(),
	mission: headed("Missie", "Staat boven de missie.", { paragraphs }),
	quote,
	pillars: headed("Drie pijlers", "Staat boven de drie pijlers.", {
		intro: intro("De zin onder de kop."),
		items: list(
			group({
				...titled.shape,
				flag: flag.meta({ description: "Hangt boven deze pijler." }),
				signal,
			}),
			"pijler",
			"Pijlers",
			"De drie pijlers.",
		).length(3),
	}),
	group: headed("De groep", "Staat boven het stuk over de groep.", {
		text: prose("Tekst", "Wat een klant merkt van de groep."),
		facts: list(figure, "cijfer", "Cijfers", "Staan ook op de pagina over de groep.").length(2),
		link: line("Linktekst", "Staat onder de cijfers, naar de pagina over de groep."),
	}),
	facts,
	links: list(
		z.strictObject({
			...titled.shape,
			link,
		}),
		"verwijzing",
		"Verwijzingen",
		"De verwijzingen naar andere pagina's, boven het slotblok.",
	)
		.min(2)
		.max(4),
	closing: call,
});
