/** What a system was made of before and after, in columns, with lines between what depends on each other. */
import { z } from "astro/zod";
import { heading, list, named, text } from "../../fields/parts.ts";
import { commaList } from "../../fields/wording.ts";
import { type Column, column, index, presentIn } from "./architecture-column.schema.ts";

/** More lines than this are a black field. */
const MOST_LINES = 120;

/** Lines between a column and the next. None runs to what is gone. */
const link = z
	.union(
		[
			/** Each to the one beside it, or to the platform. */
			z.literal("straight").meta({ variant: "Op een vaste manier" }),
			/** Each to one of the others, in turn: how many is right, which is not. */
			z.literal("spread"),
			/** Each to every other. */
			z.literal("all"),
			z
				.strictObject({
					to: list(
						index,
						"doel",
						"Naar",
						"Naar welke van de volgende kolom elke lijn loopt, geteld vanaf 0.",
					).min(1),
				})
				.meta({ variant: "Elk naar dezelfde plekken" }),
			z
				.array(
					z.tuple([index, index]).meta({
						title: "Lijn",
						description: "Van welke naar welke, geteld vanaf 0.",
						item: "kant",
						items: "kanten",
					}),
				)
				.min(1)
				.meta({ item: "lijn", variant: "Lijn voor lijn" }),
		],
		{
			error:
				"kies uit: straight, spread, all, {to: [0, 2]} of paren zoals [[0, 3], [1, 3]]. Tel vanaf 0.",
		},
	)
	.meta({
		title: "Lijnen",
		description: "Hoe de lijnen naar de volgende kolom lopen; naar wat weg is, loopt geen lijn.",
		choices: {
			straight: "Elk naar zijn buur",
			spread: "Om de beurt verdeeld",
			all: "Elk naar elk",
		},
	});

export const side = z
	.strictObject({
		caption: named(text.max(160), "Uitleg", "Zegt in een of twee zinnen hoe het was of werd."),
		/** Lines pass by what is gone altogether. */
		columns: list(
			column,
			"kolom",
			"Kolommen",
			"Van links naar rechts: wie iets vraagt het eerst, wat antwoord geeft het laatst.",
		)
			.min(2)
			.max(5),
		/** As many as there are spaces between columns that still are. */
		lines: list(
			link,
			"rij lijnen",
			"Lijnen",
			"Tussen elke twee kolommen een rij lijnen, van links naar rechts.",
		).min(1),
	})
	.superRefine(({ columns, lines }, { addIssue }) => {
		const refuse = (path: PropertyKey[], message: string) =>
			addIssue({ code: "custom", path, message });
		const left = columns.filter((column) => !isPast(column));
		if ([columns.at(0), columns.at(-1)].some((column) => column && isPast(column)))
			return refuse(
				["columns"],
				"van de eerste en de laatste kolom mag niet alles weg zijn: daar beginnen en eindigen de lijnen.",
			);
		if (lines.length !== left.length - 1)
			return refuse(
				["lines"],
				`hier staan er ${lines.length}, maar tussen ${left.length} kolommen horen er ${left.length - 1}. Een kolom waarvan alles weg is, telt niet mee.`,
			);
		lines.forEach((link, at) => {
			const [from, to] = left.slice(at) as [Column, Column];
			const problem = problemOf(link, from, to);
			if (problem) refuse(["lines", at], problem);
		});
	})
	.meta({ together: true });

const few = (item: string, title: string, description: string) =>
	list(text.max(80), item, title, description).min(1).max(4);

/** `story.drawing` of a case. */
export const architecture = z.strictObject({
	title: heading("Staat boven de tekening."),
	intro: named(text.max(140), "Leeswijzer", "Zegt wat een vak is en wat een lijn is."),
	before: named(side, "Ervoor", "Hoe het systeem was."),
	after: named(side, "Erna", "Hoe het systeem werd."),
	gone: few("verdwenen onderdeel", "Weg", "Wat verdween, onder de tekening."),
	came: few("nieuw onderdeel", "Gekomen", "Wat erbij kwam, onder de tekening."),
	stayed: few("gebleven onderdeel", "Gebleven", "Wat bleef, onder de tekening."),
	note: named(
		text.max(160).optional(),
		"Opmerking",
		"Wat iemand er verder van moet weten, onder de tekening.",
	),
});

export type Link = z.output<typeof link>;
export type Side = z.output<typeof side>;
/** From which place of a column to which of the next. */
export type Pair = readonly [number, number];

/** Of which nothing is there any more: lines pass it by. */
export const isPast = (column: Column): boolean => presentIn(column).length === 0;

/** How long the lines of each place are, as a part of the longest, where the content says how far it is. */
export function reachesOf({ places = [] }: Column): number[] | undefined {
	const distances = places.flatMap(({ distance = [] }) => distance);
	const farthest = Math.max(...distances);
	return distances.length > 0 ? distances.map((distance) => distance / farthest) : undefined;
}

/** What is linked to what. Straight lines reach a platform anywhere: there it counts as its neighbour does. */
export function pairsOf(link: Link, from: Column, to: Column): Pair[] {
	const [left, right] = [presentIn(from), presentIn(to)];
	if (Array.isArray(link)) return link;
	if (link === "all") return left.flatMap((a) => right.map((b) => [a, b] as const));
	if (link === "straight") return (to.platform ? left : right).map((at) => [at, at]);
	if (link !== "spread") return left.flatMap((a) => link.to.map((b) => [a, b] as const));
	return Array.from({ length: Math.max(left.length, right.length) }, (_, turn) => [
		left[turn % left.length] as number,
		right[turn % right.length] as number,
	]);
}

function problemOf(link: Link, from: Column, to: Column): string | undefined {
	const [left, right] = [presentIn(from), presentIn(to)];
	if (reachesOf(from) && (typeof link === "string" || Array.isArray(link) || !to.frame))
		return "bij places met een distance horen lijnen zoals {to: [0, 2]}, naar een kolom met frame: true.";
	if (link === "straight" && !from.platform && !to.platform && `${left}` !== `${right}`)
		return `straight verbindt elk met zijn buur, maar links staan er ${left.length} en rechts ${right.length}. Kies spread, all of paren.`;
	const pairs = pairsOf(link, from, to);
	if (pairs.length > MOST_LINES)
		return `dat worden ${pairs.length} lijnen en meer dan ${MOST_LINES} zijn niet te volgen. Kies spread of straight.`;
	if (link === "straight") return undefined;
	const [start] = pairs.find(([a]) => !left.includes(a)) ?? [];
	if (start !== undefined)
		return `er loopt een lijn vanaf ${start}, maar in de kolom links staan alleen ${commaList(left)}. Tel vanaf 0; van wat weg is, loopt geen lijn.`;
	const [, end] = pairs.find(([, b]) => !right.includes(b)) ?? [];
	if (end !== undefined)
		return `er loopt een lijn naar ${end}, maar in de kolom rechts staan alleen ${commaList(right)}. Tel vanaf 0; naar wat weg is, loopt geen lijn.`;
	return undefined;
}
