/** What stands around an item of a list on the page: it has more than its texts, as a figure or a chip. */
import type { FieldId } from "../protocol.ts";
import type { PageMap, Place } from "./mapping.ts";

/** What the site makes of one of several. */
const CARD = "li, article, details, tr, figure";

/**
 * @param nodes all its words, where they stand together.
 * @returns nothing where words of another item stand among them.
 */
export function cardAround(map: PageMap, id: FieldId, nodes: readonly Text[]): Element | undefined {
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
