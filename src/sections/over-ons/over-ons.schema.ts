import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import {
	call,
	facts,
	figure,
	label,
	link,
	meta,
	paragraphs,
	signal,
	text,
	withIcon,
} from "../../fields/parts.ts";

/** content/paginas/over-ons.yaml */
export const overOnsPage = z.strictObject({
	meta,
	title: named(label, "Kop", "De kop bovenaan de pagina Over ons."),
	intro: named(text, "Inleiding", "De tekst onder de kop."),
	signal: signal.optional(),
	mission: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de missie."),
			paragraphs,
		})
		.meta({ title: "Missie" }),
	pillars: z
		.strictObject({
			title: named(label, "Kop", "Staat boven de drie pijlers."),
			intro: named(text, "Inleiding", "De zin onder de kop."),
			items: z.array(withIcon).length(3).meta({
				title: "Pijlers",
				description: "De drie pijlers, elk met een icoon.",
				item: "pijler",
			}),
		})
		.meta({ title: "Drie pijlers" }),
	group: z
		.strictObject({
			title: named(label, "Kop", "Staat boven het stuk over de groep."),
			text: named(text, "Tekst", "Wat een klant merkt van de groep."),
			facts: z.array(figure).length(2).meta({
				title: "Cijfers",
				description: "De twee cijfers van de groep; ze staan ook bovenaan de pagina over de groep.",
				item: "cijfer",
			}),
			link: named(label, "Linktekst", "Staat onder de cijfers, naar de pagina over de groep."),
		})
		.meta({ title: "De groep" }),
	facts,
	links: z
		.array(
			z.strictObject({
				title: named(label, "Kop", "De kop van deze verwijzing."),
				text: named(text, "Tekst", "Zegt wat je op die andere pagina leest."),
				link,
			}),
		)
		.min(2)
		.max(4)
		.meta({
			title: "Verwijzingen",
			description: "De verwijzingen naar andere pagina's, boven het slotblok.",
			item: "verwijzing",
		}),
	closing: call,
});
