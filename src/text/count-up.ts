/** A text with a number in it, taken apart so that the number can count up. */
export interface ParsedFigure {
	/** What stands before the number, its sign included: `<`, `−`. */
	before: string;
	/** The number without sign, finite. */
	value: number;
	/** What stands after it: `%`, `ms`, `+`, `x`, ` weken`. */
	after: string;
	/** The number as it counts up, in the notation it was written in. */
	notation: Intl.NumberFormat;
}

/** Dutch notation: dots between thousands, a comma before decimals. */
const DUTCH_NUMBER = /\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?/;
/** The most decimals that Intl.NumberFormat accepts in every browser. */
const MOST_DECIMALS = 20;

/**
 * Finds the first number of a text: 99,95% holds 99.95 and 12.000+ holds 12000.
 * @returns null where there is no number, or one too large to count with.
 */
export function parseFigure(text: string): ParsedFigure | null {
	const match = DUTCH_NUMBER.exec(text);
	if (!match) return null;
	const [written] = match;
	const [whole = "", decimals = ""] = written.split(",");
	const value = Number(`${whole.replaceAll(".", "")}.${decimals}`);
	if (!Number.isFinite(value)) return null;
	const digits = Math.min(decimals.length, MOST_DECIMALS);
	return {
		before: text.slice(0, match.index),
		value,
		after: text.slice(match.index + written.length),
		notation: new Intl.NumberFormat("nl-NL", {
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
			useGrouping: whole.includes("."),
		}),
	};
}

/**
 * The text on its way from 0 to its own number.
 * @param progress from 0 (the number is 0) to 1 (the text as it was written).
 */
export function figureAt(text: string, figure: ParsedFigure | null, progress: number): string {
	if (!figure || progress >= 1) return text;
	const { before, value, after, notation } = figure;
	return `${before}${notation.format(value * Math.max(progress, 0))}${after}`;
}
