/** How long an answer takes from far away and from near by. */
import { z } from "astro/zod";
import { group, named, text, whole } from "../../fields/parts.ts";
import { inDutch } from "../../text/unit.ts";
import { rounded } from "../kit/paths.ts";
import { barNamed, mustBe, type Story, short, story, toldFigure } from "./story.schema.ts";

const end = group({
	place: named(text.max(20), "Plaats", "Waar het staat: 'Madrid'."),
	text: named(short, "Tekst", "Wat daar is: 'de klant'."),
});

const route = group({
	ms: named(z.number().positive(), "Milliseconden", "Hoe lang een antwoord onderweg is."),
	trips: named(whole(1, 8), "Heen en weer", "Hoe vaak een verzoek heen en weer gaat."),
	text: named(short, "Tekst", "Staat achter de milliseconden."),
});

const near = group({
	...route.shape,
	place: named(short, "Plaats", "Waar het antwoord nu vandaan komt."),
});

const schema = z.strictObject({
	kind: z.literal("distance"),
	...story,
	figure: toldFigure,
	server: named(end, "Server", "Waar het antwoord eerst vandaan kwam."),
	visitor: named(end, "Bezoeker", "Waar wie iets vraagt is."),
	far: named(route, "Ver weg", "Hoe lang het eerst duurde."),
	near: named(near, "Dichtbij", "Hoe lang het nu duurt."),
});

/** Trips there and back: from the bottom of a row to `height` and down, each equally wide. */
function tripsPath({ ms, trips }: z.output<typeof route>, height: number) {
	const half = rounded(ms / (2 * trips));
	return `M0 1${`l${half} ${-height}l${half} ${height}`.repeat(trips)}z`;
}

const inMilliseconds = (ms: number) => `${inDutch(ms)}\u00a0ms`;

export const distance: Story<typeof schema> = {
	name: "Een antwoord van ver en van dichtbij",
	schema,
	problems({ figure, visitor, far, near }, figures) {
		const found = barNamed(figure, figures, "ms");
		if (typeof found === "string") return [["figure", found]];
		const places = [found.label, found.measured.method].join(" ");
		if (!places.includes(visitor.place))
			return [
				[
					"visitor.place",
					`"${figure}" is daar niet gemeten: ${visitor.place} staat niet in het label of bij method.`,
				],
			];
		return [
			...mustBe("near.ms", `hier staat ${near.ms}`, near.ms, "now", found),
			...mustBe("far.ms", `hier staat ${far.ms}`, far.ms, "was", found),
		];
	},
	/** What is near is a quarter as high. */
	picture: ({ far, near }) => ({
		length: far.ms,
		rows: [{ open: tripsPath(far, 1), full: tripsPath(near, 0.25) }],
	}),
	parts: ({ server, visitor, far, near }) => [
		{ bold: `${server.place}:`, text: server.text },
		{ row: 0 },
		{ bold: `${visitor.place}:`, text: visitor.text },
		{ text: far.text, value: inMilliseconds(far.ms) },
		{ text: `${near.place}: ${near.text}`, value: inMilliseconds(near.ms) },
	],
};
