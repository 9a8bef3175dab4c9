/** An answer from far away and from near by: its fields, and what they may not say. */
import { z } from "astro/zod";
import { group, named, text } from "../../fields/parts.ts";
import {
	barNamed,
	mustBe,
	type PageFigure,
	type Problems,
	short,
	story,
	toldFigure,
} from "../kit/story.schema.ts";

const end = group({
	place: named(text.max(20), "Plaats", "Waar het staat: 'Madrid'."),
	text: named(short, "Tekst", "Wat daar is: 'de klant'."),
});

const route = group({
	ms: named(z.number().positive(), "Milliseconden", "Hoe lang een antwoord onderweg is."),
	trips: z.number().int().min(1).max(8).meta({
		title: "Heen en weer",
		description: "Hoe vaak een verzoek heen en weer gaat.",
	}),
	text: named(short, "Tekst", "Staat achter de milliseconden."),
});

/** How long an answer takes from far away and from near by. */
export const distance = z.strictObject({
	kind: z.literal("distance"),
	...story,
	figure: toldFigure,
	server: named(end, "Server", "Waar het antwoord eerst vandaan kwam."),
	visitor: named(end, "Bezoeker", "Waar wie iets vraagt is."),
	far: named(route, "Ver weg", "Hoe lang het eerst duurde."),
	near: route
		.extend({
			place: named(short, "Plaats", "Waar het antwoord nu vandaan komt."),
		})
		.meta({ title: "Dichtbij", description: "Hoe lang het nu duurt.", group: true }),
});
type Distance = z.output<typeof distance>;

export function distanceProblems(
	{ figure, visitor, far, near }: Distance,
	figures: readonly PageFigure[],
): Problems {
	const found = barNamed(figure, figures, "ms");
	if (typeof found === "string") return [["figure", found]];
	if (near.ms >= far.ms)
		return [
			[
				"near.ms",
				`van dichtbij duurt het ${near.ms} ms, en van ver ${far.ms} ms. Dat hoort andersom.`,
			],
		];
	const places = [found.label, found.measured.method].join(" ");
	return [
		...mustBe("near.ms", `hier staat ${near.ms}`, near.ms, "now", found),
		...mustBe("far.ms", `hier staat ${far.ms}`, far.ms, "was", found),
		...(places.includes(visitor.place)
			? []
			: ([
					[
						"visitor.place",
						`"${figure}" is daar niet gemeten: ${visitor.place} staat niet in het label of bij method.`,
					],
				] satisfies Problems)),
	];
}
