/** Days of waiting, and the minutes that came instead: their fields, and what they may not say. */
import { z } from "astro/zod";
import { group, list, named, text } from "../../fields/parts.ts";
import {
	barNamed,
	mustBe,
	type PageFigure,
	type Problems,
	story,
	toldFigure,
	withoutCrumbs,
} from "../kit/story.schema.ts";

/** Working days of waiting, and the minutes of the pipeline's steps that came instead. */
export const pipeline = z.strictObject({
	kind: z.literal("pipeline"),
	...story,
	figure: toldFigure,
	before: group({
		text: text.max(60).meta({
			title: "Tekst",
			description: "Waar de dagen aan opgingen; het aantal zet de site erbij.",
		}),
		days: z.number().int().min(2).max(40).meta({
			title: "Werkdagen",
			description: "Hoeveel dagen iemand wachtte; elke dag is een vlak.",
		}),
		hours: z.number().positive().max(24).meta({
			title: "Uren per dag",
			description: "Hoeveel uur een werkdag telt, om de minuten op schaal te tekenen.",
		}),
	}).meta({ title: "Eerst" }),
	now: named(text.max(60), "Nu", "Waar de stappen samen toe leiden."),
	steps: list(
		group({
			name: named(text.max(18), "Naam", "Wat er in deze stap gebeurt."),
			minutes: z.number().positive().meta({
				title: "Minuten",
				description: "Hoe lang deze stap duurt; samen zijn ze het cijfer.",
			}),
		}),
		"pipelinestap",
		"Stappen",
		"De stappen die ervoor kwamen, op volgorde.",
	)
		.min(2)
		.max(6),
});
type Pipeline = z.output<typeof pipeline>;

/** The smallest step that still has room for its words is one of this many. */
const MOST_STEPS = 8;

export function pipelineProblems(
	{ figure, before, steps }: Pipeline,
	figures: readonly PageFigure[],
): Problems {
	const total = withoutCrumbs(steps.reduce((sum, { minutes }) => sum + minutes, 0));
	const narrow = steps.findIndex(({ minutes }) => minutes < total / MOST_STEPS);
	const found = barNamed(figure, figures, "min");
	if (typeof found === "string") return [["figure", found]];
	const waited = withoutCrumbs(before.days * before.hours * 60);
	return [
		...mustBe("steps", `de stappen duren samen ${total} minuten`, total, "now", found),
		...mustBe(
			"before",
			`${before.days} dagen van ${before.hours} uur zijn ${waited} minuten`,
			waited,
			"was",
			found,
		),
		...(narrow < 0
			? []
			: ([
					[
						`steps.${narrow}.minutes`,
						`deze stap is minder dan een achtste van de ${total} minuten, te smal voor zijn naam. Neem hem samen met een andere stap.`,
					],
				] satisfies Problems)),
	];
}
