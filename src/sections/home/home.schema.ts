import { z } from "astro/zod";
import * as F from "../../fields/parts.ts";

/** content/paginas/home.yaml */
export const homePage = z.strictObject({
	meta: F.meta,
	hero: F.section("Bovenaan", {
		title: F.heading("De grootste kop van de site."),
		/** Flags of so many letters can still be told apart on a phone. */
		spelled: F.typed
			.regex(/^\p{L}{3,9}$/u, "is geen woord van 3 tot 9 letters. Neem een ander woord uit de kop.")
			.optional()
			.meta({
				title: "Gespeld woord",
				description:
					"Eén woord uit de kop, zo breed als de pagina, met boven elke letter haar vlag. Staat het niet in de kop, dan hangen er alleen vlaggen.",
				kind: "text",
				exact: true,
			}),
		pitch: F.intro("De zin onder de kop: wat je doet en voor wie."),
		primary: F.line("Eerste knop", "De volle knop onder de inleiding, naar de pagina Contact."),
		secondary: F.line("Tweede knop", "De knop ernaast, naar de pagina Expertise."),
		groupNote: F.line(
			"Regel over de groep",
			"De kleine link onder de knoppen, naar de groepspagina.",
		),
	}).meta({ silent: true }),
	why: F.headed("Waarom", "Staat boven de drie redenen.", {
		intro: F.intro("De zin onder de kop."),
		items: F.list(F.titled, "reden", "Redenen", "Waarom iemand voor jullie kiest.").length(3),
	}),
	services: F.headed("Wat we doen", "Staat boven de twee kaarten van diensten.", {
		intro: F.intro("De tekst onder de kop, met eronder de link naar de vijf vragen."),
		items: F.list(
			z.strictObject({
				dienst: F.named(
					F.reference("diensten"),
					"Welke dienst",
					"Daar komen vlag en naam vandaan.",
				),
				text: F.prose("Tekst", "Staat op de kaart, onder de naam van de dienst."),
				facts: F.list(F.figure, "cijfer", "Cijfers", "De cijfers in de vlag van de kaart.")
					.min(1)
					.max(3),
				more: F.line("Linktekst", "De link onder de tekst, naar de pagina van de dienst."),
			}),
			"dienst",
			"Diensten",
			"De twee diensten die op home een kaart hebben.",
		).length(2),
		advice: F.named(F.link, "Link naar de derde dienst", "Staat onder de kaarten."),
	}),
	expertise: F.headed("Expertise", "Staat boven de vlaggen van de expertises.", {
		more: F.line("Linktekst", "De link bij de kop, naar de pagina Expertise."),
	}),
	/** Shows the first two featured cases. */
	cases: F.headed("Cases", "Staat boven de twee uitgelichte cases.", {
		more: F.line("Linktekst", "De link bij de kop, naar de pagina Cases."),
	}),
	community: F.section("Citaat", {
		// Its fields stand under the title of the section.
		quote: F.quote.meta({ title: undefined }),
		button: F.line("Knoptekst", "De knop bij het citaat, naar de pagina Werken bij."),
	}),
	closing: F.call,
});
