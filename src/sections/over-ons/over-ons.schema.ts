import { z } from "astro/zod";
import * as F from "../../fields/parts.ts";

/** content/paginas/over-ons.yaml */
export const overOnsPage = F.page("Over ons", {
	signal: F.signal.optional(),
	mission: F.headed("Missie", "Staat boven de missie.", { paragraphs: F.paragraphs }),
	quote: F.quote,
	pillars: F.headed("Drie pijlers", "Staat boven de drie pijlers.", {
		intro: F.intro("De zin onder de kop."),
		items: F.list(
			F.group({
				...F.titled.shape,
				flag: F.flag.meta({ description: "Hangt boven deze pijler." }),
				signal: F.signal,
			}),
			"pijler",
			"Pijlers",
			"De drie pijlers.",
		).length(3),
	}),
	group: F.headed("De groep", "Staat boven het stuk over de groep.", {
		text: F.prose("Tekst", "Wat een klant merkt van de groep."),
		facts: F.list(F.figure, "cijfer", "Cijfers", "Staan ook op de pagina over de groep.").length(2),
		link: F.line("Linktekst", "Staat onder de cijfers, naar de pagina over de groep."),
	}),
	facts: F.facts,
	links: F.list(
		z.strictObject({
			...F.titled.shape,
			link: F.link,
		}),
		"verwijzing",
		"Verwijzingen",
		"De verwijzingen naar andere pagina's, boven het slotblok.",
	)
		.min(2)
		.max(4),
	closing: F.call,
});
