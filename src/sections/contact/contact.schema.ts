import * as F from "../../fields/parts.ts";

/** content/paginas/contact.yaml */
export const contactPage = F.page("Contact", {
	email: F.group({
		label: F.heading("Staat boven het e-mailadres."),
		text: F.prose("Tekst", "Staat onder het e-mailadres: wanneer mailen handig is."),
	}).meta({ title: "Mailen" }),
	phone: F.group({
		label: F.heading("Staat boven het telefoonnummer."),
		text: F.prose("Tekst", "Staat onder het telefoonnummer: wanneer bellen handig is."),
	}).meta({ title: "Bellen" }),
	copy: F.section("Kopiëren", {
		button: F.line("Knoptekst", "Staat op de knop naast het e-mailadres en het telefoonnummer."),
		done: F.line("Knoptekst na een druk", "Staat even op de knop als het kopiëren is gelukt."),
		failed: F.prose("Niet gelukt", "Zegt hoe het wel kan als de browser niet wil kopiëren."),
	}),
	/** While `link` is '#', an e-mail is prepared instead. */
	meeting: F.group({
		...F.mail.shape,
		label: F.heading("Staat boven de knop."),
		button: F.line("Knoptekst", "De knop waarmee iemand een afspraak maakt."),
		text: F.prose("Tekst", "Staat onder de knop: wat er dan gebeurt."),
		link: F.named(F.linkOrSoon, "Adres van de agenda", "Zolang dit # is, opent de knop een mail."),
	}).meta({ title: "Op afspraak" }),
	person: F.named(
		F.group({
			title: F.heading("Staat boven de naam."),
			name: F.line("Naam", "Wie opneemt; de voornaam hangt er in vlaggen boven."),
			role: F.line("Functie", "Wat diegene doet."),
		}).optional(),
		"Wie er opneemt",
		"Een mens die hiermee akkoord is; laat dit leeg zolang dat niemand is.",
	),
	hours: F.headed("Bereikbaar", "Staat boven de tijden.", {
		placeholder: F.placeholder(
			"de tijden kloppen; de zin dat het voorbeelden zijn, verdwijnt dan.",
		),
		example: F.line("Zin bij een voorbeeld", "Staat onder de tijden zolang het voorbeelden zijn."),
		items: F.list(F.text, "openingstijd", "Tijden", "Per regel een dag of een rij dagen.").min(1),
		note: F.prose("Opmerking", "De zin onder de tijden."),
	}),
	/** The .vcf file, made from the identity. */
	card: F.group({
		title: F.heading("Staat boven het bestand voor je contacten."),
		text: F.prose("Tekst", "Zegt wat er in dat bestand staat."),
		link: F.line("Linktekst", "De link waarmee iemand het bestand ophaalt."),
	}).meta({ title: "Bewaar ons" }),
	subjects: F.headed("Waar gaat het over", "Staat boven de onderwerpen.", {
		intro: F.intro("De zin onder de kop."),
		items: F.list(
			F.group({
				...F.mail.shape,
				title: F.line("Linktekst", "Het onderwerp; een klik opent een mail die klaarstaat."),
				text: F.prose("Tekst", "Zegt voor wie dit onderwerp is."),
				dienst: F.named(
					F.reference("diensten").optional(),
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
	next: F.headed("Zo begint het", "Staat boven de drie stappen.", {
		steps: F.list(F.titled, "stap", "Stappen", "Wat er na het eerste contact gebeurt.").length(3),
	}),
});
