/** Figures that were changed, and the texts that still say what they were. */
import type { Field, State, Value } from "../../protocol.ts";
import { piecesOf } from "../boxes/texts.ts";
import { partsOf, usesOf } from "./fields.ts";

interface Figure {
	/** With its sign and what it counts: '23 applicaties', '-38%', '<50ms'. */
	words: string;
	/** '23' */
	number: string;
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
	const own = piecesOf(text).filter((piece) => typeof piece === "string");
	return own.flatMap((piece) =>
		[...piece.matchAll(FIGURE)].flatMap(({ groups }) => {
			const { sign = "", number = "", unit: behind = "" } = groups ?? {};
			const unit = NO_UNIT.has(behind.trim()) ? "" : behind;
			if (YEAR.test(number) || MONTH.test(unit.trim()) || LONG.test(number)) return [];
			if (number === "1" || (number.length === 1 && !unit)) return [];
			return { words: sign + number + unit, number };
		}),
	);
}

const known = new WeakMap<State, { field: Field; figures: Figure[] }[]>();
function allFigures(state: State) {
	// What others refer to says nothing of them.
	const sources = new Set(state.names.map(({ source }) => partsOf(source).file));
	const found =
		known.get(state) ??
		state.fields
			.filter(({ kind, file }) => kind === "text" && !sources.has(file))
			.map((field) => ({ field, figures: figuresIn(String(field.value ?? "")) }))
			.filter(({ figures }) => figures.length > 0);
	known.set(state, found);
	return found;
}

/** Longer is a text in which a figure stands, rather than one. */
const MOST_OF_FIGURE = 20;

/**
 * What says the number that a figure had: texts of the same file, or of those that refer to it.
 * @param was what it said, and `now` what it says.
 * @returns each with the words in which it still says it.
 */
export function stillSaid(state: State, field: Field, was: Value, now: Value) {
	const [before, after] = [was, now].map((value) => figuresIn(asRead(value)));
	if (asRead(was).length > MOST_OF_FIGURE) return [];
	const texts = usesOf(state, [field]);
	const files = new Set((texts.length > 0 ? texts : [field]).map(({ file }) => file));
	const isIn = (figures: Figure[] | undefined, { number }: Figure) =>
		figures?.find((one) => one.number === number);
	const gone = (before ?? []).filter((figure) => !isIn(after, figure));
	return allFigures(state).flatMap(({ field: other, figures }) => {
		const said = gone.map((figure) => isIn(figures, figure)).find(Boolean);
		return said && other.id !== field.id && files.has(other.file)
			? { field: other, words: said.words }
			: [];
	});
}

const asRead = (value: Value) =>
	typeof value === "number" ? value.toLocaleString("nl") : String(value ?? "");
