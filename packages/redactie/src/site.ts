/**
 * What a site tells the editor of itself: its `redactie.config.ts` makes one of these. All that the
 * editor knows of a file, a field or a word of the site comes from here, or from the site's schemas.
 */
import type { z } from "astro/zod";
import type { ContentField } from "./contract/fields.ts";
import type { Choice, Data, FieldId, Launch, ListItem, SitePage } from "./protocol.ts";

/** What is wrong with a file. */
export interface Refusal {
	file: string;
	/** `story.title`; empty: it concerns the whole file. */
	path: string;
	/** Of the file, where it cannot be read. */
	line?: number | undefined;
	/** Why, without the place and without the choices. */
	text: string;
	/** What may stand there, where that is a list. */
	choices?: readonly string[] | undefined;
}

/** Content that the site does not take. */
export class ContentError extends Error {
	readonly found: readonly Refusal[];

	constructor(found: readonly Refusal[]) {
		super(found.map(({ file, path, text }) => `${file}#${path}: ${text}`).join("\n"));
		this.name = "ContentError";
		this.found = found;
	}
}

/** What comes of a task, or why the site does not take it. */
export function orRefusal<Result>(task: () => Result): Result | ContentError {
	try {
		return task();
	} catch (error) {
		if (error instanceof ContentError) return error;
		throw error;
	}
}

/** A file of content/. */
interface SiteFile {
	schema: z.ZodType;
	/** What it is called: 'Case: Logistiek'. */
	name: string;
	/** What pages read of it: where its texts get their marks. */
	content: unknown;
	/** The page of which it holds the words. */
	page?: string;
}

/** A file that is no page. */
export interface Sheet {
	file: string;
	/** It stands on every page, so its fields come last. */
	isEverywhere?: true;
}

/** A group of a file, by its keys. */
export type Entry = { [key: string]: Data };

/** A folder with one file for each of a kind. */
export interface Folder<Content = unknown> {
	/** `content/vacatures/` */
	file: string;
	schema: z.ZodType;
	/** 'Vacatures' */
	name: string;
	/** None can be made here: the whole site is built around them. */
	isClosed?: true;
	/** The field that holds its place among the others, as a number. */
	order: string;
	/** The field that holds the last part of its address; its file has that name. */
	address: string;
	/** The field that holds its title, from which the address of a new one is made. */
	title: string;
	/** What of an entry follows from the rest, and need not be filled in: its link. */
	follows?(entry: Entry): Entry;
	/** Paths that an entry has to fill in because of what else is in it. */
	needs?(entry: Entry): string[];
	/** The page of its own that an entry has, or would have. */
	pageOf?(entry: Entry): string | undefined;
	/** The page that lists them: its address and its name. */
	listedOn?(content: Content): { path: string; name: string };
	/** In their order, as a list tells of them; `id` is the name of the file. */
	entries(content: Content): (Omit<ListItem, "id"> & {
		id: string;
		order: number;
		address: string;
	})[];
}

/** What a text can refer to as `{{name}}`. */
export interface SiteName {
	/** `claims.consolidatie-kosten.procent` */
	name: string;
	value: string;
	/** The field that holds it. */
	source: FieldId;
	/** What it is, where that field does not say so. */
	about?: string;
}

/** A field that says of what stands beside it that it is not final yet. */
export interface Pending {
	key: string;
	/** It is no tick but a list, at the top of its file: of the paths that are not final. */
	isList?: true;
	/** It may stand in every group, though no schema has it; what it is called there. */
	anywhere?: { title: string; description: string };
	/** What the tick says: 'Dit is nog een voorbeeld'. */
	label: string;
}

/** A module of the site that pages read content from: the editor gives what it holds. */
interface SiteModule<Content = unknown> {
	id: RegExp;
	/** The name of what it exports. */
	exports: string;
	/** Only where pages are rendered. */
	isServerOnly?: true;
	of(content: Content, id: string): unknown;
}

/** The site's own list of what is to be settled before it goes public. */
export interface Report<Content = unknown> {
	/** Of its tab. */
	name: string;
	/** @param first the content when the server started: what was settled since stays in the list. */
	begin(first: Content): (edition: EditionOfSite<Content>) => Launch;
}
export interface EditionOfSite<Content = unknown> {
	content: Content;
	fields: readonly ContentField[];
}

/** What a site makes of its files: only the site knows of what it consists. */
export type Content = unknown;

export interface Site<Content = unknown> {
	/**
	 * What the site makes of what its files say. The data stay as they are; of the same data it may give
	 * what it gave before.
	 * @throws {ContentError} with all that is wrong.
	 */
	read(data: ReadonlyMap<string, unknown>): Content;
	/** Undefined: no file of this site. */
	file(path: string, content: Content): SiteFile | undefined;
	sheets: readonly Sheet[];
	folders: readonly Folder<Content>[];
	/** What may be chosen where a schema says `names`, by what that says. */
	choices(content: Content): Record<string, Choice[]>;
	/** What `{{…}}` may name. */
	names(content: Content): SiteName[];
	pending: readonly Pending[];
	/** Kinds of fields that are drawn: flags, icons. The panel's half of the site draws them. */
	pictures: readonly string[];
	/** What a row of a list says of an item, in place of its next text. */
	note?(fields: readonly ContentField[]): string | undefined;
	/** All pages, in the order of the menu. `load` runs a module of the site, with the content that is shown. */
	pages(load: (module: string) => Promise<unknown>): Promise<SitePage[]>;
	modules: readonly SiteModule<Content>[];
	report?: Report<Content>;
	/** A module of a worker thread that answers what could be better in a text. */
	hints?: URL;
	/** The module that starts the panel, from the project's root; without it the panel is as it comes. */
	panel?: string;
}

/** What is edited: one process edits one site. */
export let site: Site;
export function editSite<Content>(one: Site<Content>): void {
	site = one as Site;
}
