/** Working days of waiting, and the minutes of the pipeline's steps that came instead. */
import { z } from "astro/zod";
import { group, line, list, named, whole } from "../../fields/parts.ts";
import { inDutch } from "../../text/unit.ts";
import { fieldPath, linesPath, places, rounded, sumOf } from "../kit/paths.ts";
import { contradictions, type Story, story, toldFigure, withoutCrumbs } from "./story.schema.ts";

const schema = z.strictObject({
	kind: z.literal("pipeline"),
	...story,
	figure: toldFigure,
	before: group({
		text: line("Tekst", "Waar de dagen aan opgingen; hun aantal komt erbij.", 60),
		days: named(whole(2, 40), "Werkdagen", "Hoeveel dagen iemand wachtte; elke dag is een vlak."),
		hours: named(z.number().positive().max(24), "Uren per dag", "Hoeveel uur een werkdag telt."),
	}).meta({ title: "Eerst" }),
	now: line("Nu", "Waar de stappen samen toe leiden.", 60),
	steps: list(
		group({
			name: line("Naam", "Wat er in deze stap gebeurt.", 18),
			minutes: named(z.number().positive(), "Minuten", "Hoe lang deze stap duurt."),
		}),
		"pipelinestap",
		"Stappen",
		"De stappen die ervoor kwamen, op volgorde.",
	)
		.min(2)
		.max(6),
});

/** The stripes of flag D, in turn. */
const STRIPES = ["yellow", "blue"];

/** The steps, each from where the one before it ends; and how long all take. */
function spansOf({ steps }: Pick<z.output<typeof schema>, "steps">) {
	const minutes = steps.map((step) => step.minutes);
	const spans = steps.map((step, at) => ({ ...step, from: sumOf(minutes.slice(0, at)) }));
	return { spans, total: withoutCrumbs(sumOf(minutes)) };
}

export const pipeline: Story<typeof schema> = {
	name: "Dagen wachten en de minuten die ervoor kwamen",
	schema,
	problems(drawing, figures) {
		const { figure, before } = drawing;
		const { total } = spansOf(drawing);
		const { days, hours } = before;
		const waited = withoutCrumbs(days * hours * 60);
		return contradictions("figure", figure, "min", figures, [
			["steps", `de stappen duren samen ${total} minuten`, total, "now"],
			["before", `${days} dagen van ${hours} uur zijn ${waited} minuten`, waited, "was"],
		]);
	},
	/** The days with the slice that the steps are; the loupe on it, and in that the steps. */
	picture(drawing) {
		const { days, hours } = drawing.before;
		const { spans, total } = spansOf(drawing);
		const slice = rounded(total ** 2 / (days * hours * 60));
		const borders = places(days)
			.slice(1)
			.map((day) => rounded((day * total) / days));
		return {
			length: total,
			rows: [
				{ open: fieldPath(0, total) + linesPath(borders), full: fieldPath(0, slice) },
				{ open: `M0 0H${slice}L${total} 1H0z` },
				{ full: spans.map(({ from, minutes }) => fieldPath(from, minutes)).join("") },
			],
		};
	},
	parts(drawing, words) {
		const { figure, before, now } = drawing;
		const { spans, total } = spansOf(drawing);
		const bars = spans.map(({ name, minutes, from }, at) => ({
			from,
			length: minutes,
			accent: STRIPES[at % STRIPES.length],
			value: `${inDutch(minutes)}\u00a0${words.minutes}`,
			text: name,
		}));
		return [
			{ bold: words.before, text: before.text, value: `${before.days}\u00a0${words.days}` },
			{ row: 0 },
			{ row: 1 },
			{ length: total, bars },
			{ bold: words.now, text: now, value: figure },
		];
	},
};
