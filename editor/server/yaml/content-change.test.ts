/** The changes of lists, groups and files on the files of content/ as they are. */
import { expect, it } from "vitest";
import { isMap, isSeq } from "yaml";
import { randomNumbers } from "../../../scripts/random-numbers.ts";
import type { Group } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { newFile, withAdded, withMoved, withRemoved, withReplaced } from "./change.ts";
import { contentFiles, contentPieces, type Piece } from "./content-pieces.ts";
import { hunksOf } from "./lines.ts";
import { parsed } from "./tree.ts";
import { withLinesBack } from "./undo.ts";

interface Place extends Piece {
	path: string;
	data: Data;
}

/** The lists, or the groups, of a text. */
function placesIn(piece: Piece, isWanted: (node: unknown) => boolean): Place[] {
	const document = parsed(piece.text);
	const collect = (node: unknown, path: string[]): Place[] => {
		if (!isMap(node) && !isSeq(node)) return [];
		const own = isWanted(node) && path.length > 0;
		const place = { ...piece, path: path.join("."), data: node.toJS(document) as Data };
		const below = node.items.flatMap((item, index) =>
			isMap(node)
				? collect((item as { value: unknown }).value, [
						...path,
						String((item as { key: unknown }).key),
					])
				: collect(item, [...path, `${index}`]),
		);
		return own ? [place, ...below] : below;
	};
	return collect(document.contents, []);
}

/** Two of each kind: lists in one place of the entries of a folder are written alike. */
const lists = [
	...Map.groupBy(
		contentPieces.flatMap((piece) => placesIn(piece, isSeq)),
		({ file, path }) => `${file.replace(/[^/]+$/, "")} ${path.replace(/\d+/g, "0")}`,
	).values(),
].flatMap((places) => places.filter((_, at) => at === 0 || at === places.length - 1));
const random = randomNumbers(19);
const upTo = (count: number) => Math.floor(random() * count);
const itemsOf = ({ data }: Place) => data as Data[];
const read = (text: string): Group => parsed(text).toJS();

it("adds an item before the first or behind the last of every kind of list", () => {
	for (const list of lists) {
		const at = `${list.path}.${upTo(2) * itemsOf(list).length}`;
		const after = withAdded(list.text, at, itemsOf(list)[0] ?? "x");
		expect(withRemoved(after, at)).toBe(list.text);
	}
});

it("moves an item of every kind of list, and back", () => {
	for (const list of lists) {
		const count = itemsOf(list).length;
		if (count < 2) continue;
		const [from, to] = [upTo(count), upTo(count)];
		const after = withMoved(list.text, `${list.path}.${from}`, to);
		expect(withMoved(after, `${list.path}.${to}`, from)).toBe(list.text);
	}
});

it("removes an item of every kind of list, and puts the list back by its lines", () => {
	for (const list of lists) {
		const after = withRemoved(list.text, `${list.path}.${upTo(itemsOf(list).length)}`);
		expect(withLinesBack(after, { before: list.text, after })).toBe(list.text);
		const items = itemsOf(list);
		expect(read(withReplaced(after, list.path, items))).toEqual(read(list.text));
	}
});

it("does all of that in whole files", () => {
	for (const file of contentFiles) {
		const places = placesIn(file, isSeq).filter(({ data }) => (data as Data[]).length > 1);
		const list = places[upTo(places.length)];
		if (!list) continue;
		const added = withAdded(file.text, `${list.path}.1`, itemsOf(list)[0] as Data);
		expect(withRemoved(added, `${list.path}.1`)).toBe(file.text);
		const moved = withMoved(file.text, `${list.path}.0`, itemsOf(list).length - 1);
		expect(withMoved(moved, `${list.path}.${itemsOf(list).length - 1}`, 0)).toBe(file.text);
	}
});

it("takes a key of a group out, and puts it back in its place", () => {
	const groups = contentPieces.flatMap((piece) => placesIn(piece, isMap));
	for (const { text, path, data } of groups) {
		const keys = Object.keys(data as Group);
		// A group goes along with its last key. Of the others some will do.
		if (keys.length === 1 || random() > 0.25) continue;
		const key = keys[upTo(keys.length)] as string;
		const order = (parent: string) => (parent === path ? keys : []);
		const after = withRemoved(text, `${path}.${key}`);
		const back = withAdded(after, `${path}.${key}`, (data as Group)[key] as Data, order);
		expect(JSON.stringify(read(back))).toBe(JSON.stringify(read(text)));
	}
});

/** Without comments; `isJoined`: also without the line breaks in folded texts. */
function bare(text: string, isJoined = false): string {
	const lines = text.replace(/^ *#.*\n/gm, "").replace(/ +#.*$/gm, "");
	return isJoined
		? lines.replace(/>-\n( +).*(?:\n\1.*)*/g, (block) => block.replace(/(?<!>-)\n +/g, " "))
		: lines;
}

const folders = Map.groupBy(contentFiles, ({ file }) => file.replace(/[^/]+$/, ""));
/** Those with entries of one kind. */
const kinds = [...folders.values()].filter((files) => {
	const schemas = new Set(files.map(({ text }) => text.split("\n", 1)[0]));
	return files.length > 1 && schemas.size === 1;
});

it("writes each entry anew as people wrote it, from the others of its folder", () => {
	expect(kinds.length).toBeGreaterThan(0);
	let [differing, all] = [0, 0];
	for (const files of kinds)
		for (const { file, text } of files) {
			const neighbours = files.filter((other) => other.file !== file).map((other) => other.text);
			const data = read(text);
			// Its keys come from the contract's order, whatever the order of the data.
			const shuffled = Object.fromEntries(Object.entries(data).reverse());
			const order = (path: string) => (path === "" ? Object.keys(data) : []);
			const made = newFile(shuffled, { order, neighbours });
			expect(JSON.stringify(read(made))).toBe(JSON.stringify(data));
			for (const { was, now } of hunksOf(bare(text, true), bare(made, true)))
				differing += Math.max(was.length, now.length);
			all += bare(text, true).split("\n").length;
		}
	expect(differing / all).toBeLessThan(0.06);
});
