import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, linkOrSoon, mail, meta, text, titled } from "../../fields/parts.ts";

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
	what: label.meta({
		title: "Wat je kopieert",
		description: "Hoort alleen wie een schermlezer gebruikt, achter het woord op de knop.",
	}),
	done: named(label, "Gelukt", "Wat een schermlezer zegt als het kopiëren is gelukt."),
	failed: text.meta({
		title: "Niet gelukt",
		description: "Staat er als de browser niet wil kopiëren: zeg hoe het dan wel kan.",
	}),
});

/** content/paginas/contact.yaml */
export const contactPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Contact."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	email: z
		.strictObject({
			label: named(label, "Kop", "Staat boven het e-mailadres."),
			text: named(text, "Tekst", "Staat onder het e-mailadres: wanneer mailen handig is."),
		})
		.meta({ title: "Mailen", group: true }),
	phone: z
		.strictObject({
			label: named(label, "Kop", "Staat boven het telefoonnummer."),
			text: named(text, "Tekst", "Staat onder het telefoonnummer: wanneer bellen handig is."),
		})
		.meta({ title: "Bellen", group: true }),
	copy: z
		.strictObject({
			button: label.meta({
				title: "Knoptekst",
				description: "Staat op de knop naast het e-mailadres en het telefoonnummer.",
			}),
			done: label.meta({
				title: "Knoptekst na een druk",
				description: "Staat even op de knop als het kopiëren is gelukt.",
			}),
			email: copied.meta({ title: "E-mailadres" }),
			phone: copied.meta({ title: "Telefoonnummer" }),
		})
		.meta({ title: "Kopiëren" }),
	/** While `link` is '#', an e-mail is prepared instead. */
	meeting: mail
		.extend({
			label: named(label, "Kop", "Staat boven de knop."),
			button: named(label, "Knoptekst", "De knop waarmee iemand een afspraak maakt."),
			text: named(text, "Tekst", "Staat onder de knop: wat er dan gebeurt."),
			link: linkOrSoon.meta({
				title: "Adres van de agenda",
				description:
					"De agenda waarin iemand zelf kiest; zolang hier # staat, opent de knop een mail.",
			}),
		})
		.meta({ title: "Op afspraak", group: true }),
	hours: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de tijden."),
			placeholder: z.boolean().meta({
				title: "Dit is nog een voorbeeld",
				description:
					"Zet het vinkje uit zodra de tijden kloppen; de zin dat het voorbeelden zijn, verdwijnt dan.",
			}),
			example: label.meta({
				title: "Zin bij een voorbeeld",
				description: "Staat onder de tijden zolang het voorbeelden zijn.",
			}),
			items: z.array(openingHours).min(1).meta({
				title: "Tijden",
				description: "Wanneer je bereikbaar bent: per regel een dag of een rij dagen.",
				item: "openingstijd",
			}),
			note: named(text, "Opmerking", "De zin onder de tijden."),
		})
		.meta({ title: "Bereikbaar" }),
	/** The .vcf file, made from the identity. */
	card: z
		.strictObject({
			title: named(label, "Kop", "Staat boven het bestand voor je contacten."),
			text: named(text, "Tekst", "Zegt wat er in dat bestand staat."),
			link: named(label, "Linktekst", "De link waarmee iemand het bestand ophaalt."),
		})
		.meta({ title: "Bewaar ons", group: true }),
	subjects: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de onderwerpen."),
			intro: named(text, "Inleiding", "De zin onder de kop."),
			items: z
				.array(
					mail
						.extend({
							title: label.meta({
								title: "Linktekst",
								description: "De naam van het onderwerp; een klik opent een mail die klaarstaat.",
							}),
							text: named(text, "Tekst", "Zegt voor wie dit onderwerp is."),
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
				)
				.min(3)
				.max(5)
				.meta({
					title: "Onderwerpen",
					description: "De onderwerpen waaruit iemand kiest, elk met een eigen mail.",
					item: "onderwerp",
				}),
		})
		.meta({ title: "Waar gaat het over" }),
	next: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de drie stappen."),
			steps: z.array(titled).length(3).meta({
				title: "Stappen",
				description: "Wat er gebeurt nadat iemand contact opneemt.",
				item: "stap",
			}),
		})
		.meta({ title: "Zo begint het" }),
});
