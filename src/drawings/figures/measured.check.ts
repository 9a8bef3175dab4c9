/** Whether a figure says what its measurement says. */
import { type ParsedFigure, parseFigure } from "../../text/count-up.ts";
import type { Measured } from "./measured.schema.ts";

export const MINUTES_A_YEAR = 365 * 24 * 60;

/** A number that the figure may be, and the sum that leads to it. */
interface Sum {
	value: number;
	/** 'van 120 naar 18' */
	words: string;
	/** What is said behind its outcome: ' procent minder'. */
	of?: string;
}

/**
 * @param value the figure as visitors read it: `-85%`, `3x`, `<50ms`, `6 maanden`.
 * @returns what is wrong, worded for an editor; undefined when the sum is right.
 */
export function contradiction(value: string, measured: Measured): string | undefined {
	const figure = parseFigure(value);
	if (!figure) return `"${value}" bevat geen getal. Haal measured weg, of zet er een getal in.`;
	if (measured.kind === "payback") {
		const { months } = measured;
		const sum = repaid(measured);
		if (!says({ ...figure, value: months }, sum)) return refuse(`${months} maanden`, [sum]);
	}
	const sums = sumsOf(figure, measured);
	return sums.some((sum) => says(figure, sum)) ? undefined : refuse(value, sums);
}

/** The sums that could lead to such a figure. */
function sumsOf({ before, after }: ParsedFigure, measured: Measured): Sum[] {
	switch (measured.kind) {
		case "total":
			return [itself(measured.now)];
		case "payback":
			return [itself(measured.months)];
		case "uptime":
			return [
				{
					value: 100 * (1 - measured.now / MINUTES_A_YEAR),
					words: `een jaar van ${MINUTES_A_YEAR} minuten, waarvan ${exact.format(measured.now)} onbereikbaar,`,
					of: " procent bereikbaar",
				},
			];
		default: {
			const now = typeof measured.now === "number" ? measured.now : measured.now.value;
			const { was, unit } = measured;
			if (typeof was !== "number" || was === 0 || now === 0) return [itself(now)];
			if (after.startsWith("%")) {
				const change = [changed(was, now)];
				if (before === "") return unit === "%" ? [...change, itself(now)] : change;
				return before === "-" && now > was ? [] : change;
			}
			if (after.startsWith("x")) return [divided(was, now), divided(now, was), itself(now)];
			return [itself(now)];
		}
	}
}

const itself = (now: number): Sum => ({ value: now, words: "het getal van nu" });

const changed = (was: number, now: number): Sum => ({
	value: 100 * Math.abs(1 - now / was),
	words: `van ${exact.format(was)} naar ${exact.format(now)}`,
	of: ` procent ${now > was ? "meer" : "minder"}`,
});

const divided = (whole: number, by: number): Sum => ({
	value: whole / by,
	words: `${exact.format(whole)} gedeeld door ${exact.format(by)}`,
});

const repaid = ({ invested, perMonth }: Extract<Measured, { kind: "payback" }>): Sum => ({
	...divided(invested, perMonth),
	of: " maanden",
});

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

/** As they were typed, but for the comma. */
const exact = new Intl.NumberFormat("nl-NL", { useGrouping: false, maximumFractionDigits: 10 });
const decimals = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 3 });
const inWords = ({ value, words, of = "" }: Sum) => `${words} is ${decimals.format(value)}${of}`;
