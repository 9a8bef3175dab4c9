/** Whether a figure says what its measurement says, and whether that can be drawn. */
import { type ParsedFigure, parseFigure } from "../../text/count-up.ts";
import type { Sum } from "./chart.schema.ts";
import { chartOf, type Measured } from "./measured.schema.ts";

/**
 * @param value the figure as visitors read it: `-85%`, `3x`, `<50ms`, `6 maanden`.
 * @returns what is wrong, worded for an editor; undefined when the sum is right.
 */
export function contradiction(value: string, measured: Measured): string | undefined {
	const figure = parseFigure(value);
	if (!figure || /\d/.test(figure.after))
		return `"${value}" bevat niet één getal. Haal measured weg, of zet er één getal in.`;
	const sums = chartOf(measured).sums(figure, measured);
	return sums.some((sum) => says(figure, sum)) ? undefined : refuse(value, sums);
}

/** Rounded to the decimals of the figure, they are equal; after `<` it is below, before `+` at least that. */
function says({ before, value, after, notation }: ParsedFigure, sum: Sum): boolean {
	if (before.endsWith("<")) return sum.value < value;
	if (after.startsWith("+")) return sum.value >= value;
	return notation.format(sum.value) === notation.format(value);
}

const refuse = (value: string, sums: Sum[]) =>
	sums.length === 0
		? `"${value}" zegt dat het minder werd, maar now is hoger dan was. Verander het teken of de getallen.`
		: `"${value}" klopt niet met wat eronder staat: ${sums.map(inWords).join(", of ")}. Verander het cijfer, of de getallen van de meting.`;

const decimals = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 3 });
const inWords = ({ value, words, of = "" }: Sum) => `${words} is ${decimals.format(value)}${of}`;
