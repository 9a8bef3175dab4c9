/** Figures in texts of the content, and where the same ones stand. */
import type { Field, FieldId, State, Value } from "../../protocol.ts";
import { piecesOf } from "../boxes/raw-text.ts";
import { usesOf } from "../fields.ts";

export interface Figure {
	/** With its sign and what it counts: '23 applicaties', '-38%', '<50ms'. */
	words: string;
	/** '23' */
	number: string;
	/** Where the words begin in the text as the file has it, and where in them the number does. */
	at: number;
	inWords: number;
	/** What it counts: 'applicaties', '%'. Empty where the text does not say so right behind it. */
	unit: string;
}

/** A number of a text that is part of no other word, name or number. */
const FIGURE =
	/(?<![\p{L}\d.,:/–-]|\p{Lu}{2,} |\d )(?<sign>(?<=^|\s|\()[-+<])?(?<number>\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?)(?![ .,:/–-]?\d)(?<unit>%|\+|(?:x|ms|s|min)(?!\p{L})| [\p{L}'’-]+)?/gu;

/** Words behind a number that it does not count. */
const NO_UNIT = new Set(
	"van naar tot tot-en-met en of was waren is zijn werd wordt in per op tegen bij met na voor die dat om als aan uit te ten het de een staan stond blijft zo nu toen dan maar keer".split(
		" ",
	),
);
const MONTH =
	/^(januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/;
const YEAR = /^(19|20)\d\d$/;
/** So many in a row are a telephone number, or that of a register. */
const LONG = /\d{5}/;

/** Those that may be said elsewhere too: no years, dates, telephone numbers, or digits that count nothing. */
export function figuresIn(text: string): Figure[] {
	let start = 0;
	return piecesOf(text).flatMap((piece) => {
		const before = start;
		start += (typeof piece === "string" ? piece : piece.raw).length;
		if (typeof piece !== "string") return [];
		return [...piece.matchAll(FIGURE)].flatMap((match) => {
			const { sign = "", number = "", unit: behind = "" } = match.groups ?? {};
			const word = behind.trim();
			const unit = NO_UNIT.has(word) ? "" : word;
			if (YEAR.test(number) || MONTH.test(unit) || LONG.test(number)) return [];
			if (number === "1" || (number.length === 1 && !unit)) return [];
			const words = sign + number + (unit && behind);
			return { words, number, at: before + match.index, inWords: sign.length, unit };
		});
	});
}

/** Two texts that have it hardly do so by chance: it says what it counts, or is long. */
export const isTelling = ({ unit, number }: Figure) => unit !== "" || /[.,]/.test(number);

/** A text in which a figure stands. */
export interface Use {
	field: Field;
	/** Those of the same number. */
	figures: Figure[];
	/** The very same words. */
	isSame: boolean;
}

/** Names are not made of names. */
const SOURCES = /^content\/(claims|identity)\.yaml$/;
export const isClaimable = ({ kind, file }: Field) => kind === "text" && !SOURCES.test(file);

const known = new WeakMap<State, { field: Field; figures: Figure[] }[]>();
function allFigures(state: State) {
	const found =
		known.get(state) ??
		state.fields
			.filter(isClaimable)
			.map((field) => ({ field, figures: figuresIn(String(field.value ?? "")) }))
			.filter(({ figures }) => figures.length > 0);
	known.set(state, found);
	return found;
}

/** Other fields that have the number of this figure, those with the very same words first. */
export function usesOfFigure(state: State, figure: Figure, own: FieldId): Use[] {
	return allFigures(state)
		.flatMap(({ field, figures }) => {
			const same = figures.filter(({ number }) => number === figure.number);
			if (same.length === 0 || field.id === own) return [];
			return { field, figures: same, isSame: same.some(({ words }) => words === figure.words) };
		})
		.toSorted((one, other) => Number(other.isSame) - Number(one.isSame));
}

/** Longer is a text in which a figure stands, rather than one. */
const MOST_OF_FIGURE = 20;

/**
 * What says the number that a figure had: texts of the same file, or of those that refer to it.
 * @param was what it said, and `now` what it says.
 */
export function stillSaid(state: State, field: Field, was: Value, now: Value): Use[] {
	const [before, after] = [was, now].map((value) => figuresIn(asRead(value)));
	if (asRead(was).length > MOST_OF_FIGURE) return [];
	const texts = usesOf(state, [field]);
	const files = new Set((texts.length > 0 ? texts : [field]).map(({ file }) => file));
	return (before ?? [])
		.filter(({ number }) => !after?.some((figure) => figure.number === number))
		.flatMap((figure) => usesOfFigure(state, figure, field.id))
		.filter((use) => files.has(use.field.file));
}

const asRead = (value: Value) =>
	typeof value === "number" ? value.toLocaleString("nl") : String(value ?? "");

/**
 * @param name of the claim that is to stand for it: `claims.applicaties-openshift.aantal`.
 * @param isNumber only the number is named: its sign and what it counts stay in the text.
 */
export function withName(
	text: string,
	figure: Figure,
	{ name, isNumber }: { name: string; isNumber: boolean },
): string {
	const found = figuresIn(text).filter(({ number }) => number === figure.number);
	const same = found.filter(({ words }) => words === figure.words);
	return (isNumber && same.length === 0 ? found : same).reduceRight((changed, one) => {
		const [start, length] = isNumber
			? [one.at + one.inWords, one.number.length]
			: [one.at, one.words.length];
		return `${changed.slice(0, start)}{{${name}}}${changed.slice(start + length)}`;
	}, text);
}

/** The sentence around a figure, in three parts: before it, its words, and behind it. */
export function sentenceAround(text: string, { at, words }: Figure): [string, string, string] {
	const [before, behind] = [text.slice(0, at), text.slice(at + words.length)];
	const start = Math.max(
		...[...before.matchAll(/[.!?]\s+/g)].map((end) => end.index + end[0].length),
		0,
	);
	const end = /[.!?](?=\s|$)/.exec(behind);
	return [before.slice(start), words, end ? behind.slice(0, end.index + 1) : behind];
}
