/** Sizes of a title in pixels, the largest that fits is taken. */
const SIZES = [112, 100, 90, 80, 72, 64, 56];
/** More than this is a text, not a title. */
const MOST_LINES = 4;
/** The mean width of a character of the display face, in em; on the safe side. */
const CHARACTER = 0.6;

/**
 * The size at which a title fills a box and no more.
 * @param box in pixels.
 */
export function titleSize(title: string, box: { width: number; height: number }): number {
	const fits = (size: number) => {
		const room = box.width / (size * CHARACTER);
		const lines = linesOf(title, room);
		return lines <= MOST_LINES && lines * size <= box.height;
	};
	return SIZES.find(fits) ?? Math.min(...SIZES);
}

/** Lines of at most `room` characters that a text takes; too many where a word is longer than that. */
function linesOf(text: string, room: number): number {
	let lines = 1;
	let used = 0;
	for (const { length } of text.split(/[ -]+/)) {
		if (length > room) return Number.POSITIVE_INFINITY;
		const needed = used === 0 ? length : used + 1 + length;
		if (needed <= room) used = needed;
		else {
			lines++;
			used = length;
		}
	}
	return lines;
}
