import { z } from "astro/zod";
import { group, line, named, section, typed } from "../fields/parts.ts";
import { listed } from "../text/listed.ts";

const words = typed.meta({ kind: "text" });

const synonym = group({
	words: named(words, "Wat iemand typt", "Woorden van bezoekers, met komma's ertussen."),
	find: words.meta({
		title: "Wat we dan zoeken",
		description:
			"Woorden van deze site, het beste eerst; woorden zonder komma ertussen horen samen.",
	}),
});

/** Tells of a word that stands in two groups: one of them would never be looked at. */
const eachWordOnce = z.array(synonym).superRefine((groups, { addIssue }) => {
	const owners = new Map<string, string>();
	for (const [group, { words }] of groups.entries())
		for (const word of listed(words.toLowerCase())) {
			const owner = owners.get(word);
			if (owner !== undefined)
				addIssue({
					code: "custom",
					path: [group, "words"],
					message: `"${word}" staat ook in de groep die met "${owner}" begint. Laat het op één plek staan.`,
				});
			owners.set(word, listed(words)[0] ?? "");
		}
});

const kind = (hit: string, example: string) =>
	line(hit, `Staat in de zoekresultaten vóór ${example}.`);

/** content/zoeken.yaml: what the search knows of words. */
export const zoekenFile = section("Zoeken", {
	/** 'Vacature: DevOps Engineer'. */
	kinds: section("Soort treffer", {
		dienst: kind("Dienst", "de naam van een dienst"),
		expertise: kind("Expertise", "de naam van een vakgebied"),
		case: kind("Case", "de titel van een case"),
		client: kind("Klant", "een klant uit een voorbeeld"),
		vacature: kind("Vacature", "de naam van een functie"),
		technology: kind("Techniek", "de naam van een techniek"),
		question: kind("Vraag", "een vraag van een lezer"),
	}),
	synonyms: eachWordOnce.meta({
		title: "Synoniemen",
		description: "Wat bezoekers typen, en welke woorden van deze site daarbij horen.",
		item: "woordgroep",
	}),
	ignored: typed.meta({
		title: "Woorden zonder betekenis",
		description: "Slaat de zoekfunctie over, zoals 'hoe' en 'kan', met komma's ertussen.",
	}),
}).meta({ silent: true });
