/** Groups that leave one after the other: their fields, and what they may not say. */
import { z } from "astro/zod";
import { group, line, list, named, text } from "../../fields/parts.ts";
import {
	barNamed,
	mustBe,
	type PageFigure,
	type Problems,
	story,
	toldFigure,
} from "../kit/story.schema.ts";

const party = {
	month: z.number().positive().meta({
		title: "Maand",
		description: "In welke maand de laatste van deze groep weg is.",
	}),
	count: z.number().int().positive().meta({
		title: "Aantal",
		description: "Hoeveel er in deze groep zitten; zo lang is de baan.",
	}),
};

/** Groups that leave in months of their own, before a deadline. */
export const waves = z.strictObject({
	kind: z.literal("waves"),
	...story,
	figure: toldFigure,
	/** A second figure. */
	amount: line(
		"Tweede cijfer",
		"Een cijfer op dezelfde pagina over hoeveel er zijn verhuisd: '67 servers'.",
	),
	unit: named(text.max(14), "Eenheid", "Wat de aantallen tellen: 'servers'."),
	/** Drawn as stripes as long as they are large. */
	groups: list(group(party), "groep", "Groepen", "De groepen, op volgorde van vertrek.")
		.min(2)
		.max(7),
	off: named(
		group({
			...party,
			name: named(text.max(14), "Naam", "Wat ermee gebeurde; staat na het aantal: 'uitgezet'."),
		}),
		"Niet verhuisd",
		"Wat niet is verhuisd maar is opgeruimd.",
	),
	deadline: group({
		month: z.number().int().min(1).max(60).meta({
			title: "Maand",
			description: "De maand waarin het klaar moest zijn.",
		}),
		text: named(text.max(60), "Tekst", "Wat er in die maand zou gebeuren."),
	}).meta({ title: "Uiterste maand" }),
});
type Waves = z.output<typeof waves>;

export function wavesProblems(
	{ figure, amount, unit, groups, off, deadline }: Waves,
	figures: readonly PageFigure[],
): Problems {
	const unordered = groups.findIndex(({ month }, index) => month < (groups[index - 1]?.month ?? 0));
	if (unordered > 0)
		return [
			[
				`groups.${unordered}.month`,
				"deze groep verhuisde eerder dan die erboven. Zet de groepen in de volgorde waarin ze verhuisden.",
			],
		];
	const last = groups.at(-1)?.month ?? 0;
	if (Math.max(last, off.month) > deadline.month)
		return [
			[
				"deadline.month",
				`er vertrekt nog iets na maand ${deadline.month}. Verander een van beide.`,
			],
		];
	const time = barNamed(figure, figures, "maanden");
	const number = barNamed(amount, figures, unit);
	if (typeof time === "string") return [["figure", time]];
	if (typeof number === "string") return [["amount", number]];
	const moved = groups.reduce((sum, { count }) => sum + count, 0);
	const all = moved + off.count;
	return [
		...mustBe("groups", `de laatste groep vertrekt in maand ${last}`, last, "now", time),
		...mustBe("deadline.month", `hier staat ${deadline.month}`, deadline.month, "was", time),
		...mustBe("groups", `de groepen zijn samen ${moved} ${unit}`, moved, "now", number),
		...mustBe("off.count", `met de groepen erbij zijn het ${all} ${unit}`, all, "was", number),
	];
}
