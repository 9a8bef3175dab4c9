import { z } from "astro/zod";
import { heading, line, meta, prose } from "../../fields/parts.ts";

/** content/paginas/niet-gevonden.yaml */
export const notFoundPage = z.strictObject({
	meta,
	/** English to the letter, as specified. So are the title and the button. */
	code: line("Code", "Het grote getal op het scherm."),
	title: heading("De kop onder het getal, met opzet Engels."),
	button: line("Knoptekst", "De knop terug naar home, met opzet Engels."),
	flags: prose("Uitleg van de vlaggen", "Staat groot, en zegt wat de twee vlaggen betekenen."),
	field: line("Zoekveld", "Staat boven het veld; wat iemand typt, hangt als vlaggen bovenaan."),
	example: line("Voorbeeld", "Staat lichter in het veld zolang het leeg is."),
	find: line("Zoekknop", "Staat naast het veld en opent de beste pagina."),
});
