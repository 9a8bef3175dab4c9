/**
 * Where the letters of a word stand in the display face, read from its file when a page is built:
 * so flags can hang over them, each exactly as wide as its letter.
 */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";

const font = create(readFileSync("src/assets/fonts/archivo-display.woff2")) as Font;

export interface LetterWidths {
	/** From the ink of the first letter to that of the last, in em. */
	width: number;
	/** How far the word begins before its ink, as a part of `width`. */
	before: number;
	/** Of each letter where its ink begins and ends, as parts of `width`. */
	letters: { from: number; to: number }[];
	/** Whether a letter hangs below the line, as those of 'groep'. */
	isLow: boolean;
}

/** @param word without kerning, as its styles say too. */
export function letterWidths(word: string): LetterWidths {
	let at = 0;
	const ink = font.glyphsForString(word).map(({ bbox, advanceWidth }) => {
		const letter = { from: at + bbox.minX, to: at + bbox.maxX, low: bbox.minY };
		at += advanceWidth;
		return letter;
	});
	const first = ink[0]?.from ?? 0;
	const width = (ink.at(-1)?.to ?? at) - first;
	const part = (units: number) => (units - first) / width;
	return {
		width: width / font.unitsPerEm,
		before: first / width,
		letters: ink.map(({ from, to }) => ({ from: part(from), to: part(to) })),
		isLow: ink.some(({ low }) => low < LOW * font.unitsPerEm),
	};
}

/** In em: a round letter goes a hair below the line. */
const LOW = -0.05;
