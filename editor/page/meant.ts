/** Which field somebody means who points at a place of the page. */
import type { Field, FieldId, FieldKind } from "../protocol.ts";
import { fold } from "./cover.ts";
import type { PageMap } from "./mapping.ts";
import { isElement, isText } from "./marks.ts";

export type Meant =
	/** `offset`: which letter of the words as they are shown. */
	| { kind: "field"; id: FieldId; offset: number }
	| { kind: "several"; ids: FieldId[]; text: string }
	| { kind: "none"; text: string; href?: string };

/** Bands and parts of the page: what stands outside says nothing of what is in it. */
const LIMIT = "body, main, header, footer, nav, dialog";
const DRAWN: readonly FieldKind[] = ["icon", "flag"];
const COUNTED: readonly FieldKind[] = ["number", "form", "choice"];
/** As many as somebody still reads. */
const MOST = 8;

/** @param offset letter of the text node, or -1. */
export function meantAt(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
	node: Node,
	offset: number,
): Meant {
	const element = isElement(node) ? node : node.parentElement;
	if (isText(node)) {
		const own = map.at(node, offset);
		if (own) return { kind: "field", id: own.place.id, offset: own.offset };
	}
	const text = isText(node) ? node.data.trim() : "";
	const href = element?.closest("a")?.getAttribute("href") ?? undefined;
	const ids = element
		? text
			? byWords(map, fields, element, text, href)
			: byDrawing(map, fields, element)
		: [];
	const [first] = ids;
	if (first === undefined) return { kind: "none", text, ...(href && { href }) };
	if (ids.length === 1) return { kind: "field", id: first, offset: 0 };
	return { kind: "several", ids: ids.slice(0, MOST), text };
}

/** Words are equal but for capitals, spaces, and how a period of time is written. */
const plain = (text: string) =>
	fold(text.replaceAll(/[\s\u00ad|]+/g, " ").trim()).replaceAll(/ ?(?:–|tot en met) ?/g, "–");

/** Asked of every field at each move of the pointer over words without a mark. */
const known = new WeakMap<Field, string>();
function plainOf(field: Field): string {
	const words = known.get(field) ?? plain(field.shown);
	known.set(field, words);
	return words;
}

const digits = (text: string) => text.replaceAll(/\D+/g, "").replace(/^0+(?=\d)/, "");

/** The field with these words, nearest to where they stand; else a figure that is meant by them. */
function byWords(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
	element: Element,
	text: string,
	href: string | undefined,
): FieldId[] {
	const all = [...fields.values()];
	const words = plain(text);
	const near = nearestIds(map, element);
	const equal =
		[text, ...textsAround(map, element)]
			.map(plain)
			.map((one) => all.filter((field) => plainOf(field) === one))
			.find((found) => found.length > 0) ?? [];
	const linked = equal.filter(({ group }) =>
		all.some((other) => group && other.group === group && other.value === href),
	);
	const same = closest(linked.length > 0 ? linked : equal, near);
	if (same.length > 0) return same;
	for (const [from, candidates] of around(map, fields, element, COUNTED)) {
		const number = digits(text);
		const counted = candidates.filter(({ shown }) => number && digits(shown) === number);
		if (counted.length > 0) return closest(counted, from);
	}
	const holding = words.length > 7 ? all.filter((field) => plainOf(field).includes(words)) : [];
	if (holding.length > 0) return closest(holding, near);
	for (const [, candidates] of around(map, fields, element, COUNTED))
		if (!candidates.every(isOfTop)) return candidates.map(({ id }) => id);
	return [];
}

/** A text may be split over several elements, as an address is where it may break. */
function textsAround(map: PageMap, element: Element): string[] {
	const texts: string[] = [];
	for (
		let part: Element | null = element;
		part && map.within(part).length === 0;
		part = part.parentElement
	)
		texts.push(part.textContent ?? "");
	return texts;
}

