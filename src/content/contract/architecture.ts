/** What a system was made of before and after, in columns, with lines between what depends on each other. */
import { z } from "astro/zod";
import { listOf } from "../wording.ts";
import { label, text } from "./parts.ts";

/** As many as can be told apart in the height of a telephone. */
const MOST_PLACES = 40;
const HOW_MANY = `kies een getal van 1 tot en met ${MOST_PLACES}: meer zijn op een telefoon niet te tellen.`;
/** More lines than this are a black field. */
const MOST_LINES = 120;

/** Which of a column, from its top: 0 is the first. */
const index = z.number().int().nonnegative();

/** A long word may be broken at a bar, as in `fraude|controle`, where a telephone has no room for it. */
const breakable = text.overwrite((words) => words.replaceAll("|", "\u00ad"));
const name = breakable.max(30);

const place = {
	name: name.meta({
		title: "Naam",
		description: "Staat in het vak; zet | waar een lang woord op een telefoon mag breken.",
	}),
	figure: name.optional().meta({
		title: "Tweede regel",
		description: "Een paar woorden of een getal onder de naam: '700 ms'.",
	}),
};

const node = z
	.strictObject({
		...place,
		state: z
			.enum(["keep", "came", "gone"])
			.optional()
			.meta({
				title: "Wat ermee gebeurde",
				description: "Wat kwam is een vol vak, wat verdween een gestippeld vak.",
				choices: { keep: "Bleef", came: "Kwam erbij", gone: "Verdween" },
			}),
	})
	.meta({ group: true });

/** Its lines are as long as the distance. */
const town = z
	.strictObject({
		...place,
		distance: z.number().positive().max(20_000).optional().meta({
			title: "Afstand in km",
			description: "Hoe ver het is naar de volgende kolom; zo lang wordt de lijn.",
		}),
	})
	.meta({ group: true });

const field = z
	.strictObject({
		title: name.meta({
			title: "Naam",
			description: "Staat in het veld; zet | waar een lang woord op een telefoon mag breken.",
		}),
		text: breakable.max(60).optional().meta({
			title: "Tekst",
			description: "Zegt onder de naam wat erin zit.",
		}),
		/** How many times as high as a field without it. */
		share: z.number().int().min(2).max(4).optional().meta({
			title: "Hoogte",
			description: "Hoeveel keer zo hoog dit veld is als het andere.",
		}),
	})
	.meta({ group: true });

const column = z
	.strictObject({
		/** A number in front is set large, and has to be how many there are. */
		label: text.max(22).meta({
			title: "Kop",
			description: "Zegt wat er in de kolom staat; een getal voorop moet kloppen: '31 sites'.",
		}),
		/** A cell each. */
		count: z.number().int().min(1, HOW_MANY).max(MOST_PLACES, HOW_MANY).optional().meta({
			title: "Aantal vakjes",
			description: "Zoveel gelijke vakjes zonder naam.",
		}),
		/** Cells of `count`. */
		gone: z.array(index).optional().meta({
			title: "Vakjes die weg zijn",
			description: "Welke vakjes gestippeld zijn, geteld vanaf 0.",
			item: "gestippelde vakje",
		}),
		/** A box each. `keep` is what nothing is said of. */
		nodes: z.array(node).min(1).max(MOST_PLACES).optional().meta({
			title: "Vakken",
			description: "Vakken met een naam.",
			item: "vak",
		}),
		places: z.array(town).min(1).max(MOST_PLACES).optional().meta({
			title: "Plaatsen",
			description: "Mensen of steden: namen zonder vak.",
			item: "plaats",
		}),
		platform: z.array(field).min(1).max(2).optional().meta({
			title: "Platform",
			description: "Een of twee grote velden in de kleur van de vlag, die de rest dragen.",
			item: "veld",
		}),
		frame: z.boolean().optional().meta({
			title: "Lijn eromheen",
			description: "Zegt dat alles in deze kolom op één plek staat.",
		}),
		foot: z
			.strictObject({
				figure: text
					.max(12)
					.meta({ title: "Cijfer", description: "Staat onder de kolom: '47 ms'." }),
				text: text.max(22).meta({
					title: "Bijschrift",
					description: "Zegt wat dat cijfer is: 'traagste stad'.",
				}),
			})
			.optional()
			.meta({ title: "Voet", description: "Wat voor de hele kolom geldt.", group: true }),
	})
	.superRefine((column, { addIssue }) => {
		const refuse = (field: string, message: string) =>
			addIssue({ code: "custom", path: [field], message });
		const kinds = KINDS.filter((kind) => column[kind] !== undefined);
		if (kinds.length !== 1)
			return refuse("label", `zet in deze kolom precies één van: ${listOf(KINDS)}.`);
		const wrong = column.gone?.filter((at) => at >= (column.count ?? 0)) ?? [];
		if (wrong.length > 0)
			refuse(
				"gone",
				`${listOf(wrong)} is er niet. Tel vanaf 0 en gebruik gone alleen bij count; bij nodes zet je state: gone.`,
			);
		const far = column.places?.filter(({ distance }) => distance) ?? [];
		if (![0, column.places?.length ?? 0].includes(far.length))
			refuse("places", "geef elke plaats een distance, of geen enkele.");
		const said = Number(/^\d+(?= )/.exec(column.label)?.[0] ?? Number.NaN);
		const counts = [sizeOf(column), presentIn(column).length];
		// One platform may have two fields.
		if (!Number.isNaN(said) && !column.platform && !counts.includes(said))
			refuse("label", `hier staat ${said}, maar er zijn er ${listOf(new Set(counts))}.`);
	});
