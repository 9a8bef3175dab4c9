/** Which field is meant by a place under the pointer, and the lines around a place. */
import { idOf, isIn, parentOf, partsOf } from "../data.ts";
import type { Field, FieldId } from "../protocol.ts";
import { fold, isElement, isText, type PageMap, type Place, textNodes } from "./mapping.ts";

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

/** The text at the pointer, with its letter; of one that something lies over which does not cover it, the first. */
function letterAt(under: Element, x: number, y: number) {
	const caret = under.ownerDocument.caretPositionFromPoint(x, y);
	const node = caret?.offsetNode;
	if (node && isText(node) && under.contains(node) && isAt(boxOf(node), x, y, ROOM))
		return { node, offset: caret.offset };
	for (const element of under.ownerDocument.elementsFromPoint(x, y)) {
		for (const text of element.childNodes)
			if (isText(text) && linesOf(text).some((line) => isAt(line, x, y)))
				return { node: text, offset: 0 };
		if (getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)") return undefined;
	}
	return undefined;
}

/** Each line of a text, in px of the window. */
function linesOf(place: Place | Text): DOMRect[] {
	return ("nodes" in place ? place.nodes : [place]).flatMap((node) => {
		const range = node.ownerDocument.createRange();
		range.selectNodeContents(node);
		return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
	});
}

/** The box around all lines of a text, or around an element. */
export function boxOf(place: Spot): DOMRect {
	if ("getBoundingClientRect" in place) return place.getBoundingClientRect();
	const rects = linesOf(place);
	if (rects.length === 0) return new DOMRect();
	const left = Math.min(...rects.map((rect) => rect.left));
	const top = Math.min(...rects.map((rect) => rect.top));
	const right = Math.max(...rects.map((rect) => rect.right));
	const bottom = Math.max(...rects.map((rect) => rect.bottom));
	return new DOMRect(left, top, right - left, bottom - top);
}

const isAt = ({ left, top, right, bottom }: DOMRect, x: number, y: number, room = 0) =>
	x >= left - room && x <= right + room && y >= top - room && y <= bottom + room;

export function elementOf(place: Spot): Element | null {
	const node = "nodes" in place ? place.nodes[0] : place;
	return node && isElement(node) ? node : (node?.parentElement ?? null);
}

/** Where a field, a part or an entry can be shown: its words, its label, else the nearest part around it that has words. */
export function placesOf(map: PageMap, fields: Fields, id: FieldId): Spot[] {
	const own = map.placesOf.get(id);
	if (own) return own;
	const labelled = map.attributes.filter((one) => one.id === id).map(({ element }) => element);
	if (labelled.length > 0) return labelled;
	const field = fields.get(id);
	// A text whose words are nowhere on the page is not on it.
	if (field && (field.kind === "text" || field.kind === "form") && !field.exact) return [];
	let part = field ? around(id) : id;
	while (part && !wholePart(map, part)) part = field && around(part);
	const whole = part && wholePart(map, part);
	return whole ? [(field && saidNear(field, whole)) ?? whole] : [];
}

/** Words of a field without a mark, in the smallest part around that has them. */
function saidNear(field: Field, place: Place): Text | undefined {
	for (let part = elementOf(place); part && !part.matches(BAND); part = part.parentElement)
		for (const text of textNodes(part)) if (says(field, text.data)) return text;
	return undefined;
}

/** The group or item that something is in. A whole file says nothing of one field, but an entry that is new does. */
function around(id: FieldId): FieldId | undefined {
	const { file, path } = partsOf(id);
	return parentOf(path) || (path && file.startsWith("+")) ? partAround(id) : undefined;
}

/**
 * All texts of a group, of an item (`…#tasks.2`) or of an entry (`…yaml#`), where they stand together first:
 * another card of the same begins where the first of them comes again.
 */
function wholePart(map: PageMap, id: FieldId): Place | undefined {
	const part = id.endsWith("#") ? id : `${id}.`;
	const own = map.places.filter((place) => place.id.startsWith(part));
	const inBody = own.filter((place) => elementOf(place)?.closest("main"));
	const [first, ...others] = inBody.length > 0 ? inBody : own;
	if (!first) return undefined;
	const again = others.findIndex((place) => place.id === first.id);
	const texts = [first, ...(again < 0 ? others : others.slice(0, again))];
	return { ...first, id, nodes: texts.flatMap(({ nodes }) => nodes) };
}

export interface Outline {
	place: Spot;
	/** `also`: another place of the field that is chosen. */
	look: "pointed" | "chosen" | "also" | "refused";
	label?: string;
	/** Behind the label, as what is less. */
	note?: string;
}

/** Between letters and line, in px. */
const PADDING = 5;

/**
 * Lines around texts, on a layer of the frame's document that stands beside its body: it
 * scrolls and zooms with the page, and changes nothing of it.
 */
export function outlinesIn(frame: Document) {
	const layer = frame.createElement("div");
	layer.id = "editor-layer";
	layer.popover = "manual";
	frame.documentElement.append(layer);
	let shown: readonly Outline[] = [];
	let boxes: HTMLElement[] = [];

	function draw(outlines: readonly Outline[]) {
		shown = outlines;
		boxes = outlines.map(({ look, label, note }) => {
			const box = frame.createElement("div");
			box.dataset.look = look;
			if (label) {
				const tag = frame.createElement("span");
				tag.append(label);
				if (note) tag.append(Object.assign(frame.createElement("small"), { textContent: note }));
				box.append(tag);
			}
			return box;
		});
		layer.replaceChildren(...boxes);
		place();
	}

	/** Again at each scroll: the header and open menus stay where they are. */
	function place() {
		const view = frame.defaultView;
		if (!view) return;
		const [x, y] = [view.scrollX, view.scrollY];
		const elements = shown.map(({ place }) => elementOf(place));
		// Only there does the layer come above what the browser puts above all.
		const isOnTop = elements.some((one) => one?.closest("dialog[open], :popover-open"));
		if (isOnTop !== layer.matches(":popover-open")) layer.togglePopover(isOnTop);
		layer.toggleAttribute(
			"data-above",
			elements.some((one) => one?.closest("body > header")),
		);
		boxes.forEach((box, at) => {
			const outline = shown[at];
			const rect = outline && boxOf(outline.place);
			box.hidden = !rect || rect.width === 0;
			if (!rect) return;
			box.style.left = `${rect.left + x - PADDING}px`;
			box.style.top = `${rect.top + y - PADDING}px`;
			box.style.width = `${rect.width + 2 * PADDING}px`;
			box.style.height = `${rect.height + 2 * PADDING}px`;
		});
	}

	return { draw, place };
}

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
	while (!others.every((id) => isIn(id, part))) part = partAround(part);
	return part;
}

/** What a field or a part stands in; of what is at the top of a file that file. */
const partAround = (id: FieldId): FieldId => {
	const { file, path } = partsOf(id);
	return idOf({ file, path: parentOf(path) });
};

/** What is part of the same: of a text that is alone, what stands beside it; of a file what is at its top. */
function fieldsIn(fields: Fields, part: FieldId): Field[] {
	const around = fields.has(part) ? partAround(part) : part;
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

/** '1.840', '4,2', '62%' */
const numberIn = (words: string) =>
	Number(words.trim().replace(/%$/, "").replaceAll(".", "").replace(",", "."));
