/** Questions to the lists of the content: what holds a field, where a list is seen, what it allows. */
import type { ContentList, Field, FieldId, State } from "../../protocol.ts";
import { capital } from "../../words.ts";
import { isIn, listAt, pageOf, partsOf } from "../fields/fields.ts";
import type { Panel } from "../state/store.ts";
import { listWords } from "../words.ts";

/** The innermost item that a field stands in, or the list of an item; and which of its items. */
export function itemAround(state: State, id: FieldId) {
	const all = state.lists.flatMap((list) => {
		const index = list.items.findIndex((item) => isIn(id, item.id));
		const item = list.items[index];
		return item ? [{ list, item, index }] : [];
	});
	return all.toSorted((a, b) => depth(b.list) - depth(a.list))[0];
}

/** Folders are around all else. */
const depth = ({ path }: ContentList) => (path ? path.split(".").length : 0);

/** The item that the open field is of. On its own page an entry is no item of its folder. */
export function itemOpen({ state, open, path, removing, point }: Panel) {
	const [first] = open;
	if (!state || !first || removing || point) return undefined;
	const around = itemAround(state, first);
	return around && isFolder(around.list) && around.item.page === path ? undefined : around;
}

/** So much of a title says which one it is. */
const SHORT = 48;
export const shortTitle = (title: string) =>
	title.length > SHORT ? `${title.slice(0, title.lastIndexOf(" ", SHORT))}…` : title;

/** Below the heading of its section it goes without that: 'Redenen'. */
export function nameInSection({ name, section }: Pick<ContentList, "name" | "section">): string {
	const isBelow = [": ", ", "].some((between) => name.startsWith(section + between));
	return isBelow ? capital(name.slice(section.length + 2)) : name;
}

export const isFolder = ({ path }: ContentList) => path === "";

/** The part that a field is of and its file lacks. */
export const lackingPart = ({ parts }: State, id: FieldId) =>
	parts.find((part) => !part.isThere && isIn(id, part.id));

export const firstFieldIn = (state: State, id: FieldId): Field | undefined =>
	state.fields.find((field) => isIn(field.id, id) && !lackingPart(state, field.id));

/** The page on which a list is seen: the one in the frame if it has it. */
export function pageOfList(state: State, list: ContentList, current: string): string {
	if (list.page) return list.page;
	const first = firstFieldIn(state, list.id) ?? state.fields.find(({ file }) => file === list.file);
	return pageOf(state, first, current);
}

/** Lists in no other list: what an item holds is seen in that item. */
export const outermost = (lists: readonly ContentList[]): ContentList[] =>
	lists.filter((list) => !lists.some((other) => other !== list && isIn(list.id, other.id)));

/** Why nothing can be added, in a sentence; undefined: something can. */
export function whyNoMore({ fixed, closed, max, items, item }: ContentList): string | undefined {
	if (fixed) return listWords.exactly(items.length);
	if (closed) return listWords.closed(item);
	return max !== undefined && items.length >= max ? listWords.atMost(max) : undefined;
}

/** Why nothing can be taken away. */
export function whyNoFewer({ fixed, min = 0, items }: ContentList): string | undefined {
	if (fixed) return listWords.exactly(items.length);
	return items.length <= min ? listWords.atLeast(min) : undefined;
}

/** Where something that comes at this place is to be added. */
export const placeAt = ({ file, path }: ContentList, index: number) => ({
	file,
	path: path && `${path}.${index}`,
});

/** What a field or list was opened from. */
export function nameAround(state: State, id: FieldId): string {
	const item = itemAround(state, id)?.item;
	if (item?.id === id) return shortTitle(item.title);
	return listAt(state, id)?.name ?? fileName(state, partsOf(id).file);
}

/** 'Case: Banking Platform Modernisatie', 'Menu en voet' */
export function ownerName(state: State, file: string): string {
	const entry = itemAround(state, `${file}#`);
	const name = fileName(state, file);
	return entry ? `${capital(entry.list.item)}: ${name}` : name;
}

/** 'Menu en voet', 'Werken bij ons'; of an entry its title. */
export function fileName(state: State, file: string): string {
	const page = [...state.pages, ...state.sheets].find((one) => one.file === file);
	return page?.name ?? itemAround(state, `${file}#`)?.item.title ?? file;
}
