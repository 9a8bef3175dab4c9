/** Questions to what there is to edit: which field, in which group, on which page. */
import { idOf, partsOf } from "../../data.ts";
import type { Field, FieldId, Name, SitePage, State } from "../../protocol.ts";
import { piecesOf } from "../boxes/raw-text.ts";
import { inWords, words } from "../words.ts";

export { idOf, partsOf };

/** Whether something stands in this list, item, group, file or folder, or is it. */
export function isIn(id: FieldId, around: FieldId): boolean {
	const { file, path } = partsOf(id);
	const { file: outer, path: group } = partsOf(around);
	if (outer.endsWith("/") && group === "") return file.startsWith(outer);
	return file === outer && (group === "" || path === group || path.startsWith(`${group}.`));
}

interface Index {
	fields: Map<FieldId, Field>;
	groups: Map<string, Field[]>;
	names: Map<string, Name>;
}

/** Made once for each answer of the server. */
const indexes = new WeakMap<State, Index>();

function indexOf(state: State): Index {
	const known = indexes.get(state);
	if (known) return known;
	const index: Index = {
		fields: new Map(state.fields.map((field) => [field.id, field])),
		groups: Map.groupBy(state.fields, groupKey),
		names: new Map(state.names.map((name) => [name.name, name])),
	};
	indexes.set(state, index);
	return index;
}

/** What opens together. */
const groupKey = ({ id, group }: Field): string => group ?? id;

export const listAt = ({ lists }: State, id: FieldId) => lists.find((list) => list.id === id);
export const fieldsById = (state: State): ReadonlyMap<FieldId, Field> => indexOf(state).fields;
export const fieldOf = (state: State, id: FieldId) => indexOf(state).fields.get(id);
export const nameOf = (state: State, name: string) => indexOf(state).names.get(name);

/** The field and what opens with it. */
export function groupOf(state: State, id: FieldId): Field[] {
	const field = fieldOf(state, id);
	return field ? (indexOf(state).groups.get(groupKey(field)) ?? [field]) : [];
}

/** What stands at a place of a file: the field, or all fields below it; at no path all of the file. */
export function fieldsAt(state: State, file: string, path: string): Field[] {
	const at = idOf({ file, path });
	const field = fieldOf(state, at);
	return field ? [field] : state.fields.filter(({ id }) => isIn(id, at));
}

export const pageAt = (state: State, path: string): SitePage | undefined =>
	state.pages.find((page) => page.path === path);

/** The page on which to show a field, or else a text that names it: the one in the frame if it has it. */
export function pageOf(state: State, field: Field | undefined, current: string): string {
	if (!field) return current;
	const isHere = ({ pages }: Field) => pages.some(({ path }) => path === current);
	const uses = field.pages.length > 0 ? [] : usesOf(state, [field]);
	const { file, pages } = uses.find(isHere) ?? uses[0] ?? field;
	if (isHere({ ...field, pages })) return current;
	const own = state.pages.find((page) => page.file === file);
	return own?.path ?? pages[0]?.path ?? folderAt(state, file)?.page ?? current;
}

/** An entry without a page of its own is listed somewhere. */
export const folderAt = ({ lists }: State, file: string) =>
	lists.find((list) => list.path === "" && file.startsWith(list.file));

/** Where a field is read, in words; `current`: the page that somebody sees. */
export function placeOf(state: State, { file, pages }: Field, current?: string): string {
	const own = state.pages.find((page) => page.file === file);
	if ((own && own.path === current) || pages.some(({ path }) => path === current))
		return words.thisPage;
	if (own) return own.name;
	if (pages.length > 1)
		return pages.length === state.pages.length ? words.everywhere : words.pages(pages.length);
	const [page] = pages;
	if (page) return pageAt(state, page.path)?.name ?? page.path;
	const entry = folderAt(state, file)?.items.find(({ id }) => id === `${file}#`);
	return entry?.title ?? state.sheets.find((sheet) => sheet.file === file)?.name ?? words.elsewhere;
}

