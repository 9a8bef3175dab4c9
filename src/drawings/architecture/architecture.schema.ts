/** What a system was made of before and after: rows above and below what stayed, with lines between them. */
import { z } from "astro/zod";
import { group, heading, label, line, list, named, text, whole } from "../../fields/parts.ts";
import { commaList } from "../../fields/wording.ts";
import { places } from "../kit/paths.ts";

/** As many as can be told apart in the width of a telephone; more are a crowd. */
const MOST_IN_A_ROW = 40;
const MOST = 400;
/** More lines than this are a black field. */
const MOST_LINES = 120;

const howMany = (title: string, description: string, most = MOST) =>
	named(whole(1, most).optional(), title, description);

/** Exactly one of these is in a row; what an editor calls each. */
const SHAPES = {
	count: "Tekens zonder naam",
	names: "Vakjes met een letter",
	towns: "Plaatsen",
	steps: "Stappen onder elkaar",
	block: "Een groot veld",
	far: "Een plek verderop",
};
const KINDS = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

const box = group({
	name: line("Letter", "Staat in het vakje.", 3),
	stayed: named(z.boolean().optional(), "Bleef", "Wat later bleef, is een vol vakje."),
});

const town = group({
	name: line("Plaats", "Staat in het vakje.", 12),
	distance: named(z.number().positive().max(20_000), "Afstand in km", "Zo lang zijn haar lijnen."),
	figure: line("Cijfer", "Staat onder de plaats: '700 ms'.", 8).optional(),
});

const block = group({
	text: line("Tekst", "Staat in het veld, na de naam.", 50),
	figure: line("Cijfer", "Staat groot achter de tekst.", 8).optional(),
});

const row = z
	.strictObject({
		/** A number in front is set large, and has to be how many there are. */
		label: line("Naam", "Een getal voorop moet kloppen: '31 sites'.", 26),
		note: line("Toevoeging", "Een paar woorden onder de naam.", 30).optional(),
		/** They tell by themselves how they run, see `pairsOf`. */
		lines: howMany(
			"Lijnen",
			"Hoeveel lijnen er lopen naar de rij die dichter bij het midden staat: elk naar elk, of om de beurt.",
			MOST_LINES,
		),
		/** In a row, or a crowd. */
		count: howMany("Aantal", "Zoveel gelijke tekens; meer dan veertig staan door elkaar."),
		people: howMany("Waarvan mensen", "Zoveel van het aantal zijn mensen: een rondje."),
		other: howMany(
			"Waarvan anders",
			"Zoveel van het aantal zijn gestippeld en zonder lijn, of van een groot aantal een open ruitje.",
		),
		names: list(box, "vakje", "Vakjes", "Vakjes met een letter.").min(1).max(12).optional(),
		towns: list(town, "plaats", "Plaatsen", "Op een afstand van waar hun lijnen heen gaan.")
			.min(2)
			.max(8)
			.optional(),
		steps: named(
			whole(2, 60).optional(),
			"Stappen",
			"Zoveel sporten van een ladder, waar alles langs moet.",
		),
		block: named(block.optional(), "Veld", "Een groot veld, dat de rest draagt."),
		far: list(label, "wat bleef", "Wat daar bleef", "Hiervandaan loopt nog een lange lijn.")
			.min(1)
			.max(3)
			.optional(),
	})
	.superRefine((row, { addIssue }) => {
		const refuse = (field: string, message: string) =>
			addIssue({ code: "custom", path: [field], message });
		const kinds = KINDS.filter((kind) => row[kind] !== undefined);
		if (kinds.length !== 1)
			return refuse("label", `zet in deze rij precies één van: ${commaList(KINDS)}.`);
		const size = row.steps ?? sizeOf(row);
		for (const some of ["people", "other"] as const)
			if ((row[some] ?? 0) > (row.count ?? 0))
				refuse(some, `hier staat ${row[some]}, maar count is ${row.count ?? "er niet"}.`);
		const said = Number(/^\d+(?= )/.exec(row.label)?.[0] ?? Number.NaN);
		const counts = new Set([size, size - (row.other ?? 0)]);
		if (!Number.isNaN(said) && !counts.has(said))
			refuse("label", `hier staat ${said}, maar er zijn er ${commaList(counts)}.`);
	})
	.meta({ oneOf: SHAPES });

export type Row = z.output<typeof row>;

