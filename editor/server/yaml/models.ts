/** What stands elsewhere in the place of something new: it is written like that. */
import { type Document, isMap, isSeq } from "yaml";
import { endOf, keyOf, ownStart, parsed, rangeOf, startOf } from "./tree.ts";

/** A value with the text of the file it stands in. */
export interface Model {
	text: string;
	node: unknown;
}

export interface Source {
	text: string;
	document: Document.Parsed;
}

/** Files that can be read. */
export const sourcesOf = (texts: readonly string[]): Source[] =>
	texts.flatMap((source) => {
		const text = source.replaceAll("\r\n", "\n");
		try {
			return { text, document: parsed(text) };
		} catch {
			return [];
		}
	});

export const rootOf = ({ text, document }: Source): Model => ({ text, node: document.contents });

/** All that has the same keys above it, at whatever places of the lists between; the nearest first. */
export const modelsAt = (source: Source, parts: readonly string[]): Model[] =>
	parts.reduce<Model[]>(modelsBelow, [rootOf(source)]);

/** What the groups among them have at a key, and the items of the lists, those nearest to a place first. */
export function modelsBelow(models: readonly Model[], part: string): Model[] {
	return models.flatMap(({ text, node }) => {
		if (isMap(node))
			return node.items
				.filter(({ key }) => keyOf(key) === part)
				.map(({ value }) => ({ text, node: value }));
		if (!isSeq(node)) return [];
		const farness = (index: number) => Math.abs(index - Number(part));
		return [...node.items.entries()]
			.sort(([one], [other]) => farness(one) - farness(other))
			.map(([, item]) => ({ text, node: item }));
	});
}

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

/**
 * Whether an empty line stands between two keys: in the first group that has them so, else
 * above the one or below the other in most groups.
 */
export function areKeysApart(models: readonly Model[], key: string, next: string): boolean {
	const votes: boolean[] = [];
	for (const { text, node } of models) {
		if (!isMap(node) || node.flow) continue;
		const keys = node.items.map((pair) => keyOf(pair.key));
		const isApart = (index: number) => hasGap(text, gapBehind({ text, node }, index));
		const [behind, above] = [keys.indexOf(key), keys.indexOf(next) - 1];
		if (behind >= 0 && behind === above) return isApart(behind);
		if (above >= 0) votes.push(isApart(above));
		if (behind >= 0 && behind < keys.length - 1) votes.push(isApart(behind));
	}
	return isMost(votes);
}

/** Whether a group or list stands apart from what is beside it, in most groups that have one. */
export function areGroupsApart(models: readonly Model[]): boolean {
	const votes = models.flatMap(({ text, node }) => {
		if (!isMap(node) || node.flow) return [];
		const isLong = (index: number) => {
			const value = node.items[index]?.value;
			return (isMap(value) || isSeq(value)) && !value.flow;
		};
		return node.items
			.slice(1)
			.flatMap((_, index) =>
				isLong(index) || isLong(index + 1) ? [hasGap(text, gapBehind({ text, node }, index))] : [],
			);
	});
	return isMost(votes);
}

export const hasKey = (models: readonly Model[], key: string) =>
	models.some(({ node }) => isMap(node) && node.items.some((pair) => keyOf(pair.key) === key));

/** The lines of comments that stand above a key in all groups that have it, when more than one has. */
export function commentsAbove(models: readonly Model[], key: string): string[] {
	const [first = [], ...others] = models.flatMap(({ text, node }) => {
		if (!isMap(node)) return [];
		const step = {
			parent: node,
			part: key,
			index: node.items.findIndex((pair) => keyOf(pair.key) === key),
		};
		if (step.index < 0) return [];
		const lines = text.slice(ownStart(text, step), startOf(step)).split("\n");
		return [lines.map((line) => line.trim()).filter(Boolean)];
	});
	return others.length > 0
		? first.filter((line) => others.every((lines) => lines.includes(line)))
		: [];
}

/** Between an item and the next one. */
function gapBehind({ text, node }: Model, index: number): [number, number] {
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