const KINDS = ["count", "nodes", "places", "platform"] as const;

/** Lines between a column and the next. None runs to what is gone. */
const link = z.union(
	[
		/** Each to the one beside it, or to the platform. */
		z.literal("straight"),
		/** Each to one of the others, in turn: how many is right, which is not. */
		z.literal("spread"),
		/** Each to every other. */
		z.literal("all"),
		z.strictObject({
			to: z.array(index).min(1).meta({
				title: "Naar",
				description: "Naar welke van de volgende kolom elke lijn loopt, geteld vanaf 0.",
				item: "doel",
			}),
		}),
		z
			.array(
				z.tuple([index, index]).meta({
					title: "Lijn",
					description: "Van welke naar welke, geteld vanaf 0.",
					item: "kant",
				}),
			)
			.min(1)
			.meta({ title: "Lijnen", item: "lijn" }),
	],
	{
		error:
			"kies uit: straight, spread, all, {to: [0, 2]} of paren zoals [[0, 3], [1, 3]]. Tel vanaf 0.",
	},
);

export const side = z
	.strictObject({
		caption: text.max(160).meta({
			title: "Uitleg",
			description: "Zegt in een of twee zinnen hoe het was of werd.",
		}),
		/** Lines pass by what is gone altogether. */
		columns: z.array(column).min(2).max(5).meta({
			title: "Kolommen",
			description:
				"Van links naar rechts: wie iets vraagt het eerst, wat antwoord geeft het laatst.",
			item: "kolom",
		}),
		/** As many as there are spaces between columns that still are. */
		lines: z.array(link).meta({
			title: "Lijnen",
			description: "Hoe de lijnen tussen twee kolommen lopen; naar wat weg is, loopt geen lijn.",
			item: "soort lijnen",
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
	});

const few = z.array(text.max(80)).min(1).max(4);

/** `story.drawing` of a case. */
export const architecture = z.strictObject({
	title: label.meta({ title: "Kop", description: "Staat boven de tekening." }),
	intro: text.max(140).meta({
		title: "Leeswijzer",
		description: "Zegt wat een vak is en wat een lijn is.",
	}),
	before: side.meta({ title: "Ervoor", description: "Hoe het systeem was." }),
	after: side.meta({ title: "Erna", description: "Hoe het systeem werd." }),
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

export type Column = z.output<typeof column>;
export type Link = z.output<typeof link>;
export type Side = z.output<typeof side>;
export type Architecture = z.output<typeof architecture>;
/** From which place of a column to which of the next. */
export type Pair = readonly [number, number];

/** How many places a column has, with those that are gone. */
export const sizeOf = ({ count, nodes, places, platform }: Column): number =>
	count ?? (nodes ?? places ?? platform ?? []).length;

/** The places of a column that are there. */
export const presentIn = (column: Column): number[] =>
	Array.from({ length: sizeOf(column) }, (_, at) => at).filter(
		(at) => !column.gone?.includes(at) && column.nodes?.[at]?.state !== "gone",
	);

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
