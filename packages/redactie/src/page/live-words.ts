/** Words that are being typed, put into the page before it is rendered with them. */
import type { FieldId } from "../protocol.ts";
import type { PageMap, Place } from "./mapping.ts";

export interface Live {
	id: FieldId;
	/** As visitors read it: names filled in. */
	text: string;
}

export function liveWords() {
	let before = new Map<Text, string>();
	const typed = new Map<Text, Place>();
	let last: Live | undefined;

	function restore() {
		for (const [node, data] of before) if (node.data !== data) node.data = data;
		forget();
	}

	function forget() {
		before = new Map();
		typed.clear();
		last = undefined;
	}

	/** In all its places at once. What the site fills in itself waits for the page. */
	function put(map: PageMap, live: Live | undefined) {
		if (live?.id === last?.id && live?.text === last?.text) return;
		restore();
		last = live;
		if (!live || /\{\w+\}/.test(live.text)) return;
		for (const place of map.placesOf.get(live.id) ?? []) {
			const [first, ...others] = place.nodes;
			if (!first || before.has(first)) continue;
			for (const node of place.nodes) before.set(node, node.data);
			if (first.data !== live.text) first.data = live.text;
			for (const node of others) node.data = "";
			typed.set(first, place);
		}
	}

	return { put, forget, typed: typed as ReadonlyMap<Text, Place> };
}
