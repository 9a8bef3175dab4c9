import { z } from "astro/zod";
import {
	group,
	headed,
	heading,
	intro,
	line,
	linkOrSoon,
	list,
	mail,
	page,
	placeholder,
	prose,
	section,
	text,
	titled,
} from "../../fields/parts.ts";

/** content/paginas/contact.yaml */
export const contactPage = page("Contact", {
	email: group({
		label: heading("Staat boven het e-mailadres."),
		text: prose("Tekst", "Staat onder het e-mailadres: wanneer mailen handig is."),
	}).meta({ title: "Mailen" }),
	phone: group({
		label: heading("Staat boven het telefoonnummer."),
		text: prose("Tekst", "Staat onder het telefoonnummer: wanneer bellen handig is."),
	}).meta({ title: "Bellen" }),
	copy: section("Kopiëren", {
		button: line("Knoptekst", "Staat op de knop naast het e-mailadres en het telefoonnummer."),
		done: line("Knoptekst na een druk", "Staat even op de knop als het kopiëren is gelukt."),
		failed: prose(
			"Niet gelukt",
			"Staat er als de browser niet wil kopiëren: zeg hoe het dan wel kan.",
		),
	}),
	/** While `link` is '#', an e-mail is prepared instead. */
	meeting: mail
		.extend({
			label: heading("Staat boven de knop."),
			button: line("Knoptekst", "De knop waarmee iemand een afspraak maakt."),
			text: prose("Tekst", "Staat onder de knop: wat er dan gebeurt."),
			link: linkOrSoon.meta({
				title: "Adres van de agenda",
				description:
					"De agenda waarin iemand zelf kiest; zolang hier # staat, opent de knop een mail.",
			}),
		})
		.meta({ title: "Op afspraak", group: true }),
	person: z
		.strictObject({
			title: heading("Staat boven de naam."),
			name: line("Naam", "Wie opneemt; de voornaam hangt er in vlaggen boven."),
			role: line("Functie", "Wat diegene doet."),
		})
		.optional()
		.meta({
			title: "Wie er opneemt",
			description: "Een mens die hiermee akkoord is; laat dit leeg zolang dat niemand is.",
			group: true,
		}),
	hours: headed("Bereikbaar", "Staat boven de tijden.", {
		placeholder: placeholder("de tijden kloppen; de zin dat het voorbeelden zijn, verdwijnt dan."),
		example: line("Zin bij een voorbeeld", "Staat onder de tijden zolang het voorbeelden zijn."),
		items: list(
			text,
			"openingstijd",
			"Tijden",
			"Wanneer je bereikbaar bent: per regel een dag of een rij dagen.",
		).min(1),
		note: prose("Opmerking", "De zin onder de tijden."),
	}),
	/** The .vcf file, made from the identity. */
	card: group({
		title: heading("Staat boven het bestand voor je contacten."),
		text: prose("Tekst", "Zegt wat er in dat bestand staat."),
		link: line("Linktekst", "De link waarmee iemand het bestand ophaalt."),
	}).meta({ title: "Bewaar ons" }),
	subjects: headed("Waar gaat het over", "Staat boven de onderwerpen.", {
		intro: intro("De zin onder de kop."),
		items: list(
			mail
				.extend({
					title: line(
						"Linktekst",
						"De naam van het onderwerp; een klik opent een mail die klaarstaat.",
					),
					text: prose("Tekst", "Zegt voor wie dit onderwerp is."),
					dienst: z
						.string()
						.optional()
						.meta({
							title: "Bij welke dienst",
							description:
								"De knoppen van deze dienst komen hier uit. Laat leeg bij het onderwerp voor wie hier wil werken.",
							names: ["diensten"],
						}),
				})
				.meta({ group: true }),
			"onderwerp",
			"Onderwerpen",
			"De onderwerpen waaruit iemand kiest, elk met een eigen mail.",
		)
			.min(3)
			.max(5),
	}),
	next: headed("Zo begint het", "Staat boven de drie stappen.", {
		steps: list(titled, "stap", "Stappen", "Wat er gebeurt nadat iemand contact opneemt.").length(
			3,
		),
	}),
});
