/** What paths of all drawings are made with. */

/** Rows 1 high under each other, in a box as long as this: in each what was in outline, what is filled. */
export interface Picture {
	length: number;
	rows: { open?: string; full?: string }[];
}

/** A number of a path, in a box that is stretched: three decimals add up to less than a pixel. */
export const rounded = (value: number) => Number(value.toFixed(3));

/**
 * A field in a row 1 high, or a cell for each thing that it counts: between two lies a quarter of one.
 * @param drawn how many of them.
 */
export function fieldPath(from: number, length: number, cells = 1, drawn = cells): string {
	const cell = length / (1.25 * cells - 0.25);
	const outline = `h${rounded(cell)}v1h${-rounded(cell)}z`;
	// What repeats itself hardly weighs anything.
	return `M${rounded(from)} 0${Array(drawn)
		.fill(outline)
		.join(`m${rounded(1.25 * cell)} 0`)}`;
}

/** Lines down through a box 1 high, one at each of these places. */
export const linesPath = (at: readonly number[]) => at.map((place) => `M${place} 0v1`).join("");

/** 0, 1, 2 … as many as there are. */
export const places = (count: number) => Array.from({ length: count }, (_, at) => at);

export const sumOf = (numbers: readonly number[]) =>
	numbers.reduce((sum, number) => sum + number, 0);

/** What part of a row words need beside their bar, on a phone too. */
export const WORDS = 0.35;

/** Where the words of a bar stand, and the part of the row that they leave free. */
export interface Place {
	words: "on" | "after" | "before";
	share: number;
}

/** Words stand after a bar, on a long one that ends late, or before a short one. */
export function placeOf(from: number, to: number): Place {
	if (to <= 1 - WORDS) return { words: "after", share: to };
	if (to - from >= WORDS) return { words: "on", share: from };
	return { words: "before", share: 1 - from };
}
