/** All that can be chosen in the list of fields: rows in sections, those of one list together. */
import type { ContentList, FieldId, Part, State } from "../../protocol.ts";
import {
	isIn,
	pageAt,
	pageFields,
	partsOf,
	type Row,
	type Section,
	sectionsOf,
} from "../fields/fields.ts";
import { makingWords } from "../making/words.ts";
import { isMade, type Panel } from "../state/store.ts";
import { words } from "../words.ts";
import { isFolder, outermost } from "./lists.ts";

export interface RowGroup {
	/** Without: rows of no list. */
	list?: ContentList;
	rows: Row[];
}
export interface ListSection {
	/** Empty for the entries that the page lists. */
	title: string;
	groups: RowGroup[];
	/** Of the section, that could be taken away. */
	parts: Part[];
}

type Here = Pick<Panel, "path" | "order" | "sheet">;

export function sectionsHere(state: State, here: Here): ListSection[] {
	const { path, sheet } = here;
	const mayHave = partsHere(state, here);
	const parts = mayHave.filter(({ isThere }) => isThere);
	const absent = mayHave.filter(({ isThere }) => !isThere);
	const lists = outermost(
		state.lists.filter(
			(list) =>
				!isFolder(list) &&
				isBelow(list.id, sheet) &&
				!absent.some((part) => isIn(list.id, part.id)),
		),
	);
	const left = new Set(lists);
	const sections: ListSection[] = sectionsIn(state, here).map(({ title, rows }) => {
		const groups = byList([...left], rows);
		for (const { list } of groups) if (list) left.delete(list);
		return { title, groups, parts: parts.filter(({ section }) => section === title) };
	});
	const titles = new Set(sections.map(({ title }) => title));
	// A whole page's words are in no section of their own.
	sections[0]?.parts.push(...parts.filter(({ section }) => !titles.has(section)));
	const file = fileHere(state, here);
	for (const list of left)
		if (list.file === file) addTo(sections, list.section, { list, rows: [] });
	const folders = sheet ? [] : state.lists.filter((list) => isFolder(list) && list.page === path);
	const entries = folders.map((list) => ({ list, rows: [] }));
	return entries.length > 0 ? [{ title: "", groups: entries, parts: [] }, ...sections] : sections;
}

/** What an item of a list holds, but not that list. */
const isBelow = (id: FieldId, sheet: FieldId | undefined) =>
	!sheet || (id !== sheet && isIn(id, sheet));

function sectionsIn(state: State, { path, order, sheet }: Here) {
	if (sheet) {
		const fields = state.fields.filter(({ id }) => isIn(id, sheet));
		const ids = fields.map(({ id }) => id);
		if (isMade(sheet)) return neededFirst(sectionsOf(state, ids, path));
		return sectionsOf(state, ids, pageOfFile(state, sheet) ?? path);
	}
	const { seen, unseen } = pageFields(state, path, order);
	const rows = sectionsOf(state, unseen, path).flatMap((section) => section.rows);
	const hidden = rows.length > 0 ? [{ title: words.unseen, rows }] : [];
	return [...sectionsOf(state, seen, path), ...hidden];
}

/** Of what is about to be made, what it cannot do without comes first. */
function neededFirst(sections: readonly Section[]): Section[] {
	const isNeeded = ({ fields }: Row) =>
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

const pageOfFile = ({ pages }: State, id: FieldId) =>
	pages.find(({ file }) => file === partsOf(id).file)?.path;

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

/** Each list where the first of its rows stands, with all of this section. */
export function byList(lists: readonly ContentList[], rows: readonly Row[]): RowGroup[] {
	const groups: RowGroup[] = [];
	for (const row of rows) {
		const list = lists.find(({ id }) => isIn(row.id, id));
		const group = list
			? groups.find((group) => group.list === list)
			: groups.slice(-1).find((group) => !group.list);
		if (group) group.rows.push(row);
		else groups.push({ ...(list && { list }), rows: [row] });
	}
	return groups;
}

function addTo(sections: ListSection[], title: string, group: RowGroup): void {
	const section = sections.find((each) => each.title === title);
	if (section) section.groups.push(group);
	else sections.push({ title, groups: [group], parts: [] });
}
