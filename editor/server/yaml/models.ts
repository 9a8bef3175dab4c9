/** What stands elsewhere in the place of something new: it is written like that. */
import { type Document, isMap, isSeq, type Pair } from "yaml";
import { endOf, keyOf, rangeOf, startOf } from "./tree.ts";

/** A value with the text of the file it stands in. */
export interface Model {
	text: string;
	node: unknown;
}

export interface Source {
	text: string;
	document: Document.Parsed;
}

/** All that has the same keys above it, at whatever places of the lists between; the nearest first. */
export function modelsAt({ text, document }: Source, parts: readonly string[]): Model[] {
	return parts.reduce<Model[]>(
		(models, part) =>
			/^\d+$/.test(part)
				? [...itemsOf(models, Number(part)), ...below(models, part)]
				: below(models, part),
		[{ text, node: document.contents }],
	);
}

/** What the groups among them have below a key. */
export const below = (models: readonly Model[], key: string): Model[] =>
	models.flatMap(({ text, node }) => {
		const pair = pairOf(node, key);
		return pair ? [{ text, node: pair.value }] : [];
	});

/** Items of the lists among them, those nearest to a place first. */
export const itemsOf = (models: readonly Model[], place = 0): Model[] =>
	models.flatMap(({ text, node }) =>
		isSeq(node)
			? [...node.items.entries()]
					.sort(([one], [other]) => Math.abs(one - place) - Math.abs(other - place))
					.map(([, item]) => ({ text, node: item }))
			: [],
	);

const pairOf = (node: unknown, key: string) =>
	isMap(node) ? node.items.find((pair) => keyOf(pair.key) === key) : undefined;

const isMost = (votes: readonly boolean[]) => votes.filter(Boolean).length * 2 > votes.length;

/** Whether most lists among them have an empty line between their items; undefined: none has two. */
export function areItemsApart(models: readonly Model[]): boolean | undefined {
	const votes = models.flatMap(({ text, node }) =>
		isSeq(node) && !node.flow
			? node.items.slice(1).map((_, index) => hasGap(text, gapBehind({ text, node }, index)))
			: [],
	);
	return votes.length > 0 ? isMost(votes) : undefined;
}

/** Whether an empty line stands between two keys of most groups among them. */
export function areKeysApart(models: readonly Model[], key: string, next: string): boolean {
	const together: boolean[] = [];
	const alone: boolean[] = [];
	for (const { text, node } of models) {
		if (!isMap(node) || node.flow) continue;
		const keys = node.items.map((pair) => keyOf(pair.key));
		const at = keys.indexOf(next);
		if (at > 0)
			(keys[at - 1] === key ? together : alone).push(
				hasGap(text, gapBehind({ text, node }, at - 1)),
			);
		const behind = keys.indexOf(key);
		if (behind >= 0 && behind !== at - 1 && behind < keys.length - 1)
			alone.push(hasGap(text, gapBehind({ text, node }, behind)));
	}
	return isMost(together.length > 0 ? together : alone);
}

/** Between an item and the next one. */
export function gapBehind({ text, node }: Model, index: number): [number, number] {
	const parent = node as Parameters<typeof startOf>[0]["parent"];
	return [
		endOf(text, { parent, part: "", index }),
		startOf({ parent, part: "", index: index + 1 }),
	];
}

const hasGap = (text: string, [from, to]: [number, number]) =>
	/\n[ \t]*\n/.test(text.slice(from, to));

/** As it is written, from its first character to its last. */
export function tokenOf({ text, node }: Model): string {
	const [start, end] = rangeOf(node);
	return text.slice(start, end).trimEnd();
}

/** How far what is below a key is indented: a group, and the hyphens of a list. */
export function indentsOf(text: string): { group: number; list: number } {
	const group = /^[^\s#-][^\n]*:\n( +)[^\s#-]/m.exec(text)?.[1]?.length ?? 2;
	return { group, list: /^[^\s#-][^\n]*:\n( *)- /m.exec(text)?.[1]?.length ?? group };
}

export type { Pair };
