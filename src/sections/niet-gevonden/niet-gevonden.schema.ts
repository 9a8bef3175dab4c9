import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, meta, text } from "../../fields/parts.ts";

/** content/paginas/niet-gevonden.yaml */
export const notFoundPage = z.strictObject({
	meta,
	/** English to the letter, as specified. So are the title and the button. */
	code: named(label, "Code", "Het grote getal op het scherm."),
	title: named(label, "Kop", "De kop onder het getal, met opzet Engels."),
	button: named(label, "Knoptekst", "De knop terug naar home, met opzet Engels."),
	flags: text.meta({
		title: "Uitleg van de vlaggen",
		description: "Zegt in het Nederlands wat de twee vlaggen naast de kop betekenen.",
	}),
});
