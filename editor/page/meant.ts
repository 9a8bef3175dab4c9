/** Which field somebody means who points at a place of the page. */
import type { Field, FieldId, FieldKind } from "../protocol.ts";
import type { PageMap } from "./mapping.ts";
import { isElement, isText } from "./marks.ts";
import { fieldsBeside, partsAround } from "./near.ts";
import { monthName, monthOf, monthsIn, plain, plainOf, says, startOf } from "./said.ts";

export type Meant =
	/** `offset`: which letter of the words as they are shown. */
	| { kind: "field"; id: FieldId; offset: number }
	| { kind: "several"; ids: FieldId[]; text: string }
	| { kind: "none"; text: string; href?: string };

type Fields = ReadonlyMap<FieldId, Field>;

const DRAWN: readonly FieldKind[] = ["icon", "flag"];
/** What stands on every page. */
const OUTSIDE = "body > header, body > footer, dialog";
/** What says one thing together. */
const ITEM = "li, tr, article, dt, dd, p, label, button";
/** Words once more, as one says them. */
const SAID_AGAIN = ".spoken";
/** As many as somebody still reads. */
const MOST = 8;

/** @param offset letter of the text node, or -1. */
export function meantAt(map: PageMap, fields: Fields, node: Node, offset: number): Meant {
	const element = isElement(node) ? node : node.parentElement;
	if (isText(node)) {
		const own = map.at(node, offset);
		if (own) return { kind: "field", id: own.place.id, offset: own.offset };
	}
	const text = isText(node) ? node.data.trim() : "";
	const href = element?.closest("a")?.getAttribute("href") ?? undefined;
	const found = !element
		? []
		: isText(node) && text
			? byWords(map, fields, { element, text, word: wordAt(node.data, offset), href })
			: byDrawing(map, fields, element);
	const [first] = found;
	if (!first) return { kind: "none", text, ...(href && { href }) };
	// The fields of a group open together.
	if (found.length === 1 || isOneGroup(found)) return { kind: "field", id: first.id, offset: 0 };
	return { kind: "several", ids: found.slice(0, MOST).map(({ id }) => id), text };
}

/** Words without a mark: those of a number, a choice, of what the site reads or compares. */
interface Words {
	element: Element;
	/** All of the text node. */
	text: string;
	/** The one that is pointed at. */
	word: string;
	href: string | undefined;
}

/** Of what stands nearest, and never of another band; else the same words elsewhere. */
function byWords(map: PageMap, fields: Fields, words: Words): Field[] {
	const { element, text } = words;
	if (element.localName === "text" || monthsIn(text)) return byMonths(map, fields, words);
	const same = sameWords(map, fields, words);
	if (same.length > 0 && /\s\S+\s/.test(text)) return same;
	const item = element.closest(ITEM) ?? element;
	for (const withLists of [false, true])
		for (const { part, ids, isBand } of partsAround(map, element)) {
			const beside = fieldsBeside(fields, ids, withLists).filter(
				(field) => monthOf(fields, field) === undefined,
			);
			const read = beside.filter((field) => isRead(map, field));
			const likely = likelihood(beside, readIn(item));
			const found = mostExact(
				read.filter((field) => isSaid(field, words) && likely(field) > 0),
				words,
			).filter((field) => !isBand || likely(field) > 1 || isWhole(field, text));
			if (found.length > 0) return found;
			// Another number than those beside it is made of them: further away stand others.
			const numbers = read.filter(({ kind }) => kind === "number");
			const others = read.filter(
				(field) => field.kind !== "number" && field.kind !== "text" && likely(field) > 1,
			);
			const parts = [...numbers, ...others];
			if (/\d/.test(text) && parts.length > 0 && item.contains(part))
				return isOneGroup(parts) ? parts : [];
			const made = parts.filter((field) => likely(field) > 1);
			if (/\d/.test(text) && made.length > 0 && isOneGroup(made)) return made;
		}
	return same;
}

function readIn(item: Element): string {
	const read = item.cloneNode(true) as Element;
	for (const again of read.querySelectorAll(SAID_AGAIN)) again.remove();
	return read.textContent ?? "";
}

/** What is counted from the start of a line of time, and the scale of that line. */
function byMonths(map: PageMap, fields: Fields, words: Words): Field[] {
	for (const { ids } of partsAround(map, words.element)) {
		const beside = fieldsBeside(fields, ids, true).filter((field) => isRead(map, field));
		const starts = [...new Set(beside.flatMap((field) => startOf(fields, field) ?? []))];
		if (words.element.localName === "text" && starts.length > 0) return starts;
		const found = inMonths(fields, beside, words);
		if (found.length > 0) return found;
		const same = starts.filter((start) => plainOf(start) === plain(words.text));
		if (same.length > 0) return same;
	}
	return [];
}

/** It has words on a page, and those have no mark. */
const isRead = (map: PageMap, { id, kind, exact, value }: Field) =>
	value !== null &&
	(exact || kind === "number" || kind === "choice" || (kind === "form" && !map.placesOf.has(id)));

function isSaid(field: Field, { text, word }: Words): boolean {
	const { kind, shown, group } = field;
	// 'Maandag' at the start of a sentence.
	if (kind === "choice") return shown === text || (word !== text && plainOf(field) === plain(word));
	if (plainOf(field) === plain(text)) return true;
	return (kind !== "text" || Boolean(group)) && (says(field, word) || says(field, text));
}

