/** What is meant by a place under the pointer: a field, and the box that shows it. */
import type { Field, FieldId } from "../protocol.ts";
import type { PageMap, Place } from "./mapping.ts";
import { isElement, isText, textNodes } from "./marks.ts";
import { type Fields, type Meant, meantAt, says } from "./meant.ts";

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
	fields: Fields,
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

/** So many elements around words are still about what they say. */
const NEAR = 3;

/**
 * What a field without a mark is seen as (a number, a choice, a text that the site compares, an icon): the
 * nearest that says it to the words that open with it.
 */
export function unmarkedPlaces(
	map: PageMap,
	fields: Fields,
	{ id, group, ...field }: Field,
): Spot[] {
	const part = id.slice(0, id.lastIndexOf(".") + 1);
	const isBeside = (place: Place) =>
		group ? fields.get(place.id)?.group === group : part !== "" && place.id.startsWith(part);
	const isIt = (text: Text) =>
		!map.at(text, 0) && [text.data, ...text.data.split(/\s+/)].some((words) => says(field, words));
	const nearest = (place: Place): Spot[] => {
		let around = elementOf(place);
		for (let step = 0; around && step < NEAR; step++, around = around.parentElement ?? undefined) {
			const drawn = field.kind === "picture" && around.querySelector(":not(svg) > svg, img");
			const found = drawn || textNodes(around).find(isIt);
			if (found) return [found];
		}
		return [];
	};
	return [...new Set(map.places.filter(isBeside).flatMap(nearest))];
}

/** Where a field can be shown: its words, its label, else the words that it goes with. */
export function placesOf(map: PageMap, fields: Fields, id: FieldId): Spot[] {
	const own = map.placesOf.get(id);
	if (own) return own;
	const field = fields.get(id);
	if (!field) return wholeItem(map, id);
	const labelled = map.attributes.filter((one) => one.id === id).map(({ element }) => element);
	if (labelled.length > 0) return labelled;
	// A text whose words are nowhere on the page is not on it.
	if ((field.kind === "text" || field.kind === "form") && !field.exact) return [];
	const found = unmarkedPlaces(map, fields, field);
	if (found.length > 0) return found;
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

/** What the site makes of one of several. */
const CARD = "li, article, details, tr, figure";

/**
 * What stands around an item of a list on the page: it has more than its texts, as a figure or a chip.
 * @param nodes all its words, where they stand together.
 * @returns nothing where words of another item stand among them.
 */
function cardAround(map: PageMap, id: FieldId, nodes: readonly Text[]): Element | undefined {
	const [first] = nodes;
	const own = new Set(nodes);
	const isOwn = (place: Place) => place.nodes.every((node) => own.has(node));
	const isOfOther = (place: Place) =>
		!isOwn(place) && place.id.startsWith(listOf(id)) && !place.nodes.some((node) => own.has(node));
	let card: Element | undefined;
	for (let at = first?.parentElement; at && at.localName !== "main"; at = at.parentElement) {
		const element = at;
		if (!nodes.every((node) => element.contains(node))) continue;
		const places = map.within(element);
		if (places.some(isOfOther)) break;
		if (!card || element.matches(CARD) || places.every(isOwn)) card = element;
	}
	return card;
}

/** `…#tasks.2`: `…#tasks.`; of an entry its folder. */
const listOf = (id: FieldId) => id.replace(/(\d+|[^/]+#)$/, "");