/** An icon, a flag, a drawing: its label, or what is drawn of the texts beside it. */
function byDrawing(map: PageMap, fields: ReadonlyMap<FieldId, Field>, element: Element): FieldId[] {
	const own = element.closest("svg, img, button, a") ?? element;
	const labels = map.attributes.filter(
		(one) => own.contains(one.element) || one.element === own.parentElement,
	);
	if (labels.length > 0 && map.within(own).length === 0)
		return [...new Set(labels.map(({ id }) => id))];
	for (const kinds of [DRAWN, COUNTED])
		for (const [, candidates] of around(map, fields, element, kinds)) {
			if (candidates.length > 0 && !(kinds === COUNTED && candidates.every(isOfTop)))
				return candidates.map(({ id }) => id);
		}
	return nearestIds(map, element, "section").slice(0, 1);
}

/** Ever larger parts of the page, each with the fields of the kinds asked for that belong to it. */
function* around(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
	element: Element,
	kinds: readonly FieldKind[],
): Generator<[FieldId[], Field[]]> {
	let known = "";
	for (let part: Element | null = element; part; part = part.parentElement) {
		const ids = idsWithin(map, part);
		const all = ids.join();
		if (ids.length > 0 && all !== known) yield [ids, belonging(fields, ids, kinds)];
		known = all;
		// A flag or icon beside no words of its own is drawn by the site: those of other bands are others.
		if (part.matches(LIMIT) || (kinds === DRAWN && part.localName === "section")) return;
	}
}

/** Of each file the fields in the group of these, or below the longest path that they share. */
function belonging(
	fields: ReadonlyMap<FieldId, Field>,
	ids: FieldId[],
	kinds: readonly FieldKind[],
): Field[] {
	const own = ids.flatMap((id) => fields.get(id) ?? []);
	const all = [...fields.values()].filter(({ kind }) => kinds.includes(kind));
	return [...Map.groupBy(own, ({ file }) => file)].flatMap(([file, together]) => {
		const group = together[0]?.group;
		const isGroup = group !== undefined && together.every((one) => one.group === group);
		const shared = sharedPath(together);
		return all.filter((field) =>
			isGroup ? field.group === group : field.file === file && isBelow(field.path, shared),
		);
	});
}

/** A single field has the path of what it is part of. */
function sharedPath([first, ...others]: Field[]): string {
	let shared = first?.path.split(".").slice(0, -1) ?? [];
	for (const { path } of others) {
		const parts = path.split(".");
		const until = shared.findIndex((part, at) => part !== parts[at]);
		if (until >= 0) shared = shared.slice(0, until);
	}
	return shared.join(".");
}

/** Of the whole file only what stands at its top: its flag, its date. */
const isBelow = (path: string, parent: string) =>
	parent === "" ? !path.includes(".") : path.startsWith(`${parent}.`);

/** What a file has for all of itself, as its year and its place, says nothing of one word. */
const isOfTop = ({ path }: Field) => !path.includes(".");

const idsWithin = (map: PageMap, part: Element) => [
	...new Set(map.within(part).map(({ id }) => id)),
];

/** @param limit says nothing of what is in it, as a whole page does not. */
function nearestIds(map: PageMap, element: Element, limit = "body"): FieldId[] {
	for (let part: Element | null = element; part; part = part.parentElement) {
		if (part.matches(limit)) break;
		const ids = idsWithin(map, part);
		if (ids.length > 0) return ids;
		if (part.matches(LIMIT)) break;
	}
	return [];
}

/** Those that share most of their path with what stands beside them. */
function closest(candidates: Field[], near: FieldId[]): FieldId[] {
	const nearness = ({ id }: Field) => Math.max(0, ...near.map((other) => sharedParts(id, other)));
	const most = Math.max(0, ...candidates.map(nearness));
	return candidates.filter((field) => nearness(field) === most).map(({ id }) => id);
}

function sharedParts(one: FieldId, other: FieldId): number {
	const parts = other.split(/[#.]/);
	const differs = one.split(/[#.]/).findIndex((part, at) => part !== parts[at]);
	return differs < 0 ? parts.length : differs;
}
