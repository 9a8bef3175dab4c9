import { z } from "astro/zod";
import { contradictions } from "../../drawings/service/service-drawing.check.ts";
import { serviceDrawing } from "../../drawings/service/service-drawing.schema.ts";
import { named } from "../../fields/named.ts";
import {
	call,
	figure,
	flag,
	label,
	meta,
	note,
	order,
	questions,
	slug,
	text,
	titled,
	withIcon,
} from "../../fields/parts.ts";
import { impossibleTeams } from "../../tools/team/team.check.ts";
import { teamComposer } from "../../tools/team/team-composer.schema.ts";

/** The rows of the comparison of services on /diensten, as they are shown: a heading or a cell for each. */
export const comparisonOf = <Schema extends z.ZodType>(row: Schema) =>
	z.strictObject({
		goal: named(row, "Doel", "Wat de klant ermee wil bereiken."),
		leads: named(row, "Leiding", "Wie beslist wat er komt."),
		team: named(row, "Team", "Wie het werk doen."),
		start: named(row, "Start", "Hoe snel het kan beginnen."),
		settlement: named(row, "Afrekening", "Hoe de klant betaalt."),
		risk: named(row, "Risico", "Wie waarvoor instaat."),
		end: named(row, "Einde", "Hoe het stopt."),
	});

const phase = titled
	.extend({
		outcome: named(text, "Wat er dan ligt", "Wat de klant na deze stap in handen heeft."),
	})
	.meta({ group: true });

const entry = z
	.strictObject({
		name: named(label, "Naam", "Hoe de dienst overal op de site heet."),
		/** The specification fixes one of the names in the filter. */
		filter: label.optional().meta({
			title: "Naam in het filter",
			description: "Hoe de dienst in het filter op Cases heet, als dat anders is.",
		}),
		slug,
		order,
		flag,
		meta,
		summary: text.max(220).meta({
			title: "Samenvatting",
			description: "Een of twee zinnen voor de kaart op de pagina Diensten.",
		}),
		buying: label.meta({
			title: "Zo koop je het",
			description: "Deze dienst in een zin op elke expertisepagina: 'een team per sprint'.",
		}),
		hero: z
			.strictObject({
				title: named(label, "Kop", "De grote kop bovenaan de pagina."),
				intro: named(text, "Inleiding", "Zegt onder de kop wat de klant krijgt."),
				button: named(label, "Knoptekst", "Leidt naar Contact."),
				note,
			})
			.meta({ title: "Bovenaan", silent: true }),
		facts: z
			.array(figure)
			.min(3)
			.max(4)
			.meta({ title: "Feiten", description: "De cijfers bovenaan de pagina.", item: "feit" }),
		fit: z
			.strictObject({
				title: named(label, "Kop", "Vraagt of deze dienst past."),
				whenTitle: named(label, "Kop bij wel", "Staat boven wanneer het past."),
				when: z.array(text).min(3).max(5).meta({
					title: "Wanneer wel",
					description: "Wanneer deze dienst een goede keuze is.",
					item: "reden voor",
				}),
				whenNotTitle: named(label, "Kop bij niet", "Staat boven wanneer het niet past."),
				whenNot: z.array(text).min(2).max(4).meta({
					title: "Wanneer niet",
					description: "Wanneer iets anders beter is.",
					item: "reden tegen",
				}),
			})
			.meta({ title: "Past het" }),
		/** On the page of the service that offers one. */
		compose: teamComposer.optional().meta({
			together: true,
			title: "Team samenstellen",
			description: "Het onderdeel waarin een bezoeker zelf een team samenstelt.",
		}),
		themes: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de afspraken."),
				intro: named(text.optional(), "Inleiding", "Staat onder de kop."),
				items: z.array(withIcon).min(3).max(6).meta({
					title: "Afspraken",
					description: "Waar de klant op kan rekenen, elk met een icoon.",
					item: "afspraak",
				}),
			})
			.meta({ title: "Afspraken" }),
		/** A real sequence. */
		phases: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de stappen."),
				intro: named(text.optional(), "Inleiding", "Staat onder de kop."),
				steps: z.array(phase).min(3).max(5).meta({
					title: "Stappen",
					description: "De stappen van het werk, op volgorde.",
					item: "stap",
				}),
				/** Of some kinds on home too. */
				drawing: serviceDrawing.optional().meta({
					title: "Tekening",
					description: "Laat zien wat de klant na elke stap heeft, of hoe lang elke stap duurt.",
				}),
			})
			.meta({ title: "Stappen", together: true }),
		deliverables: z
			.strictObject({
				title: named(label, "Kop", "Staat boven de lijst."),
				intro: named(text.optional(), "Inleiding", "Staat onder de kop."),
				items: z.array(text).min(4).max(6).meta({
					title: "Oplevering",
					description: "Iets wat de klant in handen heeft.",
					item: "resultaat",
				}),
			})
			.meta({ title: "Oplevering" }),
		/** How it starts, how it ends, who carries which risk, what happens to code and access. */
		questions,
		comparison: comparisonOf(text.max(120)).meta({ title: "Vergelijking" }),
		closing: call,
	})
	.meta({ title: "Dienst", item: "dienst" });

/** content/diensten/*.yaml */
export const dienst = entry.superRefine(
	({ phases: { drawing, steps }, deliverables, compose }, context) => {
		const refuse = (place: string[], problems: [string, string][]) => {
			for (const [field, message] of problems)
				context.addIssue({ code: "custom", path: [...place, ...field.split(".")], message });
		};
		const said = { steps, deliverables: deliverables.items };
		if (drawing) refuse(["phases", "drawing"], contradictions(drawing, said));
		if (compose) refuse(["compose"], impossibleTeams(compose));
	},
);
