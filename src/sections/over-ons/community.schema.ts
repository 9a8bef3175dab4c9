import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { call, label, meta, questions, signal, text, withIcon } from "../../fields/parts.ts";

/** content/paginas/community.yaml */
export const communityPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Community."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	signal: signal.optional(),
	pillars: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de drie pijlers."),
			intro: named(text, "Inleiding", "De tekst onder de kop."),
			items: z.array(withIcon).length(3).meta({
				title: "Pijlers",
				description: "Wat collega's van elkaar mogen verwachten, elk met een icoon.",
				item: "pijler",
			}),
		})
		.meta({ title: "Wat collega's verwachten" }),
	traineeship: z
		.strictObject({
			title: named(label, "Kop", "Staat boven het traineeship."),
			intro: named(text, "Inleiding", "De tekst onder de kop."),
			from: named(label, "Begin van de lijn", "Waar een trainee begint."),
			to: named(label, "Einde van de lijn", "Waar een trainee eindigt."),
			/** The line is drawn for five moments: start, early on, halfway, second half, end. */
			steps: z
				.array(
					z
						.strictObject({
							when: named(label, "Wanneer", "Staat boven de kop van deze stap."),
							title: named(label, "Kop", "Hoe deze stap heet."),
							text: named(text, "Tekst", "Wat een trainee dan doet."),
						})
						.meta({ group: true }),
				)
				.length(5)
				.meta({
					title: "Stappen",
					description: "De vijf momenten op de lijn, van begin tot einde.",
					item: "stap",
				}),
		})
		.meta({ title: "Traineeship" }),
	programmes: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de programma's."),
			items: z.array(withIcon).min(2).max(4).meta({
				title: "Programma's",
				description: "Wat er verder voor collega's is, elk met een icoon.",
				item: "programma",
			}),
		})
		.meta({ title: "Programma's" }),
	questions,
	/** Leads to the careers page. */
	closing: call,
});