/** Before or after: rows from the middle on. */
export const side = z.strictObject({
	caption: line("Uitleg", "Zegt voor wie luistert wat er te zien is.", 160),
	rows: list(row, "rij", "Rijen", "Vanuit het midden: wat erna komt, staat verder weg.")
		.min(1)
		.max(4),
});

const few = (item: string, title: string, description: string) =>
	list(text.max(80), item, title, description).min(1).max(4);

/** `story.drawing` of a case. */
export const architecture = z
	.strictObject({
		title: heading("Staat boven wat verdween, kwam en bleef."),
		before: named(side, "Ervoor", "Hoe het systeem was: boven het midden."),
		middle: named(row, "Midden", "Wat bleef: hier grenst ervoor aan erna."),
		after: named(side, "Erna", "Hoe het systeem werd: onder het midden."),
		gone: few("verdwenen onderdeel", "Weg", "Wat verdween."),
		came: few("nieuw onderdeel", "Gekomen", "Wat erbij kwam."),
		stayed: few("gebleven onderdeel", "Gebleven", "Wat bleef."),
	})
	.superRefine(({ before, middle, after }, { addIssue }) => {
		for (const [name, { rows }] of Object.entries({ before, after }))
			rows.forEach((row, at) => {
				const problem = problemOf(row, rows[at - 1] ?? middle, middle);
				if (problem)
					addIssue({ code: "custom", path: [name, "rows", at, "lines"], message: problem });
			});
	})
	.meta({ together: true });

export type ArchitectureData = z.output<typeof architecture>;
/** From which place of a row to which of the next. */
export type Pair = readonly [number, number];

export const isCrowd = ({ count = 0 }: Row): boolean => count > MOST_IN_A_ROW;

/** How many places a row has, with those that are otherwise. */
export const sizeOf = ({ count, names, towns }: Row): number =>
	count ?? (names ?? towns)?.length ?? 1;

/** Which places are otherwise, spread over all: how many is right, which is not. */
export const othersIn = ({ count = 0, other = 0 }: Row): number[] =>
	places(other).map((nth) => Math.floor(((nth + 0.5) * count) / other));

const presentIn = (row: Row): number[] => {
	const others = othersIn(row);
	return places(sizeOf(row)).filter((at) => !others.includes(at));
};

/** Whether lines run straight to it, wherever they come from. */
export const isBroad = (row: Row): boolean => isCrowd(row) || row.block !== undefined;

/** What is linked to what. As many lines as can be are each to each; as few as can be, in turn. */
export function pairsOf(row: Row, nearer: Row): Pair[] {
	const { lines = 0 } = row;
	const [from, to] = [presentIn(row), presentIn(nearer)];
	if (lines === from.length * to.length) return from.flatMap((a) => to.map((b) => [a, b] as const));
	return places(lines).map((turn) => [
		from[turn % from.length] as number,
		to[turn % to.length] as number,
	]);
}

/** Whether its lines were drawn in turn, as nobody said which ran where. */
export const isSchematic = (row: Row, nearer: Row): boolean =>
	!isBroad(row) &&
	!row.far &&
	(row.lines ?? 0) > 0 &&
	row.lines !== presentIn(row).length * presentIn(nearer).length;

function problemOf(row: Row, nearer: Row, middle: Row): string | undefined {
	if (row.towns) return "plaatsen met een afstand kunnen alleen in het midden staan.";
	if (row.far && (!middle.towns || nearer !== middle))
		return "een plek verderop hoort naast een midden met plaatsen en hun afstand.";
	const { lines } = row;
	if (lines === undefined) return undefined;
	const [from, to] = [presentIn(row).length, presentIn(nearer).length];
	if (row.far)
		return lines % to ? `${lines} lijnen zijn niet te verdelen over ${to} plaatsen.` : undefined;
	if (isCrowd(nearer))
		return "van een groot aantal dat door elkaar staat, gaan geen lijnen verder.";
	if (isCrowd(row))
		return nearer.block ? undefined : "naar een groot aantal lopen alleen lijnen vanaf een veld.";
	const right = new Set(row.block ? [to] : [from * to, Math.max(from, to)]);
	return right.has(lines)
		? undefined
		: `hier staat ${lines}, maar het kunnen er ${[...right].join(" (elk naar elk) of ")}${right.size > 1 ? " (om de beurt)" : ""} zijn.`;
}
