/** Dutch notation: dots between thousands, a comma before decimals. */
const DUTCH_NUMBER = /\d{1,3}(?:\.\d{3})+(?!\d)(?:,\d+)?|\d+(?:,\d+)?/;
/** The most decimals that Intl.NumberFormat accepts in every browser. */
const MOST_DECIMALS = 20;

/**
 * Finds the first number of a text: 99,95% holds 99.95 and 12.000+ holds 12000.
 * @returns the text, taken apart so that the number can count up; null where there is no number, or
 *   one too large to count with.
 */
export function parseFigure(text: string) {
	const match = DUTCH_NUMBER.exec(text);
	if (!match) return null;
	const [written] = match;
	const [whole = "", decimals = ""] = written.split(",");
	const value = Number(`${whole.replaceAll(".", "")}.${decimals}`);
	if (!Number.isFinite(value)) return null;
	const digits = Math.min(decimals.length, MOST_DECIMALS);
	return {
		/** What stands before the number, its sign included: `<`, `−`. */
		before: text.slice(0, match.index),
		/** Without sign, finite. */
		value,
		/** What stands after it: `%`, `ms`, `+`, `x`, ` weken`. */
		after: text.slice(match.index + written.length),
		/** How it was written. */
		notation: new Intl.NumberFormat("nl-NL", {
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
			useGrouping: whole.includes("."),
		}),
	};
}
export type ParsedFigure = NonNullable<ReturnType<typeof parseFigure>>;

/**
 * The text on its way from 0 to its own number.
 * @param progress from 0 (the number is 0) to 1 (the text as it was written).
 */
export function figureAt(text: string, figure: ParsedFigure | null, progress: number): string {
	if (!figure || progress >= 1) return text;
	const { before, value, after, notation } = figure;
	return `${before}${notation.format(value * Math.max(progress, 0))}${after}`;
}
