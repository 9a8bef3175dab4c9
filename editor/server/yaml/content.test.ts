/** The edits on the files of content/ as they are. */
import { expect, it } from "vitest";
import { isMap, isScalar, isSeq } from "yaml";
import { randomNumbers } from "../../../scripts/random-numbers.ts";
import { contentFiles, contentPieces, type Piece } from "./content-pieces.ts";
import { valueAt, withEdit } from "./edit.ts";
import { HARD_VALUES } from "./hard-values.ts";
import type { Scalar } from "./scalar.ts";
import { parsed } from "./tree.ts";
import { withUndo } from "./undo.ts";

interface Field {
	file: string;
	source: string;
	path: string;
	value: Scalar;
	/** Type of the scalar, the library's, and whether it has more lines or stands in a flow. */
	style: string;
}

function fieldsOf({ file, text: source }: Piece): Field[] {
	const collect = (node: unknown, path: string[], inFlow = false): Field[] => {
		if (isMap(node))
			return node.items.flatMap(({ key, value }) =>
				collect(value, [...path, String(key)], inFlow || node.flow),
			);
		if (isSeq(node))
			return node.items.flatMap((item, index) =>
				collect(item, [...path, String(index)], inFlow || node.flow),
			);
		if (!isScalar(node) || !node.range) return [];
		const token = source.slice(node.range[0], node.range[1]);
		const lines = !token.startsWith(">") && token.includes("\n") ? " in lines" : "";
		const style = `${node.type}${lines}${inFlow ? " in flow" : ""} ${typeof node.value}`;
		return [{ file, source, path: path.join("."), value: node.value as Scalar, style }];
	};
	return collect(parsed(source).contents, []);
}

const fields = contentFiles.flatMap(fieldsOf);

/** With another text in the same file. */
const textsOf = (files: Piece[]) =>
	files
		.map((file) => fieldsOf(file).filter(({ value }) => typeof value === "string"))
		.filter((texts) => texts.length > 1);
const [inFiles, inPieces] = [textsOf(contentFiles), textsOf(contentPieces)];
/** Those of whole files come up now and then: these take long to read. */
const textsOfRound = (round: number) => (round % 5 === 0 ? inFiles : inPieces);

function picker(seed: number) {
	const random = randomNumbers(seed);
	return <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
}

/** Lines that a comparison of files shows as removed and as added, for a change in one place. */
function changedLines(before: string, after: string): string {
	const [was, now] = [before.split("\n"), after.split("\n")];
	const most = Math.min(was.length, now.length);
	let front = 0;
	while (front < most && was[front] === now[front]) front++;
	let back = 0;
	while (back < most - front && was.at(-1 - back) === now.at(-1 - back)) back++;
	return `-${was.length - front - back} +${now.length - front - back}`;
}

it("changes one line in every style that occurs", () => {
	const styles = new Map(fields.map((field) => [field.style, field]));
	for (const { source, path, value } of styles.values()) {
		const now =
			typeof value === "string" ? value.slice(0, -1) : typeof value === "number" ? 4.2 : !value;
		const after = withEdit(source, path, now);
		expect(valueAt(after, path)).toBe(now);
		expect(changedLines(source, after)).toBe("-1 +1");
	}
});

it("gets back every byte after 250 random edits, also when more changed since", () => {
	const pick = picker(18);
	for (let round = 0; round < 250; round++) {
		const texts = pick(textsOfRound(round));
		const { source, path, value, style } = pick(texts);
		const now = pick([pick(texts).value, pick(HARD_VALUES), `${value} ${pick(HARD_VALUES)}`, null]);
		const after = withEdit(source, path, now);
		const step = { before: source, after, was: [{ path, value }] };
		expect(withUndo(after, step)).toBe(source);
		if (now === null) continue;
		expect(valueAt(after, path)).toBe(now);

		// Where somebody wrote in the same line too, the value comes back, and not its every byte.
		const isInLine = (one: Field) => [one.style, style].every((of) => of.includes("in flow"));
		const others = texts.filter((one) => one.path !== path && !isInLine(one));
		if (others.length === 0) continue;
		const other = pick(others).path;
		const later = withEdit(after, other, "Iets anders");
		expect(withUndo(later, step)).toBe(withEdit(source, other, "Iets anders"));
	}
});

it("changes one line for one word in a folded text", () => {
	const pick = picker(7);
	const folded = inPieces.flat().filter(({ style }) => style.startsWith("BLOCK_FOLDED"));
	const counts: Record<string, number> = {};
	for (let round = 0; round < 200; round++) {
		const { source, path, value } = pick(folded);
		const words = String(value).split(" ");
		const at = pick([...words.keys()]);
		// Of the same length, so that no line grows past its width.
		const now = words.with(at, "x".repeat(words[at]?.length ?? 1)).join(" ");
		const lines = changedLines(source, withEdit(source, path, now));
		counts[lines] = (counts[lines] ?? 0) + 1;
	}
	expect(counts).toEqual({ "-1 +1": 200 });
});

/** Where the value of a path begins. */
function placeOf(source: string, path: string): number {
	const node = parsed(source).getIn(path.split("."), true);
	return isScalar(node) ? (node.range?.[0] ?? 0) : 0;
}

it("puts a text that was taken away back in its place", () => {
	const pick = picker(3);
	const groupOf = (source: string, parent: string) => {
		const document = parsed(source);
		const group = parent ? document.getIn(parent.split(".")) : document.contents;
		return isMap(group) ? group.items.map(({ key }) => String(key)) : [];
	};
	// The only one of its group takes that along, and a text of more lines is folded anew.
	const lines = inPieces.flat().filter(({ style }) => style === "PLAIN string");
	// A comment above a text stays where it was, as it may be about what follows too.
	const isBelowComment = (source: string, path: string) =>
		/^\s*#/.test(source.slice(0, placeOf(source, path)).split("\n").at(-2) ?? "");
	for (let round = 0; round < 120; round++) {
		const { source, path, value } = pick(lines);
		if (isBelowComment(source, path)) continue;
		const order = (parent: string) => groupOf(source, parent);
		if (order(path.replace(/\.?[^.]+$/, "")).length < 2 || path.length + String(value).length > 90)
			continue;
		const without = withEdit(source, path, null, order);
		expect(withEdit(without, path, value, order)).toBe(source);
	}
});
