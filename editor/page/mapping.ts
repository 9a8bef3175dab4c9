/** Which text of a page is which field. */
import type { Field, FieldId } from "../protocol.ts";
import { type Cover, coverOf } from "./cover.ts";
import { elementsOf, type Marks, textNodes } from "./marks.ts";

/** A field's words at one place of the page. */
export interface Place extends Cover {
	id: FieldId;
	/** The text nodes they stand in, with the part of each. */
	parts: { node: Text; from: number; to: number }[];
}

/** The fields of a page in its order, each once: those that can be seen, and all others on it. */
export interface PageOrder {
	seen: FieldId[];
	unseen: FieldId[];
}

export interface PageMap {
	/** All words of the page behind each other. */
	text: string;
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
	isSeen = (place: Place) => !place.parts[0]?.node.parentElement?.closest(UNSEEN),
): PageMap {
	const startOf = new Map<Text, number>();
	let text = "";
	for (const node of textNodes(page.body)) {
		startOf.set(node, text.length);
		text += node.data;
	}
	const places = placesIn(text, startOf, marks, fields);
	const elements = elementsOf(page);
	const seen = new Set(places.filter(isSeen).map(({ id }) => id));
	const others = [
		...marks.head,
		...places.map(({ id }) => id),
		...marks.attributes.map(({ id }) => id),
	].filter((id) => !seen.has(id));

	return {
		text,
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
			return { place, offset: (place.shownAt[letter - place.start] ?? 0) + (isBehind ? 1 : 0) };
		},
		within: (element) =>
			places.filter(({ parts }) => parts.some(({ node }) => element.contains(node))),
	};
}

const lengthOf = ({ start, end }: Cover) => end - start;

function placesIn(
	text: string,
	startOf: ReadonlyMap<Text, number>,
	marks: Marks,
	fields: ReadonlyMap<FieldId, Field>,
): Place[] {
	const nodes = [...startOf];
	const places: Place[] = [];
	let before = 0;
	for (const { id, end } of marks.ends) {
		const shown = fields.get(id)?.shown;
		if (shown === undefined) continue;
		const ownStart = nodes.findLast(([, start]) => start < end)?.[1] ?? 0;
		const cover = coverOf(text, end, shown, Math.max(ownStart, before < end ? before : 0));
		const parts = partsOf(nodes, cover);
		if (parts.length > 0) places.push({ id, ...cover, parts });
		before = end;
	}
	return places.toSorted((a, b) => a.start - b.start);
}

function partsOf(nodes: [Text, number][], { start, end }: Cover): Place["parts"] {
	return nodes.flatMap(([node, nodeStart]) => {
		const from = Math.max(start - nodeStart, 0);
		const to = Math.min(end - nodeStart, node.data.length);
		return from < to && node.data.slice(from, to).trim() ? [{ node, from, to }] : [];
	});
}
