/** What a system was made of before and after, in columns, with lines between what depends on each other. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { label, text } from "../../fields/parts.ts";
import { listOf } from "../../fields/wording.ts";
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
					to: z.array(index).min(1).meta({
						title: "Naar",
						description: "Naar welke van de volgende kolom elke lijn loopt, geteld vanaf 0.",
						item: "doel",
					}),
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
		columns: z.array(column).min(2).max(5).meta({
			title: "Kolommen",
			description:
				"Van links naar rechts: wie iets vraagt het eerst, wat antwoord geeft het laatst.",
			item: "kolom",
		}),
		/** As many as there are spaces between columns that still are. */
		lines: z.array(link).min(1).meta({
			title: "Lijnen",
			description: "Tussen elke twee kolommen een rij lijnen, van links naar rechts.",
			item: "rij lijnen",
		}),
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
		const wide = columns.reduce((sum, column) => sum + widthOf(column), lines.length * LINES_WIDTH);
		if (wide > PHONE_WIDTH)
			refuse(
				["columns"],
				`deze kolommen passen niet naast elkaar op een telefoon (${Math.round(wide)} px, er is ${PHONE_WIDTH}). De langste woorden: ${listOf(columns.map(longestWord).filter(Boolean))}. Kort er een in, of zet een streepje | waar het woord mag breken.`,
			);
	})
	.meta({ together: true });

const few = z.array(text.max(80)).min(1).max(4);

/** `story.drawing` of a case. */
export const architecture = z.strictObject({
	title: named(label, "Kop", "Staat boven de tekening."),
	intro: named(text.max(140), "Leeswijzer", "Zegt wat een vak is en wat een lijn is."),
	before: named(side, "Ervoor", "Hoe het systeem was."),
	after: named(side, "Erna", "Hoe het systeem werd."),
	gone: few.meta({
		title: "Weg",
		description: "Wat verdween, onder de tekening.",
		item: "verdwenen onderdeel",
	}),
	came: few.meta({
		title: "Gekomen",
		description: "Wat erbij kwam, onder de tekening.",
		item: "nieuw onderdeel",
	}),
	stayed: few.meta({
		title: "Gebleven",
		description: "Wat bleef, onder de tekening.",
		item: "gebleven onderdeel",
	}),
	note: text.max(160).optional().meta({
		title: "Opmerking",
		description: "Wat iemand er verder van moet weten, onder de tekening.",
	}),
});

export type Link = z.output<typeof link>;
export type Side = z.output<typeof side>;
export type Architecture = z.output<typeof architecture>;
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
		return `er loopt een lijn vanaf ${start}, maar in de kolom links staan alleen ${listOf(left)}. Tel vanaf 0; van wat weg is, loopt geen lijn.`;
	const [, end] = pairs.find(([, b]) => !right.includes(b)) ?? [];
	if (end !== undefined)
		return `er loopt een lijn naar ${end}, maar in de kolom rechts staan alleen ${listOf(right)}. Tel vanaf 0; naar wat weg is, loopt geen lijn.`;
	return undefined;
}

/** A window of 320 px without its edges, in CSS pixels as what follows. */
const PHONE_WIDTH = 280;
const LINES_WIDTH = 16;
const CELL_WIDTH = 20;
/** Of letters of 13 px. */
const LETTER_WIDTH = 7;
/** The edges of a box, and those of what stands around boxes. */
const BOX_WIDTH = 12;

/** How narrow a column can be. */
function widthOf(column: Column): number {
	if (column.count) return CELL_WIDTH;
	const box = column.places ? 0 : BOX_WIDTH;
	return longestWord(column).length * LETTER_WIDTH + box + (column.frame ? BOX_WIDTH : 0);
}

/** The longest of the parts that a column's names can be broken into. */
const longestWord = ({ nodes = [], places = [], platform = [] }: Column): string =>
	[
		...[...nodes, ...places].flatMap(({ name, figure = "" }) => [name, figure]),
		...platform.flatMap(({ title, text = "" }) => [title, text]),
	]
		.flatMap((words) => words.split(/ |(?<=[\u00ad-])/))
		.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
