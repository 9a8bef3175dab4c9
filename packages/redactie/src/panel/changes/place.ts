import type { Change, State } from "../../protocol.ts";
import { folderAt, isIn, pageAt, partsOf, placeOf as placeOfField } from "../fields/fields.ts";
import { words } from "./words.ts";

/** Where a change is best seen, in words. */
export function placeOf(state: State, { at, entry, what }: Change): string {
	if (!at) return words.files;
	const folder = entry || what === "order" ? folderAt(state, partsOf(at).file) : undefined;
	if (folder) return pageAt(state, folder.page ?? "")?.name ?? folder.name;
	const own = state.fields.filter(({ id }) => isIn(id, at));
	const field = own.find(({ pages }) => pages.length > 0) ?? own[0];
	return field ? placeOfField(state, field) : placeOfFile(state, partsOf(at).file);
}

const placeOfFile = ({ pages, sheets }: State, file: string) =>
	[...pages, ...sheets].find((one) => one.file === file)?.name ?? file;
