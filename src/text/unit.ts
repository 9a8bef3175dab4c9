/** How the unit of a measurement is written beside its numbers. */

/** The letters of the longest word that fits behind a number on a phone: `werkdagen`. */
const MOST_LETTERS = 9;

/**
 * `uur per week` is `uur` behind each number, and `per week` above them.
 * @returns a symbol, short enough to belong to each number, and without a plural: `%`, `ms`, `uur`;
 *   or a word that fits behind each; and what is said once: the rest of the unit, or all of it.
 */
export function unitOf(unit: string): { symbol?: string; word?: string; above?: string } {
	const [short = "", ...rest] = unit.split(/ (?=per )/);
	const above = rest.length > 0 && { above: rest.join(" ") };
	if (/^\S{1,3}$/.test(short)) return { symbol: short, ...above };
	if (/^\S+$/.test(short) && short.length <= MOST_LETTERS) return { word: short, ...above };
	return { above: unit };
}

/** 1 dag and 0,5 dag, but 0 dagen and 1,5 dagen. */
export const isSingular = (value: number) => value > 0 && value <= 1;

/** A number of a measurement: `1.280`, `0,5`. Made once: to make it takes longer than to write a number. */
export const { format: inDutch } = new Intl.NumberFormat("nl-NL", { maximumSignificantDigits: 7 });
