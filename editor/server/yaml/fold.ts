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
	const counts = old.map((line) => wordsOf(line).length);
	const was = old.flatMap(wordsOf);
	const words = wordsOf(text);
	const most = Math.min(was.length, words.length);
	let front = 0;
	while (front < most && was[front] === words[front]) front++;
	let back = 0;
	while (back < most - front && was.at(-1 - back) === words.at(-1 - back)) back++;

	// Lines from..to changed; words start..end are what now stands there.
	let [from, start] = [0, 0];
	for (let count = counts[0]; count && start + count <= front; count = counts[++from])
		start += count;
	let [to, after] = [old.length, 0];
	for (let count = counts[to - 1]; to > from && count && after + count <= back; ) {
		after += count;
		count = counts[--to - 1];
	}
	// Words that came exactly between two lines belong to the one before.
	if (from === to && start < words.length - after) {
		if (from > 0) start -= counts[--from] ?? 0;
		else after -= counts[to++] ?? 0;
	}
	if (start >= words.length - after) return [...old.slice(0, from), ...old.slice(to)];

	// A line that was too long already may stay so.
	const width = Math.max(room, ...old.slice(from, to).map((line) => line.length));
	const head = from === 0 ? Math.max(first, old[0]?.length ?? 0) : width;
	const changed = () => fold(words.slice(start, words.length - after).join(" "), width, head);
	let lines = changed();
	const grew = lines.length > to - from;
	while (grew && to < old.length && (lines.at(-1) ?? "").length < room / 2) {
		const before = lines.length;
		after -= counts[to++] ?? 0;
		lines = changed();
		if (lines.length === before) break;
	}
	return [...old.slice(0, from), ...lines, ...old.slice(to)];
}
