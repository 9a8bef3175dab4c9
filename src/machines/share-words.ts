/** What stands on a share image, and how large. */
import { letterWidths } from "@/flags/letter-widths";

/** Between letters, in thousandths of an em: large type is set tight. */
const SPACING = -30;

/** The words as one outline from their first ink on, and how wide that is, in em. */
export function drawnWords(words: string) {
	const { width, outline } = letterWidths(words, SPACING);
	return { width: width / 1000, outline };
}

/** What menus call a page, unless its title says so; of home what the company says of itself. */
export function kickerOf(
	{ path, name, title }: { path: string; name: string; title: string },
	tagline: string,
): string {
	if (path === "/") return tagline;
	return title.includes(name) ? "" : name;
}

/** Pixels. */
const LARGEST = 112;
/** More than this is a text, not a title. */
const MOST_LINES = 4;
/** A line more is worth it where letters become a fifth larger. */
const WORTH_OF_A_LINE = 0.83;

/**
 * The lines on which a title stands largest in a box, as alike as they can be, and its size.
 * @param box in pixels.
 */
export function fitted(title: string, box: { width: number; height: number }) {
	const words = title.split(" ").map((text) => ({ text, width: drawnWords(text).width }));
	const ways = waysToBreak(words, MOST_LINES).map((lines) => {
		const longest = Math.max(...lines.map(widthOf));
		const size = Math.min(LARGEST, box.height / lines.length, box.width / longest);
		return { lines, longest, size, worth: size * WORTH_OF_A_LINE ** lines.length };
	});
	const best = (one: (typeof ways)[number], other: (typeof ways)[number]) =>
		other.worth - one.worth || one.longest - other.longest;
	const [{ lines, size } = { lines: [], size: LARGEST }] = ways.sort(best);
	return { lines: lines.map((line) => line.map(({ text }) => text).join(" ")), size };
}

/** Of an em. */
const SPACE = 0.25;
const widthOf = (line: { width: number }[]) =>
	line.reduce((sum, { width }) => sum + width + SPACE, -SPACE);

/** All ways to set words on at most so many lines. */
const waysToBreak = <Word>(words: Word[], most: number): Word[][][] => [
	[words],
	...(most > 1 ? words.slice(1) : []).flatMap((_, at) =>
		waysToBreak(words.slice(at + 1), most - 1).map((rest) => [words.slice(0, at + 1), ...rest]),
	),
];
