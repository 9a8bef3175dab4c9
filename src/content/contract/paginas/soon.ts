import { z } from "astro/zod";
import { flag, label, meta, text } from "../parts.ts";

/** A page that says that its text will come: content/paginas/privacy.yaml and the like. */
export const soonPage = z.strictObject({
	meta,
	flag: flag.meta({ title: "Vlag", description: "De vlag naast de tekst." }),
	title: label.meta({ title: "Kop", description: "De kop van de pagina." }),
	text: text.meta({
		title: "Tekst",
		description: "Wat er staat zolang de echte tekst van deze pagina er nog niet is.",
	}),
	button: label.meta({ title: "Knoptekst", description: "De knop onder de tekst, naar home." }),
});
