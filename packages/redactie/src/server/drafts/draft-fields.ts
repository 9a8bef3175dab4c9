/** What a draft can fill in, named as below the headings of its parts. */
import { type ContentField, fieldAt, sharedOf } from "../../contract/fields.ts";
import { nth, type Place } from "../../contract/naming.ts";
import type { Found } from "../../contract/node-at.ts";
import { choiceOf, type Leaf, type Node, type Choice as Union } from "../../contract/nodes.ts";
import { type Spot, walk } from "../../contract/walk.ts";
import { isGroup } from "../../data.ts";
import { capital, small } from "../../letters.ts";
import type { Data } from "../../protocol.ts";
import { words } from "../../words.ts";
import type { Edition } from "../edition.ts";
import { fill } from "./draft-data.ts";

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
