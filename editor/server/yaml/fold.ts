/** Breaking of a text into lines, so that a changed word changes one line. */

/** Columns of a line, its indent included. */
export const WIDTH = 100;

/** A line may end at one space between words; two spaces, or a space at an end, have to stay together. */
const wordsOf = (text: string) => text.split(/(?<=\S) (?=\S)/);

/**
 * Each line as full as it gets. A word that is longer than a line has one of its own.
 *
 * @param first characters for the first line, when that starts elsewhere.
 */
export function fold(text: string, room: number, first = room): string[] {
	const lines: string[] = [];
	for (const word of wordsOf(text)) {
		const line = lines.at(-1);
		const fits = lines.length === 1 ? first : room;
		if (line !== undefined && line.length + 1 + word.length <= fits)
			lines[lines.length - 1] = `${line} ${word}`;
		else lines.push(word);
	}
	return lines;
}

/**
 * The lines of a text that was folded before: those before and after its change stay as
 * they are, so the changed line may be shorter than it could be. A line that grows too
 * long hands its last words to the next one, as a writer would do by hand.
 */
export function refold(old: string[], text: string, room: number, first = room): string[] {
	const lines = old.map(wordsOf);
	let changed = wordsOf(text);
	// Lines from..to changed, the others are still there word for word.
	let from = 0;
	for (const line of lines) {
		if (!line.every((word, index) => changed[index] === word)) break;
		changed = changed.slice(line.length);
		from++;
	}
	let to = lines.length;
	for (const line of lines.slice(from).reverse()) {
		if (!line.every((word, index) => changed.at(index - line.length) === word)) break;
		changed = changed.slice(0, -line.length);
		to--;
	}
	// Words that came exactly between two lines belong to the one before.
	if (from === to && from > 0 && changed.length > 0)
		changed = [...(lines[--from] ?? []), ...changed];

	// A line that was too long already may stay so.
	const was = to - from === 1 ? (old[from]?.length ?? 0) : 0;
	const most = changed.join(" ").length <= was ? was : 0;
	const folded = () =>
		fold(changed.join(" "), Math.max(room, most), Math.max(from === 0 ? first : room, most));
	let now = changed.length > 0 ? folded() : [];
	let isTooMuch = now.length > to - from;
	while (isTooMuch && to < lines.length && (now.at(-1) ?? "").length < room / 2) {
		const count = now.length;
		changed = [...changed, ...(lines[to++] ?? [])];
		now = folded();
		isTooMuch = now.length > count;
	}
	return [...old.slice(0, from), ...now, ...old.slice(to)];
}
