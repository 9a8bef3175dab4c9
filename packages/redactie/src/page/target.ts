/** What is meant by a place under the pointer: a field, and the box that shows it. */
import type { Field, FieldId } from "../protocol.ts";
import { cardAround } from "./card.ts";
import type { PageMap, Place } from "./mapping.ts";
import { isElement, isText } from "./marks.ts";
import { type Meant, meantAt } from "./meant.ts";

/** What an outline goes around: words with a mark, words without one, a drawing. */
export type Spot = Place | Text | Element;

export interface Target {
	meant: Meant;
	place: Spot;
}

/** What is drawn, rather than said. */
const DRAWN = "svg, img, picture, [aria-hidden='true'], button, a, input";
/** Around the letters there is room that is still theirs, in px. */
const ROOM = 6;

/** @returns nothing where the page is empty. */
export function targetAt(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
	typed: ReadonlyMap<Text, Place>,
	event: MouseEvent,
): Target | undefined {
	const under = event.target as Node;
	if (!isElement(under)) return undefined;
	const { clientX: x, clientY: y } = event;
	const letter = letterAt(under, x, y);
	if (letter) {
		const { node, offset } = letter;
		const own = typed.get(node);
		if (own) return { meant: { kind: "field", id: own.id, offset }, place: own };
		const meant = meantAt(map, fields, node, offset);
		const hit = map.at(node, offset);
		return { meant, place: hit?.place ?? node };
	}
	const drawn = under.closest(DRAWN);
	if (!drawn) return undefined;
	return { meant: meantAt(map, fields, under, -1), place: under.closest("svg") ?? drawn };
}

/** The text at the pointer, also one that something lies over which does not cover it. */
function letterAt(
	under: Element,
	x: number,
	y: number,
): { node: Text; offset: number } | undefined {
	const caret = under.ownerDocument.caretPositionFromPoint(x, y);
	const node = caret?.offsetNode;
	if (node && isText(node) && under.contains(node) && isNear(boxOf(node), x, y))
		return { node, offset: caret.offset };
	for (const element of under.ownerDocument.elementsFromPoint(x, y)) {
		for (const text of element.childNodes)
			if (isText(text) && linesOf(text).some((line) => isIn(line, x, y)))
				return { node: text, offset: offsetIn(text, x, y) };
		if (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)") return undefined;
	}
	return undefined;
}

/** Of which letter the left half, or of the one before it the right half, is at the pointer. */
function offsetIn(text: Text, x: number, y: number): number {
	const range = text.ownerDocument.createRange();
	for (let at = 0; at < text.data.length; at++) {
		range.setStart(text, at);
		range.setEnd(text, at + 1);
		const line = [...range.getClientRects()].find((rect) => isIn(rect, x, y));
		if (line) return x > (line.left + line.right) / 2 ? at + 1 : at;
	}
	return 0;
}

/** Each line of a text, in px of the window. */
export function linesOf(place: Place | Text): DOMRect[] {
	return ("nodes" in place ? place.nodes : [place]).flatMap((node) => {
		const range = node.ownerDocument.createRange();
		range.selectNodeContents(node);
		return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
	});
}

/** The box around all lines of a text, or around an element. */
export function boxOf(place: Spot): DOMRect {
	if ("getBoundingClientRect" in place) return place.getBoundingClientRect();
	if ("card" in place && place.card) return place.card.getBoundingClientRect();
	const rects = linesOf(place);
	if (rects.length === 0) return new DOMRect();
	const left = Math.min(...rects.map((rect) => rect.left));
	const top = Math.min(...rects.map((rect) => rect.top));
	const right = Math.max(...rects.map((rect) => rect.right));
	const bottom = Math.max(...rects.map((rect) => rect.bottom));
	return new DOMRect(left, top, right - left, bottom - top);
}

const isIn = ({ left, top, right, bottom }: DOMRect, x: number, y: number) =>
	x >= left && x <= right && y >= top && y <= bottom;

const isNear = ({ left, top, right, bottom }: DOMRect, x: number, y: number) =>
	x >= left - ROOM && x <= right + ROOM && y >= top - ROOM && y <= bottom + ROOM;

export const elementOf = (place: Spot): Element | undefined =>
	"nodes" in place
		? (place.nodes[0]?.parentElement ?? undefined)
		: isText(place)
			? (place.parentElement ?? undefined)
			: place;

