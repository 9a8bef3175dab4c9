/** How long a step takes, as its drawing and its text say it. */

/** Each unit of time in hours of work. */
const HOURS: Record<string, number> = { uur: 1, dagen: 8, weken: 40, maanden: 160 };
const UNITS = Object.keys(HOURS);
const LENGTH = new RegExp(`^(\\d+) tot (\\d+)\\s(${UNITS.join("|")})$`);

/** In hours of work, at least and at most. @returns undefined for a length that no number says. */
export function spanOf(length: string): { from: number; to: number } | undefined {
	const [, from, to, unit = ""] = LENGTH.exec(length) ?? [];
	const hours = HOURS[unit];
	return hours && Number(from) < Number(to)
		? { from: Number(from) * hours, to: Number(to) * hours }
		: undefined;
}

/** Whether it can be drawn: to scale, or out of the window. */
export const mayBeLength = (length: string) => !/\d/.test(length) || spanOf(length) !== undefined;

const NUMBERS = "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" ");
/** Words by which a page says how long something takes. */
export const LENGTH_WORDS = [...NUMBERS, ...UNITS];

/** Whether a text says a length, in figures or, up to twelve, in words; one without numbers it need not. */
export function saysLength(text: string, length: string): boolean {
	const either = length
		.replace(/\d+/g, (digits) => `(?:${digits}|${NUMBERS[Number(digits)] ?? digits})`)
		.replace(/\s+/g, "\\s+");
	return !spanOf(length) || new RegExp(either, "i").test(text);
}
