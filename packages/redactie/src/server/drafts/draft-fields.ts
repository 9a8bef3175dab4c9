/** What a draft can fill in, named as below the headings of its parts. */
import { type ContentField, fieldAt, sharedOf } from "../../contract/fields.ts";
import { nth, type Place } from "../../contract/naming.ts";
import type { Found } from "../../contract/node-at.ts";
import type { Group, Leaf, Node, Choice as Union } from "../../contract/nodes.ts";
import { type Spot, walk } from "../../contract/walk.ts";
import { isGroup } from "../../data.ts";
import { capital, small } from "../../letters.ts";
import type { Data } from "../../protocol.ts";
import { words } from "../../words.ts";
import type { Edition } from "../edition.ts";
import { chosenKey, fill } from "./draft-data.ts";

export interface DraftParts {
	fields: ContentField[];
	/** What the contract says of each field, by its path. */
	leaves: Map<string, Leaf>;
	/** Paths of what may be lacking, the outermost first. */
	parts: string[];
}

/** Stands behind the path of what has one of several shapes: that choice is a field too. */
const SHAPE = "~";

/** @param data padded. */
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
			const { shapes, chosen } = node.type === "group" ? byKey(node, own) : byShape(node, own);
			const named = node.type === "choice" && !node.said.title ? (node.options[0] ?? node) : node;
			const { title } = named.said;
			const values = shapes.map((_, index) => String(index));
			const leaf: Leaf = {
				type: "leaf",
				of: "string",
				formed: false,
				optional: true,
				values,
				takes: (value) => values.includes(value as string),
				said: {
					...words.kind,
					...(title && { title: `${title}: ${small(words.kind.title)}` }),
					choices: Object.fromEntries(shapes.map(({ label }, index) => [index, label])),
				},
			};
			const path = `${spot.path.join(".")}${SHAPE}`;
			const { called: _, ...rest } = spot;
			const field = fieldAt(leaf, { ...rest, data: String(chosen), path: path.split(".") }, around);
			found.fields.push({ ...field, shapes: shapes.map(({ data }) => data) });
		},
	});
	return found;
}

const byShape = ({ options, indexOf }: Union, data: Data) => ({
	chosen: indexOf(data),
	shapes: options.map((option) => ({ label: option.said.variant ?? "", data: empty(option) })),
});

/** Fields that all shapes have stay as they are. */
function byKey(group: Group, data: Data) {
	const choices = Object.entries(group.said.oneOf ?? {});
	const keys = choices.map(([key]) => key);
	const own = Object.entries(isGroup(data) ? data : {}).filter(([key]) => !keys.includes(key));
	return {
		chosen: keys.indexOf(chosenKey(group, data) ?? ""),
		shapes: choices.map(([key, label]) => ({
			label,
			data: { ...Object.fromEntries(own), [key]: empty(group.fields.get(key) as Node) },
		})),
	};
}

/** With a place for the first of a list. */
function empty(node: Node): Data {
	const { data } = fill({ ...node, optional: false }, undefined, "");
	return Array.isArray(data) && data.length === 0 ? [null] : data;
}
