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
	named,
	page,
	placeholder,
	prose,
	section,
	titled,
} from "../../fields/parts.ts";

/** The days of the week in their order, as editors write them. */
export const DAYS = [
	"maandag",
	"dinsdag",
	"woensdag",
	"donderdag",
	"vrijdag",
	"zaterdag",
	"zondag",
] as const;
const day = z.enum(DAYS);
const timeOfDay = z
	.string()
	.regex(
		/^([01]\d|2[0-3]):[0-5]\d$/,
		"schrijf de tijd als uren:minuten, zoals 09:00; in het bestand tussen aanhalingstekens",
	);

/** A time at which people can be reached: the same hours on one day or on a row of days. */
const openingHours = z
	.strictObject({
		from: named(day, "Van", "De dag, of de eerste dag van een rij."),
		to: day.optional().meta({
			title: "Tot en met",
			description: "De laatste dag van de rij; laat dit leeg als het om één dag gaat.",
		}),
		opens: timeOfDay.meta({
			exact: true,
			title: "Vanaf",
			description: "Vanaf hoe laat je bereikbaar bent, met een nul ervoor: 09:00.",
			example: "09:00",
		}),
		closes: timeOfDay.meta({
			exact: true,
			title: "Tot",
			description: "Tot hoe laat je bereikbaar bent: 17:30.",
			example: "17:30",
		}),
	})
	.refine(
		({ opens, closes }) => opens < closes,
		"het begin (opens) moet vóór het einde (closes) liggen",
	)
	.refine(
		({ from, to }) => !to || DAYS.indexOf(from) < DAYS.indexOf(to),
		"to moet een latere dag zijn dan from; laat to weg als het om één dag gaat",
	)
	.meta({ group: true });
export type OpeningHours = z.output<typeof openingHours>;

/** The words of a button that copies. `what` follows those on the button for who cannot see the row. */
const copied = z.strictObject({
	what: line(
		"Wat je kopieert",
		"Hoort alleen wie een schermlezer gebruikt, achter het woord op de knop.",
	),
	done: line("Gelukt", "Wat een schermlezer zegt als het kopiëren is gelukt."),
	failed: prose(
		"Niet gelukt",
		"Staat er als de browser niet wil kopiëren: zeg hoe het dan wel kan.",
	),
});

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
		email: copied.meta({ title: "E-mailadres" }),
		phone: copied.meta({ title: "Telefoonnummer" }),
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
		items: z.array(openingHours).min(1).meta({
			title: "Tijden",
			description: "Wanneer je bereikbaar bent: per regel een dag of een rij dagen.",
			item: "openingstijd",
		}),
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
