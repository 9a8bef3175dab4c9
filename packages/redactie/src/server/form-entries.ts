/** What an entry of a folder says of itself that nobody need fill in: address, link, place in lists. */

import {
	COLLECTIONS,
	entryPath,
	PAGES,
	type PaginaId,
	pathOf,
} from "../../../../src/content/pages.ts";
import type { Content } from "../../../../src/content/read-content.ts";
import { resolveTokens } from "../../../../src/content/tokens.ts";
import { NO_LINK } from "../../../../src/fields/parts.ts";
import { type Folder, listingPage } from "../contract/entries.ts";
import { tokensIn } from "../contract/names.ts";
import { isGroup } from "../data.ts";
import type { Data } from "../protocol.ts";

/** Between two entries, so that a third can come there. */
export const STEP = 10;

const DERIVED = ["slug", "link", "order"];

/** What is to be an entry is asked for by its folder: `content/vacatures/`. */
export const isFolder = (file: string) => file.endsWith("/");

/** The folder of an entry, or of one that is to be: `content/vacatures/`. */
export function folderOf(file: string): Folder | undefined {
	const [, folder = ""] = /^content\/(\w+)\//.exec(file) ?? [];
	return Object.hasOwn(COLLECTIONS, folder) ? (folder as Folder) : undefined;
}

/** The fields of a new entry that follow from the others. */
export const derivedIn = (folder: Folder | undefined) =>
	DERIVED.filter((key) => key !== "link" || hasLink(folder));
const hasLink = (folder: Folder | undefined) => folder === "cases" || folder === "vacatures";

/** @param data trimmed. @returns the same with all that follows from it, and the file that it is. */
export function asEntry(folder: Folder, data: Data, content: Content) {
	const entry = isGroup(data) ? data : {};
	const own = typeof entry.slug === "string" ? entry.slug : "";
	const slug = own || freeSlug(folder, titleOf(entry, content), content);
	const orders = content[folder].map(({ order }) => order);
	const order = Math.max(0, ...orders) + STEP;
	const link = hasLink(folder) && { link: linkOf(folder, { ...entry, slug }) };
	return {
		file: `content/${folder}/${filledIn(slug, content)}.yaml`,
		data: { ...entry, slug, order, ...link },
	};
}

type Entry = { [key: string]: Data };

const titleOf = ({ title, name }: Entry, content: Content) =>
	filledIn(String(title ?? name ?? ""), content);

const filledIn = (text: string, content: Content) =>
	String(resolveTokens(text, tokensIn(content), () => undefined));

/** To the page of its own; without one a vacancy may lead to any other, here or elsewhere. */
export function linkOf(folder: Folder, entry: Entry): string {
	const { slug, link, story } = entry;
	if (story) return entryPath(folder, { slug: String(slug) });
	const isElsewhere = typeof link === "string" && !link.startsWith(entryPath(folder, { slug: "" }));
	return folder === "vacatures" && isElsewhere ? link : NO_LINK;
}

/** Small letters without accents, numbers and hyphens: the last part of an address. */
export const slugOf = (title: string) =>
	title
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll("&", " en ")
		.replaceAll(/['’]/g, "")
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "");

/** What has the title of another gets a number behind it. */
function freeSlug(folder: Folder, title: string, content: Content) {
	const slug = slugOf(title) || slugOf(folder);
	const taken = new Set(
		(Object.keys(COLLECTIONS) as Folder[]).flatMap((each) =>
			content[each].flatMap((entry) => (each === folder ? [entry.slug, entry.id] : [entry.slug])),
		),
	);
	let free = slug;
	for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
	return free;
}

/** Where something of a file can be seen: its own page, or the one that lists it. */
export function pagesOf(file: string, data: unknown, content: Content): string[] {
	const folder = folderOf(file);
	const [, id = ""] = /^content\/paginas\/(.*)\.yaml$/.exec(file) ?? [];
	if (Object.hasOwn(PAGES, id)) return [pathOf(PAGES[id as PaginaId], content.identity)];
	if (!folder || !isGroup(data as Data)) return file.endsWith("/navigatie.yaml") ? ["/"] : [];
	const [, page] = listingPage(folder) ?? [];
	const listing = page ? [pathOf(page, content.identity)] : [];
	const { story, slug: own } = data as Entry;
	const slug = filledIn(String(own), content);
	return story || !hasLink(folder) ? [entryPath(folder, { slug }), ...listing] : listing;
}
