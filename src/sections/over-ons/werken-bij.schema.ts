import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import {
	call,
	label,
	mail,
	meta,
	questions,
	signal,
	text,
	titled,
	withIcon,
} from "../../fields/parts.ts";

const fact = (title: string) =>
	label.meta({
		title,
		description: "Staat bij een vacature voor wat daar is ingevuld.",
	});

/** content/paginas/werken-bij.yaml */
export const werkenBijPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Werken bij."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	signal: signal.optional(),
	reasons: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de redenen."),
			more: named(label, "Linktekst", "Staat onder de kop, naar de pagina van de community."),
			items: z.array(withIcon).min(3).max(6).meta({
				title: "Redenen",
				description: "Waarom iemand hier zou willen werken, elk met een icoon.",
				item: "reden",
			}),
		})
		.meta({ title: "Waarom hier werken" }),
	vacancies: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de vacatures."),
			intro: named(text, "Inleiding", "De tekst onder de kop."),
			soon: label.meta({
				title: "Zonder eigen pagina",
				description: "Staat bij een vacature waarvan de volledige tekst nog moet komen.",
			}),
			/** Below the list, for who has too little experience for any of it. */
			starters: z
				.strictObject({
					text: text.meta({
						title: "Tekst",
						description: "Staat onder de vacatures: waar iemand zonder ervaring kan beginnen.",
					}),
					link: named(label, "Linktekst", "De link erachter, naar het traineeship."),
				})
				.meta({ title: "Zonder ervaring", group: true }),
			needs: label.meta({
				title: "Bijschrift van wat je meebrengt",
				description: "Staat in de regel van een vacature, voor wat iemand moet kunnen.",
			}),
			example: label.meta({
				title: "Zin bij een voorbeeld",
				description: "Staat erachter zolang een vacature dat als voorbeeld noemt.",
			}),
			fields: z
				.strictObject({
					hours: fact("Uren"),
					place: fact("Plaats"),
					remote: fact("Thuiswerken"),
					contract: fact("Contract"),
					salary: fact("Salaris"),
					level: fact("Niveau"),
					oncall: fact("Piket"),
					between: fact("Tussen twee opdrachten"),
					start: fact("Start"),
				})
				.meta({
					title: "Bijschrift",
					description: "De woorden voor wat een vacature kan noemen.",
				}),
			/** `link` is for one without a page. */
			mail: mail
				.extend({
					subject: mail.shape.subject.meta({
						description: "Staat al klaar; op de plek van {vacature} komt de naam van de vacature.",
					}),
					link: label.meta({
						title: "Linktekst",
						description: "Staat bij een vacature zonder eigen pagina en opent een mail.",
					}),
				})
				.meta({ title: "Mail", group: true }),
			page: z
				.strictObject({
					back: named(label, "Link terug", "Staat boven de kop, naar alle vacatures."),
					apply: named(label, "Knoptekst", "Staat op de knop die een sollicitatiemail opent."),
					facts: label.meta({
						title: "Kop van de feiten",
						description: "Staat boven het lijstje met uren, plaats en salaris.",
					}),
					expertise: named(label, "Bijschrift vakgebied", "Staat in de feiten bij de expertise."),
					posted: label.meta({
						title: "Bijschrift geplaatst",
						description: "Staat in de feiten bij de dag waarop de vacature is geplaatst.",
					}),
					closes: label.meta({
						title: "Bijschrift sluit",
						description: "Staat in de feiten bij de laatste dag om te reageren.",
					}),
					work: named(label, "Kop van het werk", "Staat boven wat je doet."),
					bring: label.meta({
						title: "Kop van wat je meebrengt",
						description: "Staat boven de twee lijstjes met wat iemand kan en heeft.",
					}),
					needed: label.meta({
						title: "Kop van wat nodig is",
						description: "Staat boven wat iemand moet hebben om te reageren.",
					}),
					welcome: label.meta({
						title: "Kop van wat mag",
						description: "Staat boven wat helpt, of wat iemand hier kan leren.",
					}),
					offer: named(label, "Kop van het aanbod", "Staat boven wat je krijgt."),
					procedure: label.meta({
						title: "Link naar de stappen",
						description: "Staat onder de stappen, naar de uitleg op de pagina Werken bij.",
					}),
					contact: label.meta({
						title: "Kop van de vragen",
						description: "Staat boven de naam van wie vragen beantwoordt.",
					}),
					closing: call,
				})
				.meta({
					title: "Eigen pagina",
					description: "Woorden op de pagina van elke vacature die er een heeft.",
				}),
		})
		.meta({ title: "Vacatures" }),
	procedure: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de stappen."),
			intro: named(text, "Inleiding", "De zin onder de kop."),
			steps: z.array(titled).min(3).max(5).meta({
				title: "Stappen",
				description: "De stappen van een sollicitatie, op volgorde.",
				item: "stap",
			}),
		})
		.meta({ title: "Zo gaat solliciteren" }),
	questions,
	open: call.meta({
		title: "Open sollicitatie",
		description: "Het blok onderaan, voor wie geen passende vacature ziet.",
	}),
});
