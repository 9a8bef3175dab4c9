import { z } from "astro/zod";
import { heading, line, meta, prose, signal } from "../../fields/parts.ts";

/** A page that says that its text will come: content/paginas/privacy.yaml and the like. */
export const soonPage = z.strictObject({
	meta,
	title: heading("De kop van de pagina."),
	text: prose(
		"Tekst",
		"Eén alinea. Een tekst met koppen en meer alinea’s maakt de bouwer van de site.",
	),
	signal: signal.optional(),
	button: line("Knoptekst", "De knop onder de tekst, naar home."),
});
