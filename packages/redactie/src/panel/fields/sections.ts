/** All that can be chosen in the list of fields: rows in sections, each list before the first of its rows. */
import type { ContentList, Field, FieldId, Part, State } from "../../protocol.ts";
import { isFolder, lackingPart, outermost } from "../lists/lists.ts";
import { isMade, type Panel } from "../state/store.ts";
import { makingWords, words } from "../words.ts";
import { fieldOf, groupOf, isIn, pageAt, partsOf } from "./fields.ts";

/** A row of the list: a field, or a group that opens as one. */
export interface FieldGroup {
	id: FieldId;
	fields: Field[];
}
interface Section<Row> {
	/** Empty for the entries that the page lists. */
	title: string;
	rows: Row[];
}

type Here = Pick<Panel, "path" | "order" | "sheet">;

export function sectionsHere(state: State, here: Here): Section<ContentList | FieldGroup>[] {
	const { path, sheet } = here;
	const left = new Set(
		outermost(
			state.lists.filter(
				(list) => !isFolder(list) && isBelow(list.id, sheet) && !lackingPart(state, list.id),
			),
		),
	);
	const inOrder = sectionsIn(state, here);
	const listed = isMade(sheet) ? neededFirst(inOrder) : inOrder;
	const sections: ReturnType<typeof sectionsHere> = listed.map(({ title, rows }) => ({
		title,
		rows: rows.flatMap((row) => {
			const list = [...left].find(({ id }) => isIn(row.id, id));
			if (!list) return row;
			left.delete(list);
			return [list, row];
		}),
	}));
	// Those with nothing in them yet.
	for (const list of left) {
		if (list.file !== fileHere(state, here)) continue;
		const section = sections.find(({ title }) => title === list.section);
		if (section) section.rows.push(list);
		else sections.push({ title: list.section, rows: [list] });
	}
	const folders = sheet ? [] : state.lists.filter((list) => isFolder(list) && list.page === path);
	return folders.length > 0 ? [{ title: "", rows: folders }, ...sections] : sections;
}

/** What an item of a list holds, but not that list. */
const isBelow = (id: FieldId, sheet: FieldId | undefined) =>
	!sheet || (id !== sheet && isIn(id, sheet));

/** In their order: that of the page, with what its own file holds besides, or of the file. */
export function sectionsIn(state: State, { path, order, sheet }: Here): Section<FieldGroup>[] {
	if (sheet) {
		const ids = state.fields.flatMap(({ id }) => (isIn(id, sheet) ? id : []));
		const page = state.pages.find(({ file }) => file === partsOf(sheet).file)?.path;
		return sectionsOf(state, ids, (field) => titleOf(state, field, page ?? path));
	}
	const onPage =
		order?.seen ??
		state.fields
			.filter(({ pages }) => pages.some((page) => page.path === path))
			.map(({ id }) => id);
	const file = pageAt(state, path)?.file;
	const seen = onPage.toSorted((a, b) => rankOf(state, a, file) - rankOf(state, b, file));
	const own = state.fields.filter((field) => field.file === file).map(({ id }) => id);
	return sectionsOf(state, [...seen, ...(order?.unseen ?? []), ...own], (field) =>
		seen.includes(field.id) ? titleOf(state, field, path) : words.unseen,
	);
}

/** Of what is about to be made, what it cannot do without comes first. */
function neededFirst(sections: readonly Section<FieldGroup>[]): Section<FieldGroup>[] {
	const isNeeded = ({ fields }: FieldGroup) =>
		fields.some(({ required, kind }) => required && kind !== "tick");
	const needed = sections.flatMap(({ rows }) => rows.filter(isNeeded));
	const rest = sections.map(({ title, rows }) => ({
		title,
		rows: rows.filter((row) => !isNeeded(row)),
	}));
	return [{ title: makingWords.first, rows: needed }, ...rest].filter(
		({ rows }) => rows.length > 0,
	);
}

const fileHere = (state: State, { path, sheet }: Here) =>
	sheet ? partsOf(sheet).file : pageAt(state, path)?.file;

/**
 * What the page's own file may have or lack, or the item. What the items of a list within may have
 * is seen in those, unless their number is fixed: then they are as good as groups.
 */
export function partsHere(state: State, here: Here): Part[] {
	const { sheet } = here;
	const file = fileHere(state, here);
	const lists = state.lists.filter(
		(list) => !list.fixed && !isFolder(list) && isBelow(list.id, sheet),
	);
	return state.parts.filter(
		({ id, file: own }) =>
			own === file &&
			isBelow(id, sheet) &&
			!lists.some((list) => list.id !== id && isIn(id, list.id)),
	);
}

/** What another page lends this one stands under that page's name. */
function titleOf(state: State, { file, section }: Field, path: string): string {
	const owner = state.pages.find((page) => page.file === file);
	return owner && owner.path !== path ? owner.name : section;
}

/** Fields in sections, each section where its first field stands. */
function sectionsOf(
	state: State,
	ids: readonly FieldId[],
	titleFor: (field: Field) => string,
): Section<FieldGroup>[] {
	const taken = new Set<FieldId>();
	const sections = new Map<string, FieldGroup[]>();
	for (const id of ids) {
		const field = fieldOf(state, id);
		if (!field || taken.has(id)) continue;
		const fields = groupOf(state, id);
		for (const member of fields) taken.add(member.id);
		const title = titleFor(field);
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
