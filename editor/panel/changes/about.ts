/** Where one sees what a change is about: a field, an item of a list, or an entry by its file. */
import type { Field, FieldId, State } from "../../protocol.ts";
import { fieldOf, fieldsAt, pageOf, partsOf, usesOf } from "../fields.ts";
import { openField, openPage, showPage } from "../going.ts";
import { openInList } from "../lists/going.ts";
import { sitePage } from "../site-page.ts";
import { getPanel, setPanel } from "../store.ts";

/** One of its fields, on the page in the frame if it is read there; of a figure a text that refers to it. */
function readAt(state: State, id: FieldId, current: string): Field | undefined {
	const { file, path } = partsOf(id);
	const own = path
		? fieldsAt(state, file, path)
		: state.fields.filter((field) => field.file === file);
	const read = own
		.flatMap((field) => [field, ...usesOf(state, [field])])
		.filter(({ pages }) => pages.length > 0);
	return read.find(({ pages }) => pages.some((page) => page.path === current)) ?? read[0] ?? own[0];
}

/** The page shows it, and outlines it; the list stays where it is. */
export function showAbout(id: FieldId | undefined): void {
	const { state, path } = getPanel();
	const field = state && id && readAt(state, id, path);
	if (!field) {
		setPanel({ pointed: undefined });
		return;
	}
	const shown = fieldOf(state, id) ? field.id : id;
	setPanel({ pointed: shown });
	showPage(pageOf(state, field, path));
	if (!sitePage.current?.isInView(shown)) sitePage.current?.show(shown);
}

/** Goes there: to the list or field, to an entry's own page, else to where it is read. */
export function openAbout(id: FieldId): void {
	const { state, path } = getPanel();
	if (!state) return;
	const page = state.pages.find(({ file }) => id === `${file}#`);
	const field = readAt(state, id, path);
	if (openInList(id)) return;
	if (fieldOf(state, id)) openField(id);
	else if (page) openPage(page.path);
	else if (field) openPage(pageOf(state, field, path));
}
