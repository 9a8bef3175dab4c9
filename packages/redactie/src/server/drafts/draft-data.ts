/** What a draft holds, by the shape that the contract gives it: filled up to be shown, trimmed to be written. */
import { type Group, type Leaf, type List, type Node, pick } from "../../contract/nodes.ts";
import { type Group as Groups, isGroup } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { site } from "../../site.ts";
import { asWritten } from "../edition.ts";

/** Nothing is filled in there. A tick that is off says nothing either. */
export const isBlank = (data: Data | undefined): boolean =>
	data === undefined ||
	data === null ||
	data === false ||
	(typeof data === "string" && data.trim() === "") ||
	(typeof data === "object" && Object.values(data).every(isBlank));

/** Of what the file may have or lack: something of it is filled in. */
const isBegun = (node: Node, data: Data | undefined) => !node.optional || !isBlank(data);

/** Which of the keys is there, of a group that has exactly one of them. */
export function chosenKey({ said }: Group, data: Data | undefined): string | undefined {
	const keys = Object.keys(said.oneOf ?? {});
	const own = isGroup(data) ? data : {};
	return keys.find((key) => own[key] != null) ?? keys.find((key) => key in own) ?? keys[0];
}

/** What of a group can be filled in now, each with what the contract says of it. */
export function fieldsIn(group: Group, data: Data | undefined): [string, Node][] {
	const chosen = chosenKey(group, data);
	return [...group.fields].flatMap(([key, node]): [string, Node][] => {
		if (key === chosen) return [[key, { ...node, optional: false }]];
		return group.said.oneOf && key in group.said.oneOf ? [] : [[key, node]];
	});
}

/**
 * With an empty place (null) for all that can be filled in: each field of a group, also of one that may be
 * lacking, and in a list one place more than there are, or than there must be.
 *
 * @param isAsked false: what it is in may be lacking and holds nothing, so nothing is true of it by itself.
 */
export function padded(node: Node, data: Data | undefined, isAsked = true): Data {
	const asks = isAsked && isBegun(node, data);
	switch (node.type) {
		case "leaf":
			if (node.optional && data == null) return null;
			if (node.of === "boolean") return data ?? (asks && node.said.example === true);
			return data === undefined || typeof data === "object" ? null : data;
		case "choice": {
			// Which fields it has, its kind says first.
			if (node.kind && !asks && isBlank(data)) return { [node.kind]: null };
			const shape = pick(node, data);
			const kind = node.kind && shape.type === "group" ? shape.fields.get(node.kind) : undefined;
			const inside = padded({ ...shape, optional: false }, data, asks);
			const [first] = kind?.type === "leaf" ? (kind.values ?? []) : [];
			const isKnown = isGroup(inside) && node.kind && inside[node.kind];
			return isGroup(inside) && node.kind && first && !isKnown
				? { ...inside, [node.kind]: first }
				: inside;
		}
		case "book": {
			const own = isGroup(data) ? data : {};
			return mapped(own, (value) => padded(node.entry, value));
		}
		case "group": {
			const own = isGroup(data) ? data : {};
			const fields = fieldsIn(node, data).map(([key, field]) => [
				key,
				padded(field, own[key], asks),
			]);
			return { ...Object.fromEntries(fields), ...ticksOf(own) };
		}
		case "list": {
			const own = Array.isArray(data) ? data : [];
			const least = asks ? leastOf(node) : 0;
			const filled = own.findLastIndex((item) => !isBlank(item)) + 1;
			const length = Math.min(Math.max(filled, least) + 1, node.max ?? Number.POSITIVE_INFINITY);
			return Array.from({ length: Math.max(length, filled) }, (_, index) =>
				padded(node.itemAt(index), own[index], index < least || !isBlank(own[index])),
			);
		}
	}
}

/** Those that may stand in every group, though the contract does not have them. */
const ticksOf = (group: Groups): Groups =>
	Object.fromEntries(
		site.pending
			.filter(({ key, anywhere }) => anywhere && group[key] === true)
			.map(({ key }) => [key, true]),
	);

/** One that a file may lack has something in it where it is. */
const leastOf = ({ min, optional }: List) => min ?? (optional ? 1 : 0);

const mapped = (group: Groups, change: (value: Data) => Data): Groups =>
	Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value)]));

/** @returns what is written of it: nothing that is empty, but for a list and a tick that have to be there. */
export function trimmed(node: Node, data: Data | undefined): Data | undefined {
	switch (node.type) {
		case "leaf":
			return trimmedLeaf(node, data);
		case "choice":
			return data == null ? undefined : trimmed(pick(node, data), data);
		case "book":
			return isGroup(data)
				? filled(Object.entries(data).map(([key, value]) => [key, trimmed(node.entry, value)]))
				: undefined;
		case "group": {
			const own = isGroup(data) ? data : {};
			const fields = fieldsIn(node, data).map(([key, field]): [string, Data | undefined] => [
				key,
				trimmed(field, own[key]),
			]);
			const group = { ...filled(fields), ...ticksOf(own) };
			return isBlank(group) ? undefined : group;
		}
		case "list": {
			const own = Array.isArray(data) ? data : [];
			const items = own
				.map((item, index) => trimmed(node.itemAt(index), item))
				.filter((item): item is Data => !isBlank(item));
			return items.length === 0 && (node.optional || node.min) ? undefined : items;
		}
	}
}

function trimmedLeaf({ of, optional }: Leaf, data: Data | undefined): Data | undefined {
	if (of === "boolean") return data === true || (optional ? undefined : false);
	return isBlank(data) || typeof data === "object" ? undefined : asWritten(data as string);
}

const filled = (fields: [string, Data | undefined][]): Groups =>
	Object.fromEntries(fields.filter((field): field is [string, Data] => field[1] !== undefined));

/**
 * Which values have to be there.
 *
 * @param data padded.
 * @param inPlace also those of an empty place of a list before one that is filled: so no item moves.
 * @returns their paths below `path`.
 */
export function needed(node: Node, data: Data, path: string, inPlace = false): string[] {
	const below = (key: string | number) => (path === "" ? `${key}` : `${path}.${key}`);
	switch (node.type) {
		case "leaf":
			return node.of === "boolean" ? [] : [path];
		case "choice":
			return needed(pick(node, data), data, path, inPlace);
		case "book":
			return Object.entries(isGroup(data) ? data : {}).flatMap(([key, value]) =>
				needed(node.entry, value, below(key), inPlace),
			);
		case "group":
			return fieldsIn(node, data).flatMap(([key, field]) => {
				const own = isGroup(data) ? data : {};
				const value = own[key] ?? null;
				const { anyOf = [] } = node.said;
				const isOnly = key === anyOf[0] && anyOf.slice(1).every((other) => isBlank(own[other]));
				const isNeeded = field.type === "leaf" ? !field.optional || isOnly : isBegun(field, value);
				return isNeeded ? needed(field, value, below(key), inPlace) : [];
			});
		case "list": {
			const items = Array.isArray(data) ? data : [];
			const filled = items.filter((item) => !isBlank(item)).length;
			const last = inPlace ? items.findLastIndex((item) => !isBlank(item)) : -1;
			let places = leastOf(node) - filled;
			return items.flatMap((item, index) => {
				if (isBlank(item) && places-- <= 0 && index > last) return [];
				return needed(node.itemAt(index), item, below(index), inPlace);
			});
		}
	}
}