/** Other fields of which visitors read the very same words. */
export function sameWords(state: State, field: Field): Field[] {
	if (field.kind !== "text" || !field.shown) return [];
	return state.fields.filter(
		({ id, kind, shown }) => kind === "text" && shown === field.shown && id !== field.id,
	);
}

/** A text with its names filled in. */
export const filled = (state: State, text: string) =>
	piecesOf(text)
		.map((piece) =>
			typeof piece === "string" ? piece : (nameOf(state, piece.name)?.value ?? piece.raw),
		)
		.join("");

/** Texts in which the value of one of these fields is read. */
export function usesOf(state: State, sources: readonly Field[]): Field[] {
	const names = state.names.filter(({ source }) => sources.some(({ id }) => id === source));
	const ids = new Set(names.flatMap(({ usedIn }) => usedIn));
	const fields = [...ids].flatMap((id) => fieldOf(state, id) ?? []);
	const read = fields.filter(({ pages }) => pages.length > 0);
	// Right after a start nobody knows yet on which page something stands.
	return read.length > 0 ? read : fields;
}

/** What is read of a field in the panel: a number as Dutch people write it, what was chosen by its label. */
export const readAs = ({ value, shown, choices }: Field): string =>
	typeof value === "number"
		? inWords(value)
		: (choices?.find((choice) => choice.value === value)?.label ?? shown);

/** What says 'not final yet' goes along with what it is about, and is not named beside it. */
export function pendingOf({ pending }: State, id: FieldId): State["pending"][number] | undefined {
	const keys = partsOf(id).path.split(".");
	return pending.find(({ key, isList }) =>
		isList ? keys[0] === key && keys.length === 2 : keys.at(-1) === key,
	);
}
export function withoutPending<Item extends { id: FieldId }>(
	state: State | undefined,
	items: readonly Item[],
): Item[] {
	const others = items.filter(({ id }) => !(state && pendingOf(state, id)));
	return others.length > 0 ? others : [...items];
}

/** A row of the list: a field, or a group that opens as one. */
export interface FieldGroup {
	id: FieldId;
	fields: Field[];
}
export interface Section {
	title: string;
	rows: FieldGroup[];
}

/** What another page lends this one stands under that page's name. */
function titleOf(state: State, { file, section }: Field, path: string): string {
	const owner = state.pages.find((page) => page.file === file);
	return owner && owner.path !== path ? owner.name : section;
}

/** Fields in sections, each section where its first field stands on the page. */
export function sectionsOf(state: State, ids: readonly FieldId[], path: string): Section[] {
	const taken = new Set<FieldId>();
	const sections = new Map<string, FieldGroup[]>();
	for (const id of ids) {
		const field = fieldOf(state, id);
		if (!field || taken.has(id)) continue;
		const fields = groupOf(state, id);
		for (const member of fields) taken.add(member.id);
		const title = titleOf(state, field, path);
		sections.set(title, [...(sections.get(title) ?? []), { id, fields }]);
	}
	return [...sections].map(([title, rows]) => ({ title, rows }));
}

/** The page's own words come first, then what others lend it, and last what stands on every page. */
function rankOf({ sheets }: State, id: FieldId, own: string | undefined): number {
	const { file } = partsOf(id);
	if (file === own) return 0;
	return sheets.some((sheet) => sheet.file === file && sheet.isEverywhere) ? 2 : 1;
}

/** What the page shows, in its order, and what its own file holds besides. */
export function pageFields(
	state: State,
	path: string,
	order: { seen: FieldId[]; unseen: FieldId[] } | undefined,
): { seen: FieldId[]; unseen: FieldId[] } {
	const onPage =
		order?.seen ??
		state.fields
			.filter(({ pages }) => pages.some((page) => page.path === path))
			.map(({ id }) => id);
	const file = pageAt(state, path)?.file;
	const seen = onPage.toSorted((a, b) => rankOf(state, a, file) - rankOf(state, b, file));
	const own = state.fields.filter((field) => field.file === file).map(({ id }) => id);
	const shown = new Set(seen.flatMap((id) => groupOf(state, id).map((field) => field.id)));
	const unseen = [...new Set([...(order?.unseen ?? []), ...own])].filter((id) => !shown.has(id));
	return { seen, unseen };
}
