/** Which text of a page is which field. */
import type { Field, FieldId } from "../protocol.ts";
import { type Cover, coverOf } from "./cover.ts";
import { elementsOf, type Marks, textNodes } from "./marks.ts";

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
