import { z } from "astro/zod";
import { call, label, meta, questions, signal, text, withIcon } from "../parts.ts";

/** content/paginas/community.yaml */
export const communityPage = z.strictObject({
	meta,
	title: label.meta({ title: "Kop", description: "De kop bovenaan de pagina Community." }),
	intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
	signal: signal.optional(),
	pillars: z
		.strictObject({
			title: label.meta({ title: "Kop", description: "Staat boven de drie pijlers." }),
			intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
			items: z.array(withIcon).length(3).meta({
				title: "Pijlers",
				description: "Wat collega's van elkaar mogen verwachten, elk met een icoon.",
				item: "pijler",
			}),
		})
		.meta({ title: "Wat collega's verwachten" }),
	traineeship: z
		.strictObject({
			title: label.meta({ title: "Kop", description: "Staat boven het traineeship." }),
			intro: text.meta({ title: "Inleiding", description: "De tekst onder de kop." }),
			from: label.meta({ title: "Begin van de lijn", description: "Waar een trainee begint." }),
			to: label.meta({ title: "Einde van de lijn", description: "Waar een trainee eindigt." }),
			/** The line is drawn for five moments: start, early on, halfway, second half, end. */
			steps: z
				.array(
					z
						.strictObject({
							when: label.meta({
								title: "Wanneer",
								description: "Staat boven de kop van deze stap.",
							}),
							title: label.meta({ title: "Kop", description: "Hoe deze stap heet." }),
							text: text.meta({ title: "Tekst", description: "Wat een trainee dan doet." }),
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
			title: label.meta({ title: "Kop", description: "Staat boven de programma's." }),
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
