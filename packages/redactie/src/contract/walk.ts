/**
 * The ways along the contract through the data of a file, to all that stands there and to one place; and how the name
 * of a field is put together on the way: 'Uitkomst: 1e alinea', 'Inzicht 3: kop', 'Titel in Google'.
 */
import { dataAt } from "../data.ts";
import type { Choice } from "../protocol.ts";
import { type Content, type Pending, site } from "../site.ts";
import { capital, small, words } from "../words.ts";
import {
	type Book,
	type Group,
	type Leaf,
	type List,
	type Node,
	nodeOf,
	pick,
	type Said,
	type Choice as Union,
} from "./nodes.ts";

/** What is the same for all of a file. */
export interface Around {
	file: string;
	tokens: Map<string, string>;
	choices: Record<string, Choice[]>;
}

/** Who hears of what is met, in the order of the contract. */
export interface Visitor {
	leaf?(leaf: Leaf, spot: Spot): void;
	/** Also of one that the file lacks, when each of its items can be filled in by itself. */
	list?(list: List, spot: Spot, items: readonly Item[]): void;
	/** A group or list that the file may have or lack: its data tells which. */
	part?(part: Exclude<Node, Leaf>, spot: Spot): void;
	/** What may have one of several shapes, but for kinds: those are a field. */
	variant?(variant: Union, spot: Spot): void;
}

export interface Item {
	node: Node;
	spot: Spot;
}

/** Where the walk through a file is. */
export interface Spot {
	path: readonly (string | number)[];
	/** What it stands in. */
	place: Place;
	/** As the file has it. */
	data: unknown;
	/** As the site has it. */
	content: unknown;
	/** The file lacks what this would stand in. */
	lacking?: boolean | undefined;
	/** What it opens together with. */
	group?: { group: string; groupName: string };
	/** Path of the group of which the lists change together. */
	together?: string | undefined;
	/** In place of its title: the name of an entry, its number in a list. */
	called?: string;
	/** What its list says of each. */
	help?: string | undefined;
}

export function walk(kind: Node, spot: Spot, around: Around, visitor: Visitor) {
	const node = chosen(kind, spot.data);
	const isThere = spot.data != null;
	if (kind.type === "choice" && !kind.kind && (spot.data !== undefined || !kind.optional))
		visitor.variant?.(kind, spot);
	if (node.type === "leaf") return visitor.leaf?.(node, spot);
	if (kind.optional) visitor.part?.(kind as Exclude<Node, Leaf>, spot);
	if (node.type === "choice" || !(isThere || isPlain(node))) return;
	const inside = { ...spot, place: enter(spot.place, node), lacking: !isThere };
	if (node.type === "group") return inGroup(node, inside, around, visitor);
	if (node.type === "book") return inBook(node, inside, around, visitor);
	const items = itemsOf(node, inside);
	visitor.list?.(node, spot, isThere ? items : []);
	for (const item of items) walk(item.node, item.spot, around, visitor);
}

/** What may stand in every group, though the contract does not have it. */
const tick = (said: NonNullable<Pending["anywhere"]>): Leaf => ({
	type: "leaf",
	of: "boolean",
	formed: false,
	optional: true,
	takes: (value) => value === true,
	said,
});

function inGroup({ said, fields }: Group, spot: Spot, around: Around, visitor: Visitor) {
	const own: Spot["group"] = said.group && {
		group: `${around.file}#${spot.path.join(".")}`,
		groupName: groupName(spot.place),
	};
	const group = (said.title ? undefined : spot.group) ?? own;
	const whole = said.together && spot.path.join(".");
	const together = said.together === undefined ? spot.together : whole || undefined;
	const into = (key: string, node: Node) =>
		walk(node, { ...within(spot, key), together, ...(group && { group }) }, around, visitor);
	for (const [key, node] of fields) into(key, node);
	for (const { key, anywhere } of site.pending)
		if (anywhere && within(spot, key).data === true) into(key, tick(anywhere));
}

/** Of a list that the file lacks, the first that it could have. */
function itemsOf(list: List, spot: Spot): Item[] {
	const items = spot.data == null ? [undefined] : (spot.data as unknown[]);
	return items.map((data, index) => {
		const shape = chosen(list.item, data);
		const own =
			shape.type === "leaf"
				? { called: nth(list, index) }
				: { place: enterItem(spot.place, list, index) };
		return {
			node: list.item,
			spot: { ...within(spot, index), help: list.said.description, ...own },
		};
	});
}

/** Of what has to be there and is not yet, or has an empty place (null), the first that it may be. */
const chosen = (node: Node, data: unknown): Node =>
	node.type === "choice" && (data !== undefined || !node.optional)
		? chosen(pick(node, data), data)
		: node;

function inBook({ said, entry }: Book, spot: Spot, around: Around, visitor: Visitor) {
	const shared = spot.group && { group: spot.group };
	for (const key of Object.keys(spot.data ?? {})) {
		const called =
			namedBy(said.names, around).find(({ value }) => value === key)?.label ??
			said.choices?.[key] ??
			key;
		const inside = within(spot, key);
		const own =
			entry.type === "leaf"
				? { called, help: said.description, ...shared }
				: { place: enterEntry(spot.place, called) };
		walk(entry, { ...inside, ...own }, around, visitor);
	}
}

/** Into a part. What its own group and list are, the part says itself. */
function within(spot: Spot, key: string | number): Spot {
	const { path, place, lacking, data, content, together } = spot;
	const part = (whole: unknown) => (whole as Record<string | number, unknown> | undefined)?.[key];
	const own = { data: part(data), content: part(content) };
	return { path: [...path, key], place, lacking, together, ...own };
}

