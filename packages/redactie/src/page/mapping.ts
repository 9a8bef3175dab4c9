/** Which text of a page is which field: from the marks, which it takes out. */
import {
	decodedMarks,
	type Field,
	type FieldId,
	MARK,
	MARKS_FROM,
	type RenderedPage,
} from "../protocol.ts";

/** A field's words at one place of the page. */
export interface Place extends Cover {
	id: FieldId;
	/** The text nodes they stand in: wholly, for nodes are cut where a place begins or ends. */
	nodes: Text[];
}

/** The fields of a page in its order, each once: those that can be seen, and all others on it. */
export interface PageOrder {
	seen: FieldId[];
	unseen: FieldId[];
}

export interface PageMap {
	startOf: ReadonlyMap<Text, number>;
	/** In the order of the document. */
	places: Place[];
	placesOf: ReadonlyMap<FieldId, Place[]>;
	/** Fields in attributes: they have no words on the page. */
	attributes: { id: FieldId; element: Element }[];
	order: PageOrder;
	/** @returns the place that a letter stands in, and which letter of its field that is. */
	at(node: Text, offset: number): { place: Place; offset: number } | undefined;
	/** @returns places that stand in this element, or partly. */
	within(element: Element): Place[];
}

/** Words for those who hear the page, and for what is not there yet. */
const UNSEEN = "[hidden], noscript, .visually-hidden, svg title";

/**
 * @param page the document in the frame, as visitors get it.
 * @param marks those that were taken out of it.
 * @param isSeen whether a place can be looked at; without, as far as attributes tell.
 */
export function mapPage(
	page: Document,
	marks: Marks,
	fields: ReadonlyMap<FieldId, Field>,
	isSeen = (place: Place) => !place.nodes[0]?.parentElement?.closest(UNSEEN),
): PageMap {
	let text = "";
	const starts = [...textNodes(page.body)].map(({ data }) => {
		text += data;
		return text.length - data.length;
	});
	const covers = coversIn(text, starts, marks, fields);
	const startOf = cutAt(page, new Set(covers.flatMap(({ start, end }) => [start, end])));
	const places = covers.flatMap((cover) => {
		const nodes = nodesOf(startOf, cover);
		return nodes.length > 0 ? [{ ...cover, nodes }] : [];
	});
	const elements = elementsOf(page);
	const seen = new Set(places.filter(isSeen).map(({ id }) => id));
	const others = [
		...marks.head,
		...places.map(({ id }) => id),
		...marks.attributes.map(({ id }) => id),
	].filter((id) => !seen.has(id));

	return {
		startOf,
		places,
		placesOf: Map.groupBy(places, ({ id }) => id),
		attributes: marks.attributes.flatMap(({ id, element: at }) => {
			const element = elements[at];
			return element ? [{ id, element }] : [];
		}),
		order: { seen: [...seen], unseen: [...new Set(others)] },
		at(node, offset) {
			const start = startOf.get(node);
			if (start === undefined) return undefined;
			// Behind the last letter of a line counts as that letter.
			const letter = start + Math.min(offset, Math.max(node.data.length - 1, 0));
			const found = places.filter((one) => one.start <= letter && letter < one.end);
			// A text with a name in it: the text, not the name, whose mark stands before.
			const place = found.reduce<Place | undefined>(
				(most, one) => (most && lengthOf(most) > lengthOf(one) ? most : one),
				undefined,
			);
			if (!place) return undefined;
			const isBehind = start + offset > letter;
			// Counted from its end, where its mark stood: a page may have no more than the end of it.
			const length = fields.get(place.id)?.shown.length ?? 0;
			const at = Math.max(length - (place.end - letter), 0);
			return { place, offset: at + (isBehind ? 1 : 0) };
		},
		within: (element) => places.filter(({ nodes }) => nodes.some((node) => element.contains(node))),
	};
}

const lengthOf = ({ start, end }: Cover) => end - start;

type FieldCover = Cover & { id: FieldId };

function coversIn(
	text: string,
	/** Where each text node begins. */
	starts: readonly number[],
	marks: Marks,
	fields: ReadonlyMap<FieldId, Field>,
): FieldCover[] {
	const covers: FieldCover[] = [];
	let before = 0;
	for (const { id, end } of marks.ends) {
		const shown = fields.get(id)?.shown;
		if (shown === undefined) continue;
		const own = starts.findLast((start) => start < end) ?? 0;
		covers.push({ id, ...coverOf(text, end, shown, Math.max(own, before < end ? before : 0)) });
		before = end;
	}
	return covers.toSorted((a, b) => a.start - b.start);
}

