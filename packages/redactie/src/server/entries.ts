/** What an entry of a folder says of itself that nobody need fill in: address, link, place in its folder by a number. */
import { filledIn, tokensIn } from "../contract/fields.ts";
import { isGroup } from "../data.ts";
import type { Data, Operation, Value } from "../protocol.ts";
import { type Content, type Entry, type Folder, site } from "../site.ts";
import { plain } from "../words.ts";
import type { Edition } from "./edition.ts";

/** Between two entries, so that a third can come there. */
const STEP = 10;

/** The folder of an entry, or of one that is to be: `content/vacatures/`. */
export const folderOf = (file: string): Folder | undefined =>
	site.folders.find((folder) => file.startsWith(folder.file));

/** What is to be an entry is asked for by its folder: `content/vacatures/`. */
export const isFolder = (file: string) => file.endsWith("/");

/** The fields of a new entry that follow from the others. */
export const derivedIn = (folder: Folder | undefined): string[] =>
	folder ? [folder.address, ...Object.keys(folder.follows?.({}) ?? {}), folder.order] : [];

/** @param data trimmed. @returns the same with all that follows from it, and the file that it is. */
export function asEntry(folder: Folder, data: Data, content: Content) {
	const entry: Entry = isGroup(data) ? data : {};
	const own = entry[folder.address];
	const tokens = tokensIn(content);
	const title = filledIn(String(entry[folder.title] ?? ""), tokens);
	const address = typeof own === "string" && own ? own : freeSlug(folder, title, content);
	const orders = folder.entries(content).map(({ order }) => order);
	const order = Math.max(0, ...orders) + STEP;
	const whole = { ...entry, [folder.address]: address, [folder.order]: order };
	return {
		file: `${folder.file}${filledIn(address, tokens)}.yaml`,
		data: { ...whole, ...folder.follows?.(whole) },
	};
}

/** What else changes in an entry once it becomes another: what followed from it before goes on to do so. */
export function following(file: string, was: Entry, now: Entry): (Operation & { do: "set" })[] {
	const folder = folderOf(file);
	const [before, after] = [was, now].map((entry) => folder?.follows?.(entry) ?? {});
	return Object.entries(after ?? {}).flatMap(([path, value]) =>
		was[path] === before?.[path] && value !== now[path]
			? [{ do: "set" as const, file, path, value: value as Value }]
			: [],
	);
}

/** Small letters without accents, numbers and hyphens: the last part of an address. */
const slugOf = (title: string) =>
	plain(title)
		.replaceAll("&", " en ")
		.replaceAll(/['’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");

/** What has the title of another gets a number behind it. */
function freeSlug(folder: Folder, title: string, content: Content) {
	const address = slugOf(title) || slugOf(folder.name);
	const taken = new Set(
		site.folders.flatMap((each) =>
			each
				.entries(content)
				.flatMap((one) => (each === folder ? [one.address, one.id] : [one.address])),
		),
	);
	let free = address;
	for (let number = 2; taken.has(free); number++) free = `${address}-${number}`;
	return free;
}

/** Where something of a file can be seen: its own page, or the one that lists it. */
export function pagesOf(file: string, data: unknown, content: Content): string[] {
	const folder = folderOf(file);
	if (!folder) {
		const known = site.file(file, content);
		if (known?.page) return [known.page];
		return site.sheets.some((sheet) => sheet.file === file && sheet.isEverywhere) ? ["/"] : [];
	}
	if (!isGroup(data as Data)) return [];
	const tokens = tokensIn(content);
	const entry = data as Entry;
	const own = folder.pageOf?.({
		...entry,
		[folder.address]: filledIn(String(entry[folder.address]), tokens),
	});
	const listing = folder.listedOn?.(content).path;
	return [own, listing].filter((path) => path !== undefined);
}

/**
 * Only its own number changes, unless there is none left between those of its neighbours: then
 * these follow, as few as can be.
 */
export function moveEntry({ content }: Edition, file: string, to: number): Operation[] {
	const folder = folderOf(file);
	if (!folder) return [];
	const entries = folder
		.entries(content)
		.map(({ id, order }) => ({ file: `${folder.file}${id}.yaml`, order }));
	const from = entries.findIndex((entry) => entry.file === file);
	if (from < 0 || from === to) return [];
	const others = entries.toSpliced(from, 1);
	const after = others[to]?.order ?? Number.POSITIVE_INFINITY;
	const before = others[to - 1]?.order ?? after - 2 * STEP;
	// In the middle; where there is no room, right behind the one before it.
	let last = Math.max(before + 1, Math.min(before + STEP, Math.floor((before + after) / 2)));
	const moved = [{ file, value: last }];
	for (const { file, order } of others.slice(to)) {
		if (order > last) break;
		last += 1;
		moved.push({ file, value: last });
	}
	return moved.map((one) => ({ do: "set", path: folder.order, ...one }));
}