/** What a field without a mark is seen as: a number, a choice, a text that the site compares, an icon. */
export function unmarkedPlaces(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
): Map<FieldId, Spot[]> {
	const places = new Map<FieldId, Spot[]>();
	const add = (meant: Meant, place: Spot) => {
		const ids = meant.kind === "field" ? [meant.id] : meant.kind === "several" ? meant.ids : [];
		for (const id of ids) {
			const known = places.get(id) ?? [];
			if (!known.includes(place)) places.set(id, [...known, place]);
		}
	};
	for (const node of map.startOf.keys())
		if (!map.at(node, 0))
			for (const { index } of node.data.matchAll(/\S+/g))
				add(meantAt(map, fields, node, index), node);
	const [node] = map.startOf.keys();
	for (const drawing of node?.ownerDocument.body.querySelectorAll(":not(svg) > svg, img") ?? []) {
		const meant = meantAt(map, fields, drawing, -1);
		if (meant.kind === "field" && fields.get(meant.id)?.kind === "picture") add(meant, drawing);
	}
	return places;
}

/**
 * Where a field can be shown: its words, its label, else the words that it goes with.
 * @param unmarked gives the places of fields without a mark.
 */
export function placesOf(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
	id: FieldId,
	unmarked: () => ReadonlyMap<FieldId, Spot[]>,
): Spot[] {
	const own = map.placesOf.get(id);
	if (own) return own;
	if (!fields.has(id)) return wholeItem(map, id);
	const labelled = map.attributes.filter((one) => one.id === id).map(({ element }) => element);
	if (labelled.length > 0) return labelled;
	const field = fields.get(id);
	const found = unmarked().get(id);
	if (found) return found;
	// A text whose words are nowhere on the page is not on it.
	if (!field || ((field.kind === "text" || field.kind === "form") && !field.exact)) return [];
	const isOfGroup = (one: Place) => field.group && fields.get(one.id)?.group === field.group;
	const near = firstOrDrawing(map.places.filter(isOfGroup)) ?? nearestPlace(map, id);
	return near ? [near] : [];
}

/**
 * An item of a list (`…#tasks.2`) or an entry (`…yaml#`): all its texts as one, where they stand
 * together first: another card of the same begins where the first of them comes again.
 */
function wholeItem(map: PageMap, id: FieldId): Place[] {
	const part = id.endsWith("#") ? id : `${id}.`;
	const own = map.places.filter((place) => place.id.startsWith(part));
	const isBody = ({ nodes }: Place) => nodes[0]?.parentElement?.closest("main");
	const inBody = own.filter(isBody);
	const [first, ...others] = inBody.length > 0 ? inBody : own;
	if (!first) return [];
	const again = others.findIndex((place) => place.id === first.id);
	const together = [first, ...(again < 0 ? others : others.slice(0, again))];
	const nodes = together.flatMap((place) => place.nodes);
	return [{ ...first, id, whole: false, nodes, card: cardAround(map, id, nodes) }];
}

/** The first words of the smallest part of the file that it is in; a whole file says nothing of one field. */
function nearestPlace(map: PageMap, id: FieldId): Spot | undefined {
	const [file = "", path = ""] = id.split("#");
	const parts = path.split(".");
	for (let length = parts.length - 1; length > 0; length--) {
		const part = `${file}#${parts.slice(0, length).join(".")}.`;
		const place = firstOrDrawing(map.places.filter((one) => one.id.startsWith(part)));
		if (place) return place;
	}
	return undefined;
}

/** Of words above or below a drawing: the drawing. */
function firstOrDrawing(places: Place[]): Spot | undefined {
	const [first] = places;
	const isDrawn = first && drawingOf(first)?.contains(elementOf(first) ?? null);
	return isDrawn ? first : (places.flatMap((place) => drawingOf(place) ?? [])[0] ?? first);
}

/** The drawing that this is part of, or the caption of: a number of it changes all of it. */
export function drawingOf(place: Spot): Element | undefined {
	const drawing = elementOf(place)?.closest("figure");
	const hasRoom = (element: Element) => element.getBoundingClientRect().height > 0;
	// A figure whose parts stand in the columns of something larger has no room of its own.
	return drawing ? [drawing, ...drawing.children].find(hasRoom) : undefined;
}
