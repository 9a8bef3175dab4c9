/** How long an answer takes from far away and from near by. */
import { z } from "astro/zod";
import { group, line, named, whole } from "../../fields/parts.ts";
import { inDutch } from "../../text/unit.ts";
import { fieldPath, places } from "../kit/paths.ts";
import { contradictions, type Story, short, story, toldFigure } from "./story.schema.ts";

const route = group({
	place: named(short, "Plaats", "Waar het antwoord vandaan komt."),
	ms: named(z.number().positive(), "Milliseconden", "Hoe lang een antwoord onderweg is."),
	trips: named(whole(1, 8), "Heen en weer", "Hoe vaak een verzoek heen en weer gaat."),
	text: named(short, "Tekst", "Staat achter de milliseconden."),
});

const schema = z.strictObject({
	kind: z.literal("distance"),
	...story,
	figure: toldFigure,
	visitor: group({
		place: line("Plaats", "Waar wie iets vraagt is: 'Madrid'.", 20),
		text: line("Tekst", "Zegt wat de balken zijn.", 60),
	}).meta({ title: "Bezoeker" }),
	far: named(route, "Ver weg", "Hoe lang het eerst duurde."),
	near: named(route, "Dichtbij", "Hoe lang het nu duurt."),
});

type Route = z.output<typeof route>;

/** A field for each time there and back, together as long as it took. */
const tripsPath = ({ ms, trips }: Route) =>
	places(trips)
		.map((trip) => fieldPath((trip * ms) / trips, ms / trips))
		.join("");

const told = ({ place, text, ms }: Route) => ({
	bold: `${place}:`,
	text,
	value: `${inDutch(ms)}\u00a0ms`,
});

export const distance: Story<typeof schema> = {
	name: "Een antwoord van ver en van dichtbij",
	schema,
	problems({ figure, visitor, far, near }, figures) {
		const { label, measured } = figures.find(({ value }) => value === figure) ?? {};
		if (measured && !`${label} ${measured.method}`.includes(visitor.place))
			return [
				[
					"visitor.place",
					`"${figure}" is daar niet gemeten: ${visitor.place} staat niet in het label of bij method.`,
				],
			];
		return contradictions("figure", figure, "ms", figures, [
			["near.ms", `hier staat ${near.ms}`, near.ms, "now"],
			["far.ms", `hier staat ${far.ms}`, far.ms, "was"],
		]);
	},
	picture: ({ far, near }) => ({
		length: far.ms,
		rows: [{ open: tripsPath(far) }, { full: tripsPath(near) }],
	}),
	parts: ({ visitor, far, near }) => [
		{ bold: `${visitor.place}:`, text: visitor.text },
		told(far),
		{ row: 0 },
		told(near),
		{ row: 1 },
	],
};
