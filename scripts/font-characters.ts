const range = (from: number, to: number) =>
	String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
/**
 * What the site's own font can print: ASCII, Latin-1 (Dutch accents and loan words) and the
 * punctuation the copy uses.
 */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıĲĳ‐‑–—‘’“”„…•€™−→`;
