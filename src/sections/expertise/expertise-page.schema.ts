import {
	call,
	group,
	headed,
	intro,
	line,
	list,
	named,
	page,
	prose,
	section,
} from "../../fields/parts.ts";

/** What the filters of the impact cases say. */
const impact = section("Klantverhalen", {
	sector: line("Filter sector", "Staat boven de keuze van een sector."),
	technology: line("Filter technologie", "Staat boven de keuze van een technologie."),
	all: line("Keuze voor alles", "De eerste keuze in elk filter, die alles laat zien."),
	none: prose("Niets gevonden", "Staat er als er bij deze filters geen klantverhaal is."),
	reset: line("Knop terug naar alles", "Staat onder 'niets gevonden' en laat weer alles zien."),
	status: line(
		"Aantal voor wie luistert",
		"Wat een schermlezer zegt na een keuze; {keuze} is wat je koos, {getoond} en {totaal} zijn getallen.",
	),
	challenge: line("Bijschrift uitdaging", "Staat in elk klantverhaal boven wat er speelde."),
	approach: line("Bijschrift aanpak", "Staat in elk klantverhaal boven wat jullie deden."),
	results: line("Bijschrift resultaten", "Staat in elk klantverhaal boven wat het opleverde."),
});

/** Small words on the drawings. */
const drawing = section("Tekeningen", {
	before: line("Eerst", "Staat in een tekening voor hoe het was."),
	now: line("Nu", "Staat in een tekening voor hoe het is."),
	minutes: line("Minuten", "Staat achter een aantal minuten: '12 min'.").meta({ exact: true }),
	/** After how many there were of them: more than one. */
	days: line("Dagen", "Staat achter het aantal dagen dat iemand wachtte: '6 werkdagen'."),
	month: line("Maand", "Staat in een tekening voor het getal van een maand: 'maand 3'."),
});

/** content/paginas/expertise.yaml */
export const expertisePage = page("Expertise", {
	techStack: headed("Tech Stack", "Staat boven de technologieën.", {
		intro: intro("De tekst onder de kop."),
		items: list(
			group({
				name: line(
					"Naam",
					"Een technologie die bij een expertise staat; daar komt het icoon vandaan.",
				).meta({ names: ["technologies"] }),
				description: line("Uitleg", "Zegt wat je eraan hebt.", 140),
			}),
			"technologie",
			"Technologieën",
			"De techniek waar jullie teams mee werken.",
		)
			.min(8)
			.max(16),
	}),
	closing: call,
	detail: section("Pagina van een expertise", {
		relatedCases: line("Kop boven de cases", "Staat boven de cases uit dit vakgebied."),
		moreCases: line("Link naar meer cases", "Staat onder die cases, naar de pagina Cases."),
		buying: line("Zo koop je dit", "Staat onderaan, voor hoe je elke dienst koopt."),
		or: line("Voor de laatste dienst", "Staat daar voor de laatste: 'of'."),
		impact,
		drawing,
		/** Of a page that has none of its own. */
		closing: named(call, "Slotblok van een expertise", "Voor een pagina die er zelf geen heeft."),
	}).meta({ description: "Woorden die op de pagina van elke expertise staan.", sheet: true }),
});
