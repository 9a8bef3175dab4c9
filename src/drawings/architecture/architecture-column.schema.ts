/** A column of a drawn system: what stands under each other in it, and how many of these are left. */
import { z } from "astro/zod";
import { group, list, named, text } from "../../fields/parts.ts";
import { commaList } from "../../fields/wording.ts";

/** As many as can be told apart in the height of a telephone. */
const MOST_PLACES = 40;
const HOW_MANY = `kies een getal van 1 tot en met ${MOST_PLACES}: meer zijn op een telefoon niet te tellen.`;
/** Which of a column, from its top: 0 is the first. */
export const index = z.number().int().nonnegative().meta({ example: 0 });

/** A long word may be broken at a bar, as in `fraude|controle`, where a telephone has no room for it. */
const breakable = text.overwrite((words) => words.replaceAll("|", "\u00ad"));
const name = breakable.max(30);
const MAY_BREAK = "zet | waar een lang woord op een telefoon mag breken.";

const place = {
	name: named(name, "Naam", `Staat in het vak; ${MAY_BREAK}`),
	figure: named(
		name.optional(),
		"Tweede regel",
		"Een paar woorden of een getal onder de naam: '700 ms'.",
	),
};

const node = group({
	...place,
	state: z
		.enum(["keep", "came", "gone"])
		.optional()
		.meta({
			title: "Wat ermee gebeurde",
			description: "Wat kwam is een vol vak, wat verdween een gestippeld vak.",
			choices: { keep: "Bleef", came: "Kwam erbij", gone: "Verdween" },
		}),
});

/** Its lines are as long as the distance. */
const town = group({
	...place,
	distance: named(
		z.number().positive().max(20_000).optional(),
		"Afstand in km",
		"Hoe ver het is naar de volgende kolom; zo lang wordt de lijn.",
	),
});

const field = group({
	title: named(name, "Naam", `Staat in het veld; ${MAY_BREAK}`),
	text: named(breakable.max(60).optional(), "Tekst", "Zegt onder de naam wat erin zit."),
	/** How many times as high as a field without it. */
	share: named(
		z.number().int().min(2).max(4).optional(),
		"Hoogte",
		"Hoeveel keer zo hoog dit veld is als het andere.",
	),
});

const foot = group({
	figure: named(text.max(12), "Cijfer", "Staat onder de kolom: '47 ms'."),
	text: named(text.max(22), "Bijschrift", "Zegt wat dat cijfer is: 'traagste stad'."),
});

/** Exactly one of these is in a column; what an editor calls each. */
const SHAPES = {
	nodes: "Vakken met een naam",
	count: "Vakjes zonder naam",
	places: "Plaatsen",
	platform: "Een platform",
};
const KINDS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

export const column = z
	.strictObject({
		/** A number in front is set large, and has to be how many there are. */
		label: named(
			text.max(22),
			"Kop",
			"Zegt wat er in de kolom staat; een getal voorop moet kloppen: '31 sites'.",
		),
		/** A cell each. */
		count: named(
			z.number().int().min(1, HOW_MANY).max(MOST_PLACES, HOW_MANY).optional(),
			"Aantal vakjes",
			"Zoveel gelijke vakjes zonder naam.",
		),
		/** Cells of `count`. */
		gone: list(
			index,
			"gestippelde vakje",
			"Vakjes die weg zijn",
			"Welke vakjes gestippeld zijn, geteld vanaf 0.",
		).optional(),
		/** A box each. `keep` is what nothing is said of. */
		nodes: list(node, "vak", "Vakken", "Vakken met een naam.").min(1).max(MOST_PLACES).optional(),
		places: list(town, "plaats", "Plaatsen", "Mensen of steden: namen zonder vak.")
			.min(1)
			.max(MOST_PLACES)
			.optional(),
		platform: list(
			field,
			"veld",
			"Platform",
			"Een of twee grote velden in de kleur van de vlag, die de rest dragen.",
		)
			.min(1)
			.max(2)
			.optional(),
		frame: named(
			z.boolean().optional(),
			"Lijn eromheen",
			"Zegt dat alles in deze kolom op één plek staat.",
		),
		foot: named(foot.optional(), "Voet", "Wat voor de hele kolom geldt."),
	})
	.superRefine((column, { addIssue }) => {
		const refuse = (field: string, message: string) =>
			addIssue({ code: "custom", path: [field], message });
		const kinds = KINDS.filter((kind) => column[kind] !== undefined);
		if (kinds.length !== 1)
			return refuse("label", `zet in deze kolom precies één van: ${commaList(KINDS)}.`);
		const wrong = column.gone?.filter((at) => at >= (column.count ?? 0)) ?? [];
		if (wrong.length > 0)
			refuse(
				"gone",
				`${commaList(wrong)} is er niet. Tel vanaf 0 en gebruik gone alleen bij count; bij nodes zet je state: gone.`,
			);
		const far = column.places?.filter(({ distance }) => distance) ?? [];
		if (![0, column.places?.length ?? 0].includes(far.length))
			refuse("places", "geef elke plaats een distance, of geen enkele.");
		const said = Number(/^\d+(?= )/.exec(column.label)?.[0] ?? Number.NaN);
		const counts = [sizeOf(column), presentIn(column).length];
		// One platform may have two fields.
		if (!Number.isNaN(said) && !column.platform && !counts.includes(said))
			refuse("label", `hier staat ${said}, maar er zijn er ${commaList(new Set(counts))}.`);
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
