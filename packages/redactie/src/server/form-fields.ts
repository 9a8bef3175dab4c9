/** What a form has to fill in, named as below the headings of its parts. */

import { type ContentField, fieldAt, sharedOf } from "../contract/fields.ts";
import { listAt, partAt } from "../contract/lists.ts";
import { nth, type Place } from "../contract/naming.ts";
import type { Found } from "../contract/node-at.ts";
import type { Group, Leaf, Node, Choice as Union } from "../contract/nodes.ts";
import { type Spot, walk } from "../contract/walk.ts";
import { isGroup } from "../data.ts";
import { capital } from "../letters.ts";
import type { ContentList, Data, Part, Variant } from "../protocol.ts";
import type { Edition } from "./edition.ts";
import { chosenKey, padded } from "./form-data.ts";

export interface FormParts {
	fields: ContentField[];
	/** What the contract says of each field, by its path. */
	leaves: Map<string, Leaf>;
	lists: ContentList[];
	parts: Part[];
	variants: Variant[];
}

/** @param data padded. */
export function formParts(
	{ node, list }: Found,
	{ file, path, data }: { file: string; path: string; data: Data },
	edition: Edition,
	item: string,
): FormParts {
	const found: FormParts = { fields: [], leaves: new Map(), lists: [], parts: [], variants: [] };
	const around = { ...sharedOf(edition.data, edition.content), file };
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
	const isStart = (spot: Spot) => spot.path.length === keys.length;
	walk({ ...node, optional: false, said: { ...node.said, title: undefined } }, start, around, {
		leaf(leaf, spot) {
			// There is no place for it: it is of a shape that was not chosen.
			if (spot.lacking || spot.data === undefined) return;
			const field = fieldAt(leaf, inForm(spot), around);
			const short = capital(spot.called ?? leaf.said.title ?? field.short);
			found.fields.push({ ...field, short });
			found.leaves.set(field.path, leaf);
		},
		list(list, spot, items) {
			if (spot.data == null) return;
			const known = listAt(list, inForm(spot), items, around, edition.content);
			found.lists.push({ ...known, name: list.said.title ?? known.name });
		},
		part(part, spot) {
			if (isStart(spot)) return;
			const { together: _, ...own } = partAt(part, inForm(spot), around);
			found.parts.push({ ...own, name: part.said.title ?? own.name });
		},
		variant(node, spot) {
			found.variants.push(variantAt(node, inForm(spot), file));
		},
	});
	return found;
}

/** The heading of its section stands above it, and what has to fit it is in the same form. */
const inForm = (spot: Spot): Spot => ({
	...spot,
	place: { ...spot.place, said: false },
	together: undefined,
});

function variantAt(node: Union | Group, spot: Spot, file: string): Variant {
	const path = spot.path.join(".");
	const data = (spot.data ?? null) as Data;
	const { options, chosen } = node.type === "group" ? byKey(node, data) : byShape(node, data);
	const named = node.type === "choice" && !node.said.title ? (node.options[0] ?? node) : node;
	const name = named.said.title ?? "Soort";
	return { id: `${file}#${path}`, file, path, name, options, chosen };
}

function byShape({ options, indexOf }: Union, data: Data): Pick<Variant, "options" | "chosen"> {
	const chosen = indexOf(data);
	return {
		chosen,
		options: options.map((option, index) => ({
			label: option.said.variant ?? "",
			data: index === chosen ? data : empty(option),
		})),
	};
}

function byKey(group: Group, data: Data): Pick<Variant, "options" | "chosen"> {
	const choices = Object.entries(group.said.oneOf ?? {});
	const keys = choices.map(([key]) => key);
	const current = chosenKey(group, data) ?? "";
	const own = isGroup(data) ? data : {};
	const shared = Object.entries(own).filter(([key]) => !keys.includes(key));
	return {
		chosen: keys.indexOf(current),
		options: choices.map(([key, label]) => ({
			label,
			data:
				key === current
					? data
					: { ...Object.fromEntries(shared), [key]: empty(group.fields.get(key) as Node) },
		})),
	};
}

/** With a place for the first of a list. */
function empty(node: Node): Data {
	const data = padded({ ...node, optional: false }, undefined);
	return Array.isArray(data) && data.length === 0 ? [null] : data;
}
