/** What no file has yet, and the page shows in its place. */
import type { Field, FieldId } from "../protocol.ts";
import type { PageMap, Place } from "./mapping.ts";
import { isText, textNodes } from "./marks.ts";
import { elementOf, type Spot, unmarkedPlaces } from "./target.ts";

export interface DraftOnPage {
	/** Or it takes the place of what is there. */
	isNew: boolean;
	ids: ReadonlySet<FieldId>;
	/** Those that are empty: the page shows words in their stead. */
	standIns: readonly FieldId[];
}

/** The first text of what is about to be made. */
export function firstOf(map: PageMap, { ids }: DraftOnPage): Place | undefined {
	const places = map.places.filter(({ id }) => ids.has(id));
	return places.find((place) => elementOf(place)?.closest("main")) ?? places[0];
}

export interface EmptyPlace {
	id: FieldId;
	/** All the room of its words, where these are alone in it. */
	place: Spot;
}

/** Where the page shows words in the stead of others. */
export function emptyPlaces(
	map: PageMap,
	fields: ReadonlyMap<FieldId, Field>,
	draft: DraftOnPage | undefined,
): EmptyPlace[] {
	const unmarkedOf = (id: FieldId) => {
		const field = fields.get(id);
		return field ? unmarkedPlaces(map, fields, field) : [];
	};
	const found = (draft?.standIns ?? []).flatMap((id) => {
		const places = map.placesOf.get(id) ?? unmarkedOf(id);
		return places.filter((place) => !isOnlyHeard(place)).map((place) => ({ id, place }));
	});
	return found.map(({ id, place }) => {
		const element = elementOf(place);
		const words = textsOf(place).map(({ data }) => data);
		return { id, place: element?.textContent === words.join("") ? element : place };
	});
}

export const isOnlyHeard = (place: Spot) => Boolean(elementOf(place)?.closest(".visually-hidden"));

const textsOf = (place: Spot): Text[] =>
	"nodes" in place ? place.nodes : isText(place) ? [place] : [...textNodes(place)];

/** Words that no visitor will read are dimmed. @param view of the frame. */
export function dim(view: Window & typeof globalThis, empty: readonly EmptyPlace[]): void {
	const ranges = empty.map(({ place }) => {
		const texts = textsOf(place);
		const range = view.document.createRange();
		range.setStartBefore(texts[0] as Text);
		range.setEndAfter(texts.at(-1) as Text);
		return range;
	});
	view.CSS.highlights.set("stand-in", new view.Highlight(...ranges));
}