export const namedBy = (names: Leaf["said"]["names"] = [], { choices }: Around): Choice[] =>
	names.flatMap((name) => choices[name] ?? []);

/** Of which each part can be filled in by itself. */
function isPlain(node: Node): boolean {
	if (node.type === "list") return node.item.type === "leaf" && node.item.of === "string";
	return (
		node.type === "group" &&
		[...node.fields.values()].every((field) => field.type === "leaf" || isList(field))
	);
}
const isList = (node: Node) => node.type === "list" && isPlain(node);

/** What the contract says of a place in a file, and of the list that it is in. */
export interface Found {
	node: Node;
	list?: List;
}

/**
 * @param path of the file; empty for the file itself.
 * @param data of the file, as its YAML says it: it tells which of several shapes something has.
 */
export function nodeAt(
	file: string,
	path: string,
	data: unknown,
	content: Content,
): Found | undefined {
	const known = site.file(file, content);
	let found: Found | undefined = known && { node: nodeOf(known.schema) };
	let value = data;
	for (const part of path === "" ? [] : path.split(".")) {
		found = found && inside(found.node, part, value);
		value = (value as Record<string, unknown> | null | undefined)?.[part];
	}
	return found;
}

function inside(node: Node, part: string, data: unknown): Found | undefined {
	if (node.type === "choice") return inside(pick(node, data), part, data);
	if (node.type === "list") return { node: node.item, list: node };
	if (node.type === "book") return { node: node.entry };
	const field = node.type === "group" ? node.fields.get(part) : undefined;
	return field && { node: field };
}

/**
 * In which order the contract names the fields of a group: a new one is written in its place.
 *
 * @param group its path in the file; empty for the file itself.
 * @param data of the file, as its YAML says it.
 * @returns the keys that may stand there; none where the file chooses them.
 */
export function keysOf(file: string, group: string, data: unknown, content: Content): string[] {
	const found = nodeAt(file, group, data, content);
	const value = dataAt(data, group);
	const node = found?.node.type === "choice" ? pick(found.node, value) : found?.node;
	return node?.type === "group" ? [...node.fields.keys()] : [];
}

/** Where a field stands, as its name says it. */
export interface Place {
	/** Heading of the section. */
	section: string;
	/** The names of its fields begin with it. */
	said: boolean;
	/** It is a file, or what is as large: what has a title in it is a section of its own. */
	sheet: boolean;
	/** What stands between the section and the field: 'kolom 2', 'link 3'. */
	parts: readonly string[];
	/** The same below the heading of the section, which may be the name of a list: '2'. */
	short: readonly string[];
}

export const sheetOf = ({ title, silent }: Said): Place => ({
	section: title ?? words.loose,
	said: Boolean(title && !silent),
	sheet: true,
	parts: [],
	short: [],
});

/** Into a group of fields, a list or a book. Of the last two each entry has a name of its own. */
function enter(place: Place, { type, said }: Node): Place {
	const { title, silent, sheet } = said;
	if (sheet) return sheetOf(said);
	if (!title) return place;
	if (place.sheet) return { ...sheetOf(said), said: !silent && type === "group", sheet: false };
	return silent || type !== "group" ? place : into(place, small(title));
}

/** Into one of a book, which its file gave a name. */
function enterEntry(place: Place, name: string): Place {
	if (place.sheet) return { ...sheetOf({ title: capital(name) }), sheet: false };
	return into(place, name);
}

/** Into one of a list of groups: 'Inzicht 3' needs no section before it. */
function enterItem(list: Place, { said: { item = "", title } }: List, index: number): Place {
	const name = `${item} ${index + 1}`;
	if (list.parts.length > 0) return into(list, name);
	const alone = title === list.section;
	return { ...list, said: false, parts: [name], short: [alone ? `${index + 1}` : name] };
}

/** Of a list of values. Its own title is a heading, and else needs not be said. */
export const nth = ({ said: { item = "" } }: List, index: number) => `${index + 1}e ${item}`;

/** @param grouped it opens with others, below the name of them all. */
export function nameOf(place: Place, field: string, grouped: boolean) {
	const before = place.said ? [place.section, ...place.parts] : place.parts;
	return { name: joined(before, field), short: joined(grouped ? [] : place.short, field) };
}

/** Name of a list, or of what a file may lack: 'Taken', 'Uitkomst: alinea's', 'Menu 2: onderdelen'. */
export function partName(place: Place, { said }: Node) {
	const title = said.title ?? capital(said.item ?? "");
	if (place.sheet) return { name: title, section: title };
	const isSection = place.parts.length === 0 && title === place.section;
	return {
		name: isSection ? title : nameOf(place, title, false).name,
		section: place.section,
	};
}

/** Of one of a list, below its heading: 'Kerncijfer 2'. */
export const itemName = ({ parts }: Place) => capital(parts.at(-1) ?? "");

/** Name of what the fields of a group are together: 'Kerncijfer 2'. */
const groupName = ({ section, said, parts }: Place) =>
	capital(said || parts.length === 0 ? [section, ...parts].join(", ") : parts.join(", "));

const into = (place: Place, part: string): Place => ({
	...place,
	parts: [...place.parts, part],
	short: [...place.short, part],
});

const joined = (before: readonly string[], field: string) =>
	before.length > 0 ? capital(`${before.join(", ")}: ${small(field)}`) : capital(field);
