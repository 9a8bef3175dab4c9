/** What a visitor composes a team of: its roles, the rules about them and what the page says of a team. */
import { z } from "astro/zod";
import { flag, group, label, line, mail, named, prose, titled } from "../../fields/parts.ts";
import { labels, name, verdicts } from "./team-words.schema.ts";

/** Whole numbers and halves: a flag is drawn whole or half. */
const halves = z.number().refine((fte) => fte > 0 && fte % 0.5 === 0, {
	error: "schrijf een hele of halve FTE, met een punt: 0.5 of 2.",
	abort: true,
});

/** '2-6 FTE': the smallest and the largest team. */
const size = label.transform((said, context) => {
	const [least, most] = (said.match(/\d+/g) ?? []).map(Number);
	if (least && most && least <= most && most <= 12) return { least, most };
	context.addIssue(`"${said}" moet twee getallen noemen, het kleinste eerst en hooguit 12.`);
	return z.NEVER;
});

const role = group({
	/** Its letter is the role's key in an address that somebody kept: another flag breaks it. */
	flag: flag.meta({
		description:
			"De vlag van deze rol; laat hem liever staan, want bewaarde links lezen de letter.",
	}),
	one: named(name, "Naam", "Hoe één van deze rol heet: 'developer'."),
	many: named(name, "Meervoud", "Hoe er meer heten: 'developers'."),
	text: line("Wat ze doen", "Staat achter de naam van de rol."),
	kind: z.enum(["build", "run", "think"]).meta({
		title: "Bouwt, beheert of denkt",
		description:
			"Denkt het meeste, dan is het team scheef; beheert het meeste, dan is het een platformteam.",
		choices: { build: "Bouwt", run: "Beheert", think: "Denkt" },
	}),
	/** Of a role that a team cannot do without. */
	missing: titled.optional().meta({
		title: "Als de rol ontbreekt",
		description:
			"Zegt wat er misgaat als niemand dit doet; alleen bij een rol waar geen team zonder kan.",
		group: true,
	}),
	asks: line(
		"Vraagt van de klant",
		"Wat de klant zelf doet als deze rol er niet is, of bij hem zit.",
		80,
	).optional(),
});

const example = z.strictObject({
	text: prose("Waarvoor", "Zegt waar dit team voor is: 'voor een klein product'."),
	roles: z.partialRecord(flag, halves).meta({
		title: "FTE",
		description:
			"Hoeveel FTE er van een rol in dit team zit, in halve stappen en met een punt: 0.5.",
	}),
});

export const teamComposer = z.strictObject({
	title: line(
		"Kop",
		"Staat boven het samenstellen; op home, op Contact en bij cases is dit de link ernaartoe.",
	),
	intro: prose("Inleiding", "Zegt onder de kop hoe het werkt."),
	size: size.meta({
		title: "Kleinste en grootste team",
		description: "Noem twee getallen, het kleinste eerst: '2-6 FTE'.",
		example: "2-6 FTE",
	}),
	rolesTitle: line("Kop van de rollen", "Staat boven de rollen."),
	roles: z.array(role).min(3).max(8).meta({
		title: "Rollen",
		description: "De rollen, in de volgorde waarin ze op de lijn komen.",
		item: "rol",
	}),
	/** Home shows the middle one. */
	examples: z.array(example).min(1).max(3).meta({
		title: "Voorbeelden",
		description: "Teams om mee te beginnen, van klein naar groot; op home staat het middelste.",
		item: "voorbeeldteam",
	}),
	request: mail
		.extend({
			link: line("Linktekst", "Staat onder de voorbeelden en opent een mail."),
		})
		.meta({
			together: false,
			title: "Laat het aan ons over",
			description: "De mail van wie het team liever door jullie laat kiezen.",
			group: true,
		}),
	/** Not by the size of the team, as who builds decides what gets done. */
	carries: z
		.array(
			group({
				to: halves.meta({
					title: "Tot en met",
					description: "Tot hoeveel FTE van de eerste rol dit klopt, met een punt: 2.5.",
				}),
				text: line("Tekst", "Wat zo'n team kan dragen.", 120),
			}),
		)
		.min(1)
		.meta({
			title: "Wat een team kan dragen",
			description: "Wat een compleet team aankan, van weinig naar veel.",
			item: "draagkracht",
		}),
	asks: line(
		"Vraagt van de klant",
		"Staat er als geen rol ontbreekt die iets van de klant vraagt.",
		80,
	),
	verdicts,
	labels,
	/** A line with {ontbreekt} or {eigen} is left out when there is none. */
	email: mail
		.extend({
			opening: mail.shape.opening.meta({
				description:
					"Staat al klaar in de mail; {fte}, {mensen}, {rollen}, {eigen}, {ontbreekt} en {link} worden ingevuld.",
			}),
			button: line("Knoptekst", "De knop die een mail met het team opent."),
		})
		.meta({ title: "Mail", group: true, together: false }),
});
export type TeamComposerData = z.output<typeof teamComposer>;
