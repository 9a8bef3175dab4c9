import { z } from "astro/zod";
import { drawingCaption, drawnStep } from "../../drawings/service/drawn-step.schema.ts";
import { saysLength } from "../../drawings/service/length.check.ts";
import * as F from "../../fields/parts.ts";
import { impossibleTeams } from "../../tools/team/team.check.ts";
import { teamComposer } from "../../tools/team/team-composer.schema.ts";

/** The rows of the comparison of services on /diensten, as they are shown: a heading or a cell for each. */
export const comparisonOf = <Schema extends z.ZodType>(row: Schema) =>
	z.strictObject({
		goal: F.named(row, "Doel", "Wat de klant ermee wil bereiken."),
		leads: F.named(row, "Leiding", "Wie beslist wat er komt."),
		team: F.named(row, "Team", "Wie het werk doen."),
		start: F.named(row, "Start", "Hoe snel het kan beginnen."),
		settlement: F.named(row, "Afrekening", "Hoe de klant betaalt."),
		risk: F.named(row, "Risico", "Wie waarvoor instaat."),
		end: F.named(row, "Einde", "Hoe het stopt."),
	});

const phase = F.group({
	...F.titled.shape,
	outcome: F.prose("Wat er dan ligt", "Wat de klant na deze stap in handen heeft."),
	...drawnStep,
}).refine(({ text, form }) => !form || saysLength(text, form.length), {
	path: ["form", "length"],
	error: "staat niet in de tekst van deze stap. Verander de tekst of deze lengte.",
});

const entry = F.section("Dienst", {
	name: F.line("Naam", "Hoe de dienst overal op de site heet."),
	/** The specification fixes one of the names in the filter. */
	filter: F.line("Naam in het filter", "Alleen als die op Cases anders is.").optional(),
	slug: F.slug,
	order: F.order,
	flag: F.flag,
	meta: F.meta,
	summary: F.line("Samenvatting", "Een of twee zinnen voor de kaart op Diensten.", 220),
	buying: F.line("Zo koop je het", "Staat op elke expertisepagina: 'een team per sprint'."),
	hero: F.headed("Bovenaan", "De grote kop bovenaan de pagina.", {
		intro: F.intro("Zegt onder de kop wat de klant krijgt."),
		button: F.line("Knoptekst", "Leidt naar Contact."),
		note: F.note,
	}).meta({ silent: true }),
	facts: F.list(F.figure, "feit", "Feiten", "De cijfers bovenaan de pagina.").min(3).max(4),
	fit: F.headed("Past het", "Vraagt of deze dienst past.", {
		whenTitle: F.line("Kop bij wel", "Staat boven wanneer het past."),
		when: F.list(F.text, "reden voor", "Wanneer wel", "Wanneer deze dienst een goede keuze is.")
			.min(3)
			.max(5),
		whenNotTitle: F.line("Kop bij niet", "Staat boven wanneer het niet past."),
		whenNot: F.list(F.text, "reden tegen", "Wanneer niet", "Wanneer iets anders beter is.")
			.min(2)
			.max(4),
	}),
	/** On the page of the service that offers one. */
	compose: teamComposer.optional().meta({
		together: true,
		title: "Team samenstellen",
		description: "Het onderdeel waarin een bezoeker zelf een team samenstelt.",
	}),
	themes: F.headed("Afspraken", "Staat boven de afspraken.", {
		intro: F.prose("Inleiding", "Staat onder de kop.").optional(),
		items: F.list(F.titled, "afspraak", "Afspraken", "Waar de klant op kan rekenen.").min(3).max(6),
	}),
	/** A real sequence. */
	phases: F.headed("Stappen", "Staat boven de stappen.", {
		intro: F.prose("Inleiding", "Staat onder de kop.").optional(),
		steps: F.list(phase, "stap", "Stappen", "De stappen van het werk, op volgorde.").min(3).max(5),
		caption: drawingCaption,
	}).meta({ together: true }),
	deliverables: F.headed("Oplevering", "Staat boven de lijst.", {
		intro: F.prose("Inleiding", "Staat onder de kop.").optional(),
		items: F.list(F.text, "resultaat", "Oplevering", "Iets wat de klant in handen heeft.")
			.min(4)
			.max(6),
	}),
	/** How it starts, how it ends, who carries which risk, what happens to code and access. */
	questions: F.questions,
	comparison: comparisonOf(F.text.max(120)).meta({ title: "Vergelijking" }),
	closing: F.call,
}).meta({ item: "dienst" });

/** content/diensten/*.yaml */
export const dienst = entry.superRefine(({ phases, deliverables, compose }, context) => {
	const parts = phases.steps.flatMap((step) => step.parts ?? []).length;
	const all = deliverables.items.length;
	if (parts > 0 && parts !== all)
		context.addIssue({
			code: "custom",
			path: ["phases", "steps"],
			message: `de stappen hebben samen ${parts} onderdelen (parts), maar deliverables heeft er ${all}. Zet er voor elk een.`,
		});
	for (const [field, message, choices] of compose ? impossibleTeams(compose) : []) {
		const path = ["compose", ...field.split(".")];
		context.addIssue({ code: "custom", path, message, params: { choices } });
	}
});
