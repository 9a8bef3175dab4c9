/** On which pages each field can be read. */
import type { ContentField } from "../contract/fields.ts";
import type { FieldId, OnPage, RenderedPage } from "../protocol.ts";
import { countMarks } from "./marks.ts";

export type Places = ReadonlyMap<FieldId, OnPage[]>;

/** Renders every page: tens of milliseconds each. What cannot be made is left out. */
export async function findPlaces(
	paths: readonly string[],
	render: (path: string) => Promise<RenderedPage>,
): Promise<Places> {
	const places = new Map<FieldId, OnPage[]>();
	for (const path of paths) {
		const page = await render(path).catch(() => undefined);
		if (!page) continue;
		for (const [index, times] of countMarks(bodyOf(page.marked))) {
			const id = page.fields[index];
			if (id) places.set(id, [...(places.get(id) ?? []), { path, times }]);
		}
	}
	return places;
}

/** A text without a mark stands where the others of its group do: a figure above its caption. */
export function placesOf(field: ContentField, fields: readonly ContentField[], places: Places) {
	const own = places.get(field.id);
	if (own || !field.exact || !field.group || places.size === 0) return own ?? [];
	const beside = fields.find(({ id, group }) => group === field.group && places.has(id));
	return (beside && places.get(beside.id)) ?? [];
}

/** What scripts and machines are told is not to be read: the words of a page are in its body, outside scripts. */
const bodyOf = (html: string) =>
	html
		.slice(html.indexOf("<body"))
		.replaceAll(/<script\b.*?<\/script>/gs, "")
		.replaceAll(/<[^>]*>/g, "");
