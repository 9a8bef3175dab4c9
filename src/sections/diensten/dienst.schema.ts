import { z } from "astro/zod";
import { drawingCaption, drawnStep } from "../../drawings/service/drawn-step.schema.ts";
import { saysLength } from "../../drawings/service/length.check.ts";
import {
	call,
	figure,
	flag,
	group,
	headed,
	intro,
	line,
	list,
	meta,
	named,
	note,
	order,
	prose,
	questions,
	section,
	slug,
	text,
	titled,
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

const phase = group({
	...titled.shape,
	outcome: prose("Wat er dan ligt", "Wat de klant na deze stap in handen heeft."),
	...drawnStep,
}).refine(({ text, form }) => !form || saysLength(text, form.length), {
	path: ["form", "length"],
	error: "staat niet in de tekst van deze stap. Verander de tekst of deze lengte.",
});

const entry = section("Dienst", {
	name: line("Naam", "Hoe de dienst overal op de site heet."),
	/** The specification fixes one of the names in the filter. */
	filter: line("Naam in het filter", "Alleen als die op Cases anders is.").optional(),
	slug,
	order,
	flag,
	meta,
	summary: line("Samenvatting", "Een of twee zinnen voor de kaart op Diensten.", 220),
	buying: line("Zo koop je het", "Staat op elke expertisepagina: 'een team per sprint'."),
	hero: headed("Bovenaan", "De grote kop bovenaan de pagina.", {
		intro: intro("Zegt onder de kop wat de klant krijgt."),
		button: line("Knoptekst", "Leidt naar Contact."),
		note,
	}).meta({ silent: true }),
	facts: list(figure, "feit", "Feiten", "De cijfers bovenaan de pagina.").min(3).max(4),
	fit: headed("Past het", "Vraagt of deze dienst past.", {
		whenTitle: line("Kop bij wel", "Staat boven wanneer het past."),
		when: list(text, "reden voor", "Wanneer wel", "Wanneer deze dienst een goede keuze is.")
			.min(3)
			.max(5),
		whenNotTitle: line("Kop bij niet", "Staat boven wanneer het niet past."),
		whenNot: list(text, "reden tegen", "Wanneer niet", "Wanneer iets anders beter is.")
			.min(2)
			.max(4),
	}),
	/** On the page of the service that offers one. */
	compose: teamComposer.optional().meta({
		together: true,
		title: "Team samenstellen",
		description: "Het onderdeel waarin een bezoeker zelf een team samenstelt.",
	}),
	themes: headed("Afspraken", "Staat boven de afspraken.", {
		intro: prose("Inleiding", "Staat onder de kop.").optional(),
		items: list(titled, "afspraak", "Afspraken", "Waar de klant op kan rekenen.").min(3).max(6),
	}),
	/** A real sequence. */
	phases: headed("Stappen", "Staat boven de stappen.", {
		intro: prose("Inleiding", "Staat onder de kop.").optional(),
		steps: list(phase, "stap", "Stappen", "De stappen van het werk, op volgorde.").min(3).max(5),
		caption: drawingCaption,
	}).meta({ together: true }),
	deliverables: headed("Oplevering", "Staat boven de lijst.", {
		intro: prose("Inleiding", "Staat onder de kop.").optional(),
		items: list(text, "resultaat", "Oplevering", "Iets wat de klant in handen heeft.")
			.min(4)
			.max(6),
	}),
	/** How it starts, how it ends, who carries which risk, what happens to code and access. */
	questions,
	comparison: comparisonOf(text.max(120)).meta({ title: "Vergelijking" }),
	closing: call,
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
