import { figureWords } from "../../drawings/figures/figure-words.schema.ts";
import { call, line, list, page, prose, reference, section } from "../../fields/parts.ts";
import { caseWords } from "./case-words.schema.ts";

/** content/paginas/cases.yaml */
export const casesPage = page("Cases", {
	filter: section("Filter", {
		label: line("Bijschrift", "Staat voor de keuzes in het filter."),
		all: line("Keuze voor alles", "De eerste keuze in het filter, die alle cases laat zien."),
		list: line("Kop voor wie luistert", "De kop boven de cases, voor een schermlezer."),
		none: prose("Niets gevonden", "Staat er als er bij een keuze geen case is."),
		reset: line("Link terug naar alles", "Staat onder 'niets gevonden' en toont weer alle cases."),
		status: line(
			"Aantal voor wie luistert",
			"Wat een schermlezer zegt na een keuze; {keuze} is wat je koos, {getoond} en {totaal} zijn getallen.",
		),
		expertise: list(
			reference("expertise", "diensten"),
			"keuze",
			"Keuzes",
			"Waarop een bezoeker kan filteren.",
		).min(1),
	}),
	card: section("Kaart van een case", {
		read: line("Linktekst", "Staat op elke kaart van een case die een eigen pagina heeft."),
		about: line("Waarover, voor wie luistert", "Staat tussen die link en de naam van de case."),
		soon: line("Zonder eigen pagina", "Staat op de kaart van een case die nog geen pagina heeft."),
		was: line("Woord voor eerst", "Staat bij een cijfer, voor het getal van toen: 'eerst 6 uur'."),
	}),
	banner: figureWords,
	closing: call,
	detail: caseWords,
});
