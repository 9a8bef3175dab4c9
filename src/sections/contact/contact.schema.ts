import {
	group,
	headed,
	heading,
	intro,
	line,
	linkOrSoon,
	list,
	mail,
	named,
	page,
	placeholder,
	prose,
	reference,
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
		failed: prose("Niet gelukt", "Zegt hoe het wel kan als de browser niet wil kopiëren."),
	}),
	/** While `link` is '#', an e-mail is prepared instead. */
	meeting: group({
		...mail.shape,
		label: heading("Staat boven de knop."),
		button: line("Knoptekst", "De knop waarmee iemand een afspraak maakt."),
		text: prose("Tekst", "Staat onder de knop: wat er dan gebeurt."),
		link: named(linkOrSoon, "Adres van de agenda", "Zolang dit # is, opent de knop een mail."),
	}).meta({ title: "Op afspraak" }),
	person: named(
		group({
			title: heading("Staat boven de naam."),
			name: line("Naam", "Wie opneemt; de voornaam hangt er in vlaggen boven."),
			role: line("Functie", "Wat diegene doet."),
		}).optional(),
		"Wie er opneemt",
		"Een mens die hiermee akkoord is; laat dit leeg zolang dat niemand is.",
	),
	hours: headed("Bereikbaar", "Staat boven de tijden.", {
		placeholder: placeholder("de tijden kloppen; de zin dat het voorbeelden zijn, verdwijnt dan."),
		example: line("Zin bij een voorbeeld", "Staat onder de tijden zolang het voorbeelden zijn."),
		items: list(text, "openingstijd", "Tijden", "Per regel een dag of een rij dagen.").min(1),
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
			group({
				...mail.shape,
				title: line("Linktekst", "Het onderwerp; een klik opent een mail die klaarstaat."),
				text: prose("Tekst", "Zegt voor wie dit onderwerp is."),
				dienst: named(
					reference("diensten").optional(),
					"Bij welke dienst",
					"Haar knoppen komen hier uit. Laat leeg bij het onderwerp voor wie hier wil werken.",
				),
			}),
			"onderwerp",
			"Onderwerpen",
			"De onderwerpen waaruit iemand kiest, elk met een eigen mail.",
		)
			.min(3)
			.max(5),
	}),
	next: headed("Zo begint het", "Staat boven de drie stappen.", {
		steps: list(titled, "stap", "Stappen", "Wat er na het eerste contact gebeurt.").length(3),
	}),
});
