import { z } from "astro/zod";
import {
	call,
	facts,
	group,
	heading,
	line,
	list,
	page,
	paragraphs,
	signal,
} from "../../fields/parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = page("over de groep", {
	signal: signal.optional(),
	crowd: group({
		count: line(
			"Aantal",
			"Hoeveel mensen er bij de groep werken: voor elk wordt een stip getekend.",
		),
		text: line("Tekst", "Staat onder de stippen en zegt wat een stip is."),
	}).meta({ title: "Stippen", description: "De groep getekend, onder de inleiding." }),
	sections: list(
		z.strictObject({
			title: heading("De kop boven dit stuk tekst."),
			paragraphs,
		}),
		"hoofdstuk",
		"Hoofdstukken",
		"De stukken tekst onder de inleiding.",
	)
		.min(2)
		.max(4),
	facts,
	back: line("Link terug", "Staat onder de hoofdstukken, naar de pagina Over ons."),
	closing: call,
});
