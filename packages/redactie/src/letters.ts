/** How words are written. */

/** Of a name at the start of a sentence. A capital has no accent: 'Eén'. */
export const capital = (text: string) =>
	text.slice(0, 1).normalize("NFD").slice(0, 1).toUpperCase() + text.slice(1);

/** Inside a sentence or a name it begins with a small letter, unless it is one like KvK or UX. */
export const small = (text: string) =>
	/^\p{Lu}[\p{Ll}\d']*[^\p{L}]*(\s|$|-\p{Ll})/u.test(text)
		? text.slice(0, 1).toLowerCase() + text.slice(1)
		: text;

/** For searching: small letters without accents. */
export const plain = (text: string) =>
	text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const NUMBERS = "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" ");
/** As Dutch people write it: in letters up to twelve. */
export const inLetters = (value: number) => NUMBERS[value] ?? String(value);

/**
 * @param item what one of a list is called: 'vacature'.
 * @param neuter what has 'het'.
 */
export const newOne = (item: string, neuter: RegExp | undefined) =>
	neuter?.test(item) ? `Nieuw ${item}` : `Nieuwe ${item}`;
