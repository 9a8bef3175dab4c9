import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { flag, label, meta, text } from "../../fields/parts.ts";

/** A page that says that its text will come: content/paginas/privacy.yaml and the like. */
export const soonPage = z.strictObject({
	meta,
	flag: named(flag, "Vlag", "De vlag naast de tekst."),
	title: named(label, "Kop", "De kop van de pagina."),
	text: named(text, "Tekst", "Wat er staat zolang de echte tekst van deze pagina er nog niet is."),
	button: named(label, "Knoptekst", "De knop onder de tekst, naar home."),
});
