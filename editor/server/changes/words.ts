/** Changes in an editor's words. */
import { under } from "../../data.ts";
import type { Change, FieldId, OnPage, SitePage } from "../../protocol.ts";
import type { Delta } from "./deltas.ts";
import type { Found } from "./found.ts";
import { fileName, folderOf, listOf, type Named } from "./named.ts";
import { type Said, saidOf } from "./said.ts";

export interface Around {
	pages: readonly SitePage[];
	/** Where a field can be read. */
	pagesOf(id: FieldId): readonly OnPage[];
}

export function changeOf(found: Found, before: Named, now: Named, around: Around): Change {
	const said = saidOf(found, before, now);
	return { id: idOf(found), place: placeOf(found, said, now, around), ...said };
}

/** The same for the same difference. */
export function idOf(found: Found): string {
	if (found.what !== "delta") return `${found.file}#:${found.what}`;
	const { delta } = found;
	const where = delta.do === "value" ? delta.path : under(delta.path, placeIn(delta));
	return `${found.file}#${where}:${delta.do}`;
}

const placeIn = (delta: Exclude<Delta, { do: "value" }>) =>
	delta.do === "added" ? delta.index : delta.place;

/** The page it is best seen on. */
function placeOf(found: Found, { at, what }: Said, now: Named, { pages, pagesOf }: Around): string {
	const { file } = found;
	const isEntry = found.what === "order" || (found.what === "file" && what !== "file");
	const list = isEntry ? listOf(folderOf(file), now) : undefined;
	if (list) return pages.find(({ path }) => path === list.page)?.name ?? list.name;
	const own = pages.find((page) => page.file === file);
	if (own) return own.name;
	const seen = now.fields.find(({ id }) => id === at || id.startsWith(`${at}.`));
	const on = seen ? pagesOf(seen.id) : [];
	if (on.length > pages.length / 2) return "Alle pagina's";
	const [best] = [...on].sort((one, other) => other.times - one.times);
	return pages.find(({ path }) => path === best?.path)?.name ?? fileName(file, now);
}
