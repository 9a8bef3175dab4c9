import { group, line, list, named, section, typed } from "../fields/parts.ts";

const words = typed.meta({ kind: "text" });

const synonym = group({
	words: named(words, "Wat iemand typt", "Woorden van bezoekers, met komma's ertussen."),
	find: words.meta({
		title: "Wat we dan zoeken",
		description:
			"Woorden van deze site, het beste eerst; woorden zonder komma ertussen horen samen.",
	}),
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
	/** A word of two groups means what both say. */
	synonyms: list(
		synonym,
		"woordgroep",
		"Synoniemen",
		"Wat bezoekers typen, en welke woorden van deze site daarbij horen.",
	),
	ignored: typed.meta({
		title: "Woorden zonder betekenis",
		description: "Slaat de zoekfunctie over, zoals 'hoe' en 'kan', met komma's ertussen.",
	}),
}).meta({ silent: true });