/** Cuts text nodes in two where a place begins or ends; `normalize()` mends that. */
function cutAt(page: Document, borders: ReadonlySet<number>): Map<Text, number> {
	const startOf = new Map<Text, number>();
	let at = 0;
	for (const whole of [...textNodes(page.body)]) {
		const { data } = whole;
		let node = whole;
		startOf.set(node, at);
		for (let letter = 1; letter < data.length; letter++) {
			if (!borders.has(at + letter)) continue;
			node = node.splitText(at + letter - (startOf.get(node) ?? at));
			startOf.set(node, at + letter);
		}
		at += data.length;
	}
	return startOf;
}

function nodesOf(startOf: ReadonlyMap<Text, number>, { start, end }: Cover): Text[] {
	return [...startOf].flatMap(([node, at]) =>
		at >= start && at < end && node.data.trim() ? [node] : [],
	);
}

/** Which part of a page's text a field's words take up. */
interface Cover {
	start: number;
	end: number;
}

/** Spaces, soft hyphens and where words may break differ between a text and its place. */
const LOOSE = /[\s\u00ad\u200b-\u200d\u2060|]/;

export const fold = (character: string) =>
	character.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

/**
 * @param end where the mark of the field stands.
 * @param floor where the text before it ends: what is made from the field (a date in words, a sentence that the
 *   site fills in) takes up all from there.
 */
function coverOf(text: string, end: number, shown: string, floor: number): Cover {
	let at = end - 1;
	let letter = shown.length - 1;
	while (at >= 0 && letter >= 0) {
		const [onPage = "", inField = ""] = [text[at], shown[letter]];
		if (fold(onPage) === fold(inField)) {
			at--;
			letter--;
		} else if (LOOSE.test(onPage)) at--;
		else if (LOOSE.test(inField)) letter--;
		else break;
	}
	const isWhole = [...shown.slice(0, letter + 1)].every((one) => LOOSE.test(one));
	let start = isWhole ? at + 1 : Math.min(at + 1, floor);
	while (start < end && LOOSE.test(text[start] ?? "")) start++;
	return { start, end };
}

/** Where the fields of a page are, counted over all its text: nodes come and go, letters stay. */
interface Marks {
	/** A field's words end before this letter of the page, in the order of the document. */
	ends: { id: FieldId; end: number }[];
	/** Fields in attributes of the n-th element of the body: a label, a prepared e-mail. */
	attributes: { id: FieldId; element: number }[];
	/** Fields in the head, and in data for machines. */
	head: FieldId[];
}

const NOT_TEXT = new Set(["script", "style", "template"]);

/**
 * Takes the marks out of a page.
 * @param page parsed from `marked`; afterwards as visitors get it.
 */
export function takeMarks(page: Document, fields: RenderedPage["fields"]): Marks {
	const marks: Marks = { ends: [], attributes: [], head: [] };
	const take = (words: string, found: (id: FieldId, at: number) => void) => {
		let gone = 0;
		return words.replaceAll(MARK, (mark: string, at: number) => {
			const id = fields[(mark.codePointAt(0) ?? 0) - MARKS_FROM];
			if (id) found(id, at - gone);
			gone += mark.length;
			return "";
		});
	};

	let length = 0;
	for (const node of textNodes(page.body)) {
		const before = length;
		const words = take(node.data, (id, at) => marks.ends.push({ id, end: before + at }));
		if (words !== node.data) node.data = words;
		length += words.length;
	}
	const toHead = (id: FieldId) => marks.head.push(id);
	const takeAttributes = (element: Element, found: (id: FieldId, name: string) => void) => {
		for (const { name, value } of [...element.attributes]) {
			const plain = take(decodedMarks(value), (id) => found(id, name));
			if (plain !== value) element.setAttribute(name, plain);
		}
	};
	elementsOf(page).forEach((element, at) => {
		takeAttributes(element, (id, name) => {
			// What an island starts with is no label.
			if (name === "props") toHead(id);
			else marks.attributes.push({ id, element: at });
		});
	});
	for (const element of page.querySelectorAll("head *, script")) {
		takeAttributes(element, toHead);
		if (element.children.length === 0 && element.textContent)
			element.textContent = take(element.textContent, toHead);
	}
	return marks;
}

/** The elements of a page that somebody may see or hear, as they are counted in `attributes`. */
const elementsOf = (page: Document) => page.body.querySelectorAll(":not(script)");

/** All text nodes below an element that are words of the page. */
export function* textNodes(parent: Node): Generator<Text> {
	for (const node of parent.childNodes) {
		if (isText(node)) yield node;
		else if (isElement(node) && !NOT_TEXT.has(node.localName)) yield* textNodes(node);
	}
}

/** Nodes are told by their number: those of a frame are no instances of the panel's classes. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;
export const isText = (node: Node): node is Text => node.nodeType === 3;
