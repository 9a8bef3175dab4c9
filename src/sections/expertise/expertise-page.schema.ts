import * as F from "../../fields/parts.ts";

/** What the filters of the impact cases say. */
const impact = F.section("Klantverhalen", {
	sector: F.line("Filter sector", "Staat boven de keuze van een sector."),
	technology: F.line("Filter technologie", "Staat boven de keuze van een technologie."),
	all: F.line("Keuze voor alles", "De eerste keuze in elk filter, die alles laat zien."),
	none: F.prose("Niets gevonden", "Staat er als er bij deze filters geen klantverhaal is."),
	reset: F.line("Knop terug naar alles", "Staat onder 'niets gevonden' en laat weer alles zien."),
	status: F.line(
		"Aantal voor wie luistert",
		"Wat een schermlezer zegt na een keuze; {keuze} is wat je koos, {getoond} en {totaal} zijn getallen.",
	),
	challenge: F.line("Bijschrift uitdaging", "Staat in elk klantverhaal boven wat er speelde."),
	approach: F.line("Bijschrift aanpak", "Staat in elk klantverhaal boven wat jullie deden."),
	results: F.line("Bijschrift resultaten", "Staat in elk klantverhaal boven wat het opleverde."),
});

/** Small words on the drawings. */
const drawing = F.section("Tekeningen", {
	before: F.line("Eerst", "Staat in een tekening voor hoe het was."),
	now: F.line("Nu", "Staat in een tekening voor hoe het is."),
	minutes: F.line("Minuten", "Staat achter een aantal minuten: '12 min'.").meta({ exact: true }),
	/** After how many there were of them: more than one. */
	days: F.line("Dagen", "Staat achter het aantal dagen dat iemand wachtte: '6 werkdagen'."),
	month: F.line("Maand", "Staat in een tekening voor het getal van een maand: 'maand 3'."),
});

/** content/paginas/expertise.yaml */
export const expertisePage = F.page("Expertise", {
	techStack: F.headed("Tech Stack", "Staat boven de technologieën.", {
		intro: F.intro("De tekst onder de kop."),
		items: F.list(
			F.group({
				name: F.line(
					"Naam",
					"Een technologie die bij een expertise staat; daar komt het icoon vandaan.",
				).meta({ names: ["technologies"] }),
				description: F.line("Uitleg", "Zegt wat je eraan hebt.", 140),
			}),
			"technologie",
			"Technologieën",
			"De techniek waar jullie teams mee werken.",
		)
			.min(8)
			.max(16),
	}),
	closing: F.call,
	detail: F.section("Pagina van een expertise", {
		relatedCases: F.line("Kop boven de cases", "Staat boven de cases uit dit vakgebied."),
		moreCases: F.line("Link naar meer cases", "Staat onder die cases, naar de pagina Cases."),
		buying: F.line("Zo koop je dit", "Staat onderaan, voor hoe je elke dienst koopt."),
		or: F.line("Voor de laatste dienst", "Staat daar voor de laatste: 'of'."),
		impact,
		drawing,
		/** Of a page that has none of its own. */
		closing: F.named(
			F.call,
			"Slotblok van een expertise",
			"Voor een pagina die er zelf geen heeft.",
		),
	}).meta({ description: "Woorden die op de pagina van elke expertise staan.", sheet: true }),
});
