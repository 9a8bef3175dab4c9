import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { call, label, meta, questions, text } from "../../fields/parts.ts";
import { choice } from "../../tools/service/choice.schema.ts";
import { comparisonOf } from "./dienst.schema.ts";

const ruler = (unit: string) =>
	label.meta({
		title: `Schaal in ${unit}`,
		description: `Zegt hoe lang een schaal in ${unit} is, boven de tekening van een dienst.`,
	});

/** content/paginas/diensten.yaml */
export const dienstenPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Diensten."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	/** Which service fits: asked between the cards of the services and their comparison. */
	choice,
	choiceLink: label.meta({
		title: "Link naar de vragen",
		description:
			"Staat bovenaan deze pagina, op home, op Contact, en bij diensten, expertises en cases.",
	}),
	comparison: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de tabel met alle diensten."),
			intro: named(text.optional(), "Inleiding", "De zin onder de kop."),
			rows: named(comparisonOf(label), "Rijen", "Wat er voor elke rij van de tabel staat."),
		})
		.meta({ title: "Naast elkaar" }),
	/** What readers ask about all services. */
	questions,
	closing: call,
	detail: z
		.strictObject({
			rulers: z
				.strictObject({
					uur: ruler("uren"),
					dagen: ruler("dagen"),
					weken: ruler("weken"),
					maanden: ruler("maanden"),
				})
				.meta({ title: "Schalen" }),
			outcome: label.meta({
				title: "Bijschrift opbrengst",
				description: "Staat bij elke stap voor wat de klant dan in handen heeft.",
			}),
			cases: label.meta({
				title: "Kop boven de cases",
				description: "Staat boven de cases waarin de dienst is gebruikt.",
			}),
		})
		.meta({
			title: "Pagina van een dienst",
			description: "Woorden die op de pagina van elke dienst staan.",
			sheet: true,
		}),
});
