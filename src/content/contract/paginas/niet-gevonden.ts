import { z } from "astro/zod";
import { label, meta, text } from "../parts.ts";

/** content/paginas/niet-gevonden.yaml */
export const notFoundPage = z.strictObject({
	meta,
	/** English to the letter, as specified. So are the title and the button. */
	code: label.meta({ title: "Code", description: "Het grote getal op het scherm." }),
	title: label.meta({ title: "Kop", description: "De kop onder het getal, met opzet Engels." }),
	button: label.meta({
		title: "Knoptekst",
		description: "De knop terug naar home, met opzet Engels.",
	}),
	flags: text.meta({
		title: "Uitleg van de vlaggen",
		description: "Zegt in het Nederlands wat de twee vlaggen naast de kop betekenen.",
	}),
});
