import { z } from "astro/zod";
import {
	call,
	facts,
	heading,
	intro,
	line,
	list,
	meta,
	paragraphs,
	signal,
} from "../../fields/parts.ts";

/** content/paginas/groep.yaml */
export const groepPage = z.strictObject({
	meta,
	title: heading("De kop bovenaan de pagina over de groep."),
	intro: intro("De tekst onder de kop."),
	signal: signal.optional(),
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
