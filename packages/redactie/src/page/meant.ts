/** Which field somebody means who points at a place of the page. */
import type { Field, FieldId } from "../protocol.ts";
import { fold, isElement, isText, type PageMap } from "./mapping.ts";

export type Meant =
	/** `offset`: which letter of the words as they are shown. */
	| { kind: "field"; id: FieldId; offset: number }
	/** What has no mark, and is part of this: a group, an item of a list, a part of a file. */
	| { kind: "part"; id: FieldId }
	| { kind: "none"; text: string };

export type Fields = ReadonlyMap<FieldId, Field>;

/** Bands and parts of the page: what stands outside says nothing of what is in it. */
const BAND = "section, body, main, header, footer, nav, dialog";

/** @param offset letter of the text node, or -1. */
export function meantAt(map: PageMap, fields: Fields, node: Node, offset: number): Meant {
	const element = isElement(node) ? node : node.parentElement;
	if (isText(node)) {
		const own = map.at(node, offset);
		if (own) return { kind: "field", id: own.place.id, offset: own.offset };
	}
	const text = isText(node) ? node.data.trim() : "";
	const around = partsAround(map, fields, element);
	const [part] = around.own;
	const found = !element
		? undefined
		: text
			? byWords(map, fields, around, { text, word: wordAt((node as Text).data, offset) })
			: byDrawing(map, fields, element, part);
	if (found) return { kind: "field", id: found.id, offset: 0 };
	if (part && fields.has(part)) return { kind: "field", id: part, offset: 0 };
	return part ? { kind: "part", id: part } : { kind: "none", text };
}

/**
 * What ever larger parts of the page show, the smallest first. What is said again and again on a page, as
 * 'was' and 'nu' are, says nothing of what it stands beside; but a figure may stand twice with its caption,
 * so `all` has the parts that such words are of too.
 */
function partsAround(map: PageMap, fields: Fields, element: Element | null) {
	const own = new Set<FieldId>();
	const all = new Set<FieldId>();
	for (let part = element; part; part = part.parentElement) {
		const ids = [...new Set(map.within(part).map(({ id }) => id))];
		const once = partOf(
			fields,
			ids.filter((id) => map.placesOf.get(id)?.length === 1),
		);
		if (once) own.add(once);
		for (const shown of [once, partOf(fields, ids)]) if (shown) all.add(shown);
		if (part.matches(BAND)) break;
	}
	return { own: [...own], all: [...all] };
}

/** What these are all part of, in the file of the one that is said the least. */
function partOf(fields: Fields, ids: FieldId[]): FieldId | undefined {
	const timesOf = (id: FieldId) =>
		fields.get(id)?.pages.reduce((sum, { times }) => sum + times, 0) ?? 0;
	const [rarest] = ids.toSorted((one, other) => timesOf(one) - timesOf(other));
	if (!rarest) return undefined;
	const file = rarest.slice(0, rarest.indexOf("#") + 1);
	const others = ids.filter((id) => id.startsWith(file));
	let part = rarest;
	while (!others.every((id) => isIn(id, part))) part = parentOf(part);
	return part;
}

const parentOf = (id: FieldId) => id.replace(/(?<=#)[^.]*$|\.[^.#]*$/, "") as FieldId;

/** What is part of the same: of a text that is alone, what stands beside it; of a file what is at its top. */
function fieldsIn(fields: Fields, part: FieldId): Field[] {
	const around = fields.has(part) ? parentOf(part) : part;
	return [...fields.values()].filter(
		({ id, path }) => isIn(id, around) && !(around.endsWith("#") && path.includes(".")),
	);
}

/**
 * The very same words, in the smallest part around that has them: a number, a choice, what the site reads or compares.
 * @param word the one that is pointed at, of all of the text node.
 */
function byWords(
	map: PageMap,
	fields: Fields,
	{ own: [nearest], all }: ReturnType<typeof partsAround>,
	{ text, word }: { text: string; word: string },
): Field | undefined {
	const isUnmarked = ({ id, kind, exact }: Field) =>
		exact || kind === "number" || kind === "choice" || !map.placesOf.has(id);
	for (const part of all) {
		const near = fieldsIn(fields, part).filter(isUnmarked);
		// One word of several is that of a field only right beside it.
		for (const said of part === nearest ? [text, word] : [text]) {
			const same = near.find((field) => says(field, said));
			if (same) return same;
		}
	}
	return undefined;
}

/** An icon, a flag, a drawing: its label, or what is drawn of the texts beside it. */
function byDrawing(map: PageMap, fields: Fields, element: Element, part: FieldId | undefined) {
	const own = element.closest("svg, img, button, a") ?? element;
	const labels = map.attributes.filter(
		(one) => own.contains(one.element) || one.element === own.parentElement,
	);
	const [label] = labels;
	if (label && map.within(own).length === 0) return fields.get(label.id);
	const drawn = part ? fieldsIn(fields, part).filter(({ kind }) => kind === "picture") : [];
	return drawn.length === 1 || isOneGroup(drawn) ? drawn[0] : undefined;
}

const isIn = (id: FieldId, part: FieldId) =>
	id === part || id.startsWith(part.endsWith("#") ? part : `${part}.`);

const isOneGroup = (all: Field[]) =>
	all.every(({ group }) => group !== undefined && group === all[0]?.group);

function wordAt(text: string, offset: number): string {
	const words = text.matchAll(/[^\s–]+/g);
	const found = words.find(({ 0: word, index }) => index + word.length > offset)?.[0] ?? "";
	return found.replace(/[,.:;]+$/, "");
}

/** Words are equal but for capitals, spaces and where they may break. */
const plain = (text: string) => fold(text.replaceAll(/[\s\u00ad|]+/g, " ").trim());

/** Whether these are the words of a field. */
const says = ({ shown, kind, value }: Field, words: string) =>
	plain(shown) === plain(words) || (kind === "number" && value === numberIn(words));

/** '1.840', '4,2' */
const numberIn = (words: string) => Number(words.replaceAll(".", "").replace(",", "."));
