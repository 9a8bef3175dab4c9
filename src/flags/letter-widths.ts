/**
 * Where the letters of a word stand in the display face, read from its file when a page is built:
 * so flags can hang over them, each exactly as wide as its letter.
 */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";

const font = create(readFileSync("src/assets/fonts/archivo-display.woff2")) as Font;
/** All lengths are in thousandths of an em. */
const UNIT = 1000 / font.unitsPerEm;

export interface LetterWidths {
	/** From where the word begins to where the next would. */
	advance: number;
	/** From the ink of the first letter to that of the last. */
	width: number;
	/** How far the word begins before its ink. */
	before: number;
	/** Of each letter where its ink begins and ends, as parts of `width`. */
	letters: { from: number; to: number }[];
	/** Less where no letter hangs below the line, as those of 'groep' do. */
	height: number;
	/** Of all letters, from the first ink on, the line they stand on at 0. */
	outline: string;
}

/**
 * @param word without kerning, as its styles say too.
 * @param spacing between letters.
 */
export function letterWidths(word: string, spacing = 0): LetterWidths {
	let advance = 0;
	const ink = font.glyphsForString(word).map(({ bbox, advanceWidth, path }) => {
		const shape = path.transform(UNIT, 0, 0, -UNIT, advance, 0);
		const from = advance + bbox.minX * UNIT;
		const to = advance + bbox.maxX * UNIT;
		advance += advanceWidth * UNIT + spacing;
		return { from, to, below: bbox.minY * UNIT, shape };
	});
	const before = ink[0]?.from ?? 0;
	const width = (ink.at(-1)?.to ?? advance) - before;
	return {
		advance,
		width,
		before,
		letters: ink.map(({ from, to }) => ({
			from: (from - before) / width,
			to: (to - before) / width,
		})),
		height: ink.some(({ below }) => below < A_HAIR) ? 940 : 710,
		outline: ink.map(({ shape }) => shape.translate(-before, 0).toSVG()).join(""),
	};
}

/** A round letter goes a hair below the line. */
const A_HAIR = -50;
/** How far below the top of a word the line is that its letters stand on. */
export const WORD_LINE = 698;