const isWhole = (field: Field, text: string) =>
	field.kind !== "number" && text.length > 3 && plainOf(field) === plain(text);

function mostExact(said: Field[], { text, word }: Words): Field[] {
	const is = (exact: string) => said.filter((field) => plainOf(field) === plain(exact));
	return [is(text), is(word), said].find((found) => found.length > 0) ?? [];
}

/**
 * Of a list the item that has most of the words around, as '4' and 'sites' are those of one part of
 * the work. @returns how many a field's item has; 0 when another of its list has more.
 */
function likelihood(beside: Field[], around: string): (field: Field) => number {
	const parts = around.split(/\s+/);
	const isHere = (field: Field) =>
		field.kind === "text" && !field.exact
			? plain(around).includes(plain(field.shown))
			: parts.some((part) => says(field, part)) || says(field, around);
	const counts = new Map<string, number>();
	for (const field of beside)
		if (field.shown && isHere(field))
			counts.set(itemOf(field), (counts.get(itemOf(field)) ?? 0) + 1);
	const listOf = (item: string) => item.replace(/\d+$/, "");
	return (field) => {
		const item = itemOf(field);
		const own = counts.get(item) ?? 0;
		const isBeaten = [...counts].some(
			([other, count]) => count > own && listOf(other) === listOf(item),
		);
		return isBeaten ? 0 : own;
	};
}

const itemOf = ({ id }: Field) => /^.*\.\d+(?=\.)/.exec(id)?.[0] ?? id.replace(/\.[^.]*$/, "");

/** The group that has all these months, from its start and to its end; the one pointed at comes first. */
function inMonths(fields: Fields, beside: Field[], { text, word }: Words): Field[] {
	const months = monthsIn(text) ?? [];
	const counted = beside.filter((field) => monthOf(fields, field) !== undefined);
	const has = (all: Field[], month: number) => all.some((one) => monthOf(fields, one) === month);
	const groups = [...Map.groupBy(counted, ({ group, id }) => group ?? id).values()];
	const fitting = groups.filter((group) => months.every((month) => has(group, month)));
	const pointed = months.find((month) => monthName(month).startsWith(word.toLowerCase()));
	const isPointed = (field: Field) => monthOf(fields, field) === (pointed ?? months[0]);
	return fitting.flatMap((group) => group.filter(isPointed).slice(0, 1));
}

/** All words of another text, as a name is in a list of choices: with the same link, then the nearest. */
function sameWords(map: PageMap, fields: Fields, { element, text, href }: Words): Field[] {
	if (!/[a-z]{2}/i.test(text)) return [];
	const isOutside = ({ id }: Field) =>
		!element.closest(OUTSIDE) &&
		map.placesOf.get(id)?.every(({ nodes }) => nodes[0]?.parentElement?.closest(OUTSIDE));
	const said = plain(text);
	const equal = [...fields.values()].filter(
		(field) =>
			((field.kind === "text" && plainOf(field) === said) ||
				(field.kind === "choice" && field.shown === text)) &&
			!isOutside(field),
	);
	const linked = equal.filter(({ group }) =>
		[...fields.values()].some(
			(other) => group && href && other.group === group && other.value === href,
		),
	);
	const same = equal.filter(({ shown }) => shown === text);
	const likely = [linked, same, equal].find((found) => found.length > 0) ?? [];
	return closest(likely, [...partsAround(map, element)][0]?.ids ?? []);
}

/** Those that share most of their path with what stands beside them. */
function closest(candidates: Field[], near: FieldId[]): Field[] {
	const nearness = ({ id }: Field) => Math.max(0, ...near.map((other) => sharedParts(id, other)));
	const most = Math.max(0, ...candidates.map(nearness));
	return candidates.filter((field) => nearness(field) === most);
}

function sharedParts(one: FieldId, other: FieldId): number {
	const parts = other.split(/[#.]/);
	const differs = one.split(/[#.]/).findIndex((part, at) => part !== parts[at]);
	return differs < 0 ? parts.length : differs;
}

const isOneGroup = (all: Field[]) =>
	all.every(({ group }) => group !== undefined && group === all[0]?.group);

function wordAt(text: string, offset: number): string {
	const words = text.matchAll(/[^\s–]+/g);
	const found = words.find(({ 0: word, index }) => index + word.length > offset)?.[0] ?? "";
	return found.replace(/[,.:;]+$/, "");
}

/** An icon, a flag, a drawing: its label, or what is drawn of the texts beside it. */
function byDrawing(map: PageMap, fields: Fields, element: Element): Field[] {
	const own = element.closest("svg, img, button, a") ?? element;
	const labels = map.attributes.filter(
		(one) => own.contains(one.element) || one.element === own.parentElement,
	);
	if (labels.length > 0 && map.within(own).length === 0)
		return [...new Set(labels.map(({ id }) => id))].flatMap((id) => fields.get(id) ?? []);
	const [nearest] = partsAround(map, own);
	if (!nearest || nearest.isBand) return [];
	const beside = fieldsBeside(fields, nearest.ids);
	const drawn = beside.filter(({ kind }) => DRAWN.includes(kind));
	if (drawn.length === 1 || (drawn.length > 0 && isOneGroup(drawn))) return drawn;
	const numbers = beside.filter((field) => isRead(map, field) && field.kind === "number");
	if (numbers.length > 0 && isOneGroup(numbers)) return numbers;
	return nearest.ids.slice(0, 1).flatMap((id) => fields.get(id) ?? []);
}
