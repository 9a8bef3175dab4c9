/** Numbers as Dutch people write them: 4,2 and 12.000. */
const DUTCH = new Intl.NumberFormat("nl-NL", { useGrouping: "min2", maximumFractionDigits: 20 });

export const showNumber = (number: number) => DUTCH.format(number);

const GROUPED = /^-?\d{1,3}(\.\d{3})+(,\d+)?$/;
const PLAIN = /^-?\d+([.,]\d+)?$/;

/** undefined: it is no number. A point before three digits parts thousands, before others it is a comma. */
export function readNumber(text: string): number | undefined {
	const typed = text.trim().replace(/^[−–]/, "-");
	if (GROUPED.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
	if (PLAIN.test(typed)) return Number(typed.replace(",", "."));
	return;
}
