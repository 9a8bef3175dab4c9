/** What a draft holds, by the shape that the contract gives it: what it has places for, what is written of it, and what it needs. */
import { type ContentField, fieldAt, sharedOf } from "../../contract/fields.ts";
import {
	choiceOf,
	type Leaf,
	type Node,
	pick,
	type Choice as Union,
} from "../../contract/nodes.ts";
import { type Found, nth, type Place, type Spot, walk } from "../../contract/walk.ts";
import { type Group as Groups, isGroup, under } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { site } from "../../site.ts";
import { capital, small, words } from "../../words.ts";
import { asWritten, type Edition } from "../edition.ts";

/** Nothing is filled in there. A tick that is off says nothing either. */
export const isBlank = (data: Data | undefined): boolean =>
	data === undefined ||
	data === null ||
	data === false ||
	(typeof data === "string" && data.trim() === "") ||
	(typeof data === "object" && Object.values(data).every(isBlank));

/** Of what the file may have or lack: something of it is filled in. */
const isBegun = (node: Node, data: Data | undefined) => !node.optional || !isBlank(data);

/** A value that has to be there, by its path. */
export interface Need {
	path: string;
	/** Only because one behind it in a list is filled in: so no item moves. */
	holdsPlace?: true;
}

export interface Filled {
	/**
	 * With an empty place (null) for all that can be filled in: each field of a group, also of one that may be
	 * lacking, and in a list one place more than there are, or than there must be.
	 */
	data: Data;
	/** Nothing that is empty, but for a list and a tick that have to be there. */
	written: Data | undefined;
	needs: Need[];
}

/**
 * @param path of what it is, from which those of its needs are made.
 * @param isAsked false: what it is in may be lacking and holds nothing, so nothing is true of it by itself.
 */
export function fill(node: Node, data: Data | undefined, path: string, isAsked = true): Filled {
	const asks = isAsked && isBegun(node, data);
	switch (node.type) {
		case "leaf": {
			if (node.of === "boolean") {
				const isOn = data ?? (node.optional ? null : asks && node.said.example === true);
				return {
					data: isOn,
					written: isOn === true || (node.optional ? undefined : false),
					needs: [],
				};
			}
			const value = data === undefined || typeof data === "object" ? null : data;
			const written = isBlank(value) ? undefined : asWritten(value);
			return { data: value, written, needs: [{ path }] };
		}
		case "choice": {
			const { kind } = node;
			// Which fields it has, its kind says first.
			if (kind && !asks && isBlank(data))
				return { data: { [kind]: null }, written: undefined, needs: [] };
			const shape = { ...pick(node, data), optional: false };
			const leaf = kind && shape.type === "group" ? shape.fields.get(kind) : undefined;
			const [first] = leaf?.type === "leaf" ? (leaf.values ?? []) : [];
			const isChosen = !kind || (isGroup(data) && data[kind]);
			const chosen = isChosen || !first ? data : { ...(isGroup(data) && data), [kind]: first };
			return fill(shape, chosen, path, asks);
		}
		case "book": {
			const entries = Object.entries(isGroup(data) ? data : {});
			return ofParts(
				entries.map(([key, value]) => ({ key, ...fill(node.entry, value, under(path, key)) })),
			);
		}
		case "group": {
			const own = isGroup(data) ? data : {};
			const { anyOf = [] } = node.said;
			const isOnly = (key: string) =>
				key === anyOf[0] && anyOf.slice(1).every((other) => isBlank(own[other]));
			const parts = [...node.fields].map(([key, field]) => {
				const filled = fill(field, own[key], under(path, key), asks);
				const isNeeded =
					field.type === "leaf" ? !field.optional || isOnly(key) : isBegun(field, filled.data);
				return { key, ...filled, needs: isNeeded ? filled.needs : [] };
			});
			return ofParts(parts, ticksOf(own));
		}
		case "list": {
			const own = Array.isArray(data) ? data : [];
			// One that a file may lack has something in it where it is.
			const least = node.min ?? (node.optional ? 1 : 0);
			const last = own.findLastIndex((item) => !isBlank(item));
			const most = node.max ?? Number.POSITIVE_INFINITY;
			const room = Math.min(Math.max(last + 1, asks ? least : 0) + 1, most);
			const items = Array.from({ length: Math.max(room, last + 1) }, (_, index) => {
				const isThere = (asks && index < least) || !isBlank(own[index]);
				return fill(node.item, own[index], under(path, index), isThere);
			});
			let lacking = least - items.filter((item) => !isBlank(item.data)).length;
			const needs = items.flatMap(({ data, needs }, index) => {
				if (!isBlank(data) || lacking-- > 0) return needs;
				return index < last ? needs.map(({ path }) => ({ path, holdsPlace: true as const })) : [];
			});
			const written = items.flatMap(({ written }) => (isBlank(written) ? [] : (written as Data)));
			const isLeftOut = written.length === 0 && (node.optional || node.min);
			return {
				data: items.map(({ data }) => data),
				written: isLeftOut ? undefined : written,
				needs,
			};
		}
	}
}

