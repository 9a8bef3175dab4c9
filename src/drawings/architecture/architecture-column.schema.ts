/** A column of a drawn system: what stands under each other in it, and how many of these are left. */
import { z } from "astro/zod";
import { named } from "../../fields/named.ts";
import { text } from "../../fields/parts.ts";
import { listOf } from "../../fields/wording.ts";

/** As many as can be told apart in the height of a telephone. */
const MOST_PLACES = 40;
const HOW_MANY = `kies een getal van 1 tot en met ${MOST_PLACES}: meer zijn op een telefoon niet te tellen.`;
/** Which of a column, from its top: 0 is the first. */
export const index = z.number().int().nonnegative().meta({ example: 0 });

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
		text: named(breakable.max(60).optional(), "Tekst", "Zegt onder de naam wat erin zit."),
		/** How many times as high as a field without it. */
		share: z.number().int().min(2).max(4).optional().meta({
			title: "Hoogte",
			description: "Hoeveel keer zo hoog dit veld is als het andere.",
		}),
	})
	.meta({ group: true });

/** Exactly one of these is in a column; what an editor calls each. */
const SHAPES = {
	nodes: "Vakken met een naam",
	count: "Vakjes zonder naam",
	places: "Plaatsen",
	platform: "Een platform",
};
const KINDS = Object.keys(SHAPES) as ("count" | "nodes" | "places" | "platform")[];

export const column = z
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
				text: named(text.max(22), "Bijschrift", "Zegt wat dat cijfer is: 'traagste stad'."),
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
	})
	.meta({ oneOf: SHAPES });

export type Column = z.output<typeof column>;

/** How many places a column has, with those that are gone. */
export const sizeOf = ({ count, nodes, places, platform }: Column): number =>
	count ?? (nodes ?? places ?? platform ?? []).length;

/** The places of a column that are there. */
export const presentIn = (column: Column): number[] =>
	Array.from({ length: sizeOf(column) }, (_, at) => at).filter(
		(at) => !column.gone?.includes(at) && column.nodes?.[at]?.state !== "gone",
	);
