/**
 * Where the letters of a word stand in the display face, read from its file when a page is built:
 * so flags can hang over them, each exactly as wide as its letter.
 */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkitten";

const font = create(readFileSync("src/assets/fonts/archivo-display.woff2")) as Font;
/** All lengths are in thousandths of an em. */
const UNIT = 1000 / font.unitsPerEm;

/**
 * @param word without kerning, as its styles say too.
 * @param spacing between letters.
 */
export function letterWidths(word: string, spacing = 0) {
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
		/** From where the word begins to where the next would. */
		advance,
		/** From the ink of the first letter to that of the last. */
		width,
		/** How far the word begins before its ink. */
		before,
		/** Of each letter where its ink begins and ends, as parts of `width`. */
		letters: ink.map(({ from, to }) => ({
			from: (from - before) / width,
			to: (to - before) / width,
		})),
		/** Less where no letter hangs below the line, as those of 'groep' do. */
		height: ink.some(({ below }) => below < A_HAIR) ? 940 : 710,
		/** Of all letters, from the first ink on, the line they stand on at 0. */
		outline: ink.map(({ shape }) => shape.translate(-before, 0).toSVG()).join(""),
	};
}

/** A round letter goes a hair below the line. */
const A_HAIR = -50;
/** How far below the top of a word the line is that its letters stand on. */
export const WORD_LINE = 698;