function ofParts(parts: readonly (Filled & { key: string })[], ticks: Groups = {}): Filled {
	const written = parts.filter(({ written }) => written !== undefined);
	const group = {
		...Object.fromEntries(written.map(({ key, written }) => [key, written as Data])),
		...ticks,
	};
	return {
		data: { ...Object.fromEntries(parts.map(({ key, data }) => [key, data])), ...ticks },
		written: isBlank(group) ? undefined : group,
		needs: parts.flatMap(({ needs }) => needs),
	};
}

/** Those that may stand in every group, though the contract does not have them. */
const ticksOf = (group: Groups): Groups =>
	Object.fromEntries(
		site.pending
			.filter(({ key, anywhere }) => anywhere && group[key] === true)
			.map(({ key }) => [key, true]),
	);

export interface DraftParts {
	fields: ContentField[];
	/** What the contract says of each field, by its path. */
	leaves: Map<string, Leaf>;
	/** Paths of what may be lacking, the outermost first. */
	parts: string[];
}

/** Stands behind the path of what has one of several shapes: that choice is a field too. */
const SHAPE = "~";

/**
 * What a draft can fill in, named as below the headings of its parts.
 * @param data padded.
 */
export function draftParts(
	{ node, list }: Found,
	{ file, path, data }: { file: string; path: string; data: Data },
	edition: Edition,
	item: string,
): DraftParts {
	const found: DraftParts = { fields: [], leaves: new Map(), parts: [] };
	const around = { ...sharedOf(edition.content), file };
	const keys = path === "" ? [] : path.split(".");
	const place: Place = { section: capital(item), said: false, sheet: true, parts: [], short: [] };
	const called = list && nth(list, Number(keys.at(-1)));
	const start: Spot = {
		path: keys,
		place,
		data,
		content: undefined,
		help: list?.said.description,
		...(called && { called }),
	};
	walk({ ...node, optional: false, said: { ...node.said, title: undefined } }, start, around, {
		leaf(leaf, spot) {
			// There is no place for it: it is of a shape that was not chosen.
			if (spot.lacking || spot.data === undefined) return;
			const field = fieldAt(leaf, spot, around);
			found.fields.push(field);
			found.leaves.set(field.path, leaf);
		},
		part: (_, spot) => found.parts.push(spot.path.join(".")),
		variant(node, spot) {
			const own = (spot.data ?? null) as Data;
			const shapes = shapesOf(node, own);
			const { title } = (node.said.title ? node : (node.options[0] ?? node)).said;
			const said = {
				...words.kind,
				...(title && { title: `${title}: ${small(words.kind.title)}` }),
				choices: Object.fromEntries(shapes.map(({ label }, index) => [index, label])),
			};
			const leaf = { ...choiceOf([...shapes.keys()].map(String), said), optional: true };
			const path = `${spot.path.join(".")}${SHAPE}`.split(".");
			const { called: _, ...rest } = spot;
			const field = fieldAt(leaf, { ...rest, data: String(node.indexOf(own)), path }, around);
			found.fields.push({ ...field, shapes: shapes.map(({ data }) => data) });
		},
	});
	return found;
}

/** Fields that all shapes have stay as they are. */
const shapesOf = ({ options }: Union, data: Data) =>
	options.map((option) => {
		const shared = Object.entries(isGroup(data) ? data : {}).filter(([key]) =>
			options.every((one) => one.type === "group" && one.fields.has(key)),
		);
		const own = empty(option);
		return {
			label: option.said.variant ?? "",
			data: isGroup(own) ? { ...own, ...Object.fromEntries(shared) } : own,
		};
	});

/** With a place for the first of a list. */
function empty(node: Node): Data {
	const { data } = fill({ ...node, optional: false }, undefined, "");
	return Array.isArray(data) && data.length === 0 ? [null] : data;
}
