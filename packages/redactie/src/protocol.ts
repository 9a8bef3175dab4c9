/** What the panel and its server say to each other. */
import type { Operation } from "./requests.ts";
import type { Pending, Refusal, Sheet, SiteName } from "./site.ts";

export type * from "./requests.ts";

/**
 * A field of the content: its file and its place in it, `content/cases/openshift-aws.yaml#story.title`.
 * What is in no file yet stands behind a `+`: `+content/vacatures/#title`, `+content/x.yaml#tasks.2.title`; what
 * is to take the place of something behind a `=`.
 */
export type FieldId = `${string}#${string}`;

/** What one field holds. Text is as it stands in the file, with its `{{names}}`; null: the file lacks it. */
export type Value = string | number | boolean | null;

/** What a part of a file holds, as its YAML has it: a value, a list or a group. */
export type Data = Value | Data[] | { [key: string]: Data };

export type FieldKind =
	/** One line or one paragraph that somebody reads. */
	| "text"
	/** A text in a form of its own: a date, an e-mail address, a telephone number. */
	| "form"
	| "number"
	| "tick"
	/** One of `choices`. */
	| "choice"
	/** A page of this site. */
	| "link"
	/** Something that is drawn: `drawn` says of what kind. */
	| "picture"
	/** The last part of a page's address. */
	| "address";

/** A place of a file, as its contract names it. */
interface Place {
	id: FieldId;
	/** From the project's root: `content/cases/openshift-aws.yaml`. */
	file: string;
	/** `story.results.paragraphs.0` */
	path: string;
	/** In full: 'Uitkomst: 1e alinea', 'Kerncijfers'. */
	name: string;
	/** 'Uitkomst'; for what stands on every page, that: 'Menu'. */
	section: string;
	/** What it is for, in one sentence. */
	help: string;
}

export interface Field extends Place {
	/** What is left of the name below the heading of its section, or of its group: '1e alinea', 'Bijschrift'. */
	short: string;
	kind: FieldKind;
	/** Of a text in a form of its own, where it has a control for it. */
	form?: "date";
	/** Of a picture: 'icon', 'flag'. */
	drawn?: string;
	value: Value;
	/** What visitors read: with names filled in, and Dutch typography. */
	shown: string;
	/** Least and most characters, as a visitor reads them. */
	min?: number;
	max?: number;
	/** The file must have it. */
	required: boolean;
	choices?: Choice[];
	/** Which other fields stand beside it follows from it: another value asks for others. */
	decides?: true;
	/** Of a choice which of several shapes something has: what stands there by each. */
	shapes?: Data[];
	/** The site reads or compares its text: nothing may be put into it, so it has no mark on a page. */
	exact?: true;
	/** Fields with the same group open together: a figure and its caption, words and address of a link. */
	group?: string;
	/** Name of the group: 'Kerncijfer 2'. */
	groupName?: string;
	/** Where else than in this file: on which pages it can be read. */
	pages: OnPage[];
}

/** Something that the site draws: 'flag', 'T'. */
export interface Picture {
	kind: string;
	value: string;
}

export interface Choice {
	value: string;
	/** In Dutch. */
	label: string;
	picture?: Picture;
}

/** Where a field stands: a page, and how often. */
export interface OnPage {
	path: string;
	times: number;
}

/** A list of the content, or the entries of a folder in their order: `content/vacatures/#`, with an empty path. */
export interface ContentList extends Place {
	/** What one is called: 'taak', 'kerncijfer', 'vacature'. */
	item: string;
	/** Fewest and most that the contract allows. */
	min?: number;
	max?: number;
	/** Their number cannot change. */
	fixed?: true;
	/** It has to fit other lists: what to open in its place, a group with all of them. */
	together?: FieldId;
	/** None can be made here: an entry that the whole site is built around. */
	closed?: true;
	/** Of a folder: the page that lists it. */
	page?: string;
	/** Of a folder: the field of an entry that holds its place. */
	order?: string;
	items: ListItem[];
}

export interface ListItem {
	/** `…#tasks.0`; of an entry its file: `content/vacatures/devops-engineer.yaml#`. */
	id: FieldId;
	/** Its first text, as a visitor reads it; else its name: 'Kerncijfer 2'. */
	title: string;
	/** What is short of it, or what comes next: 'geen uren, plaats, salaris, start'. */
	note?: string;
	picture?: Picture;
	/** Its own page. */
	page?: string;
}

/** A group or list that its file may have or lack: a measurement, a drawing, a vacancy's own page. */
export interface Part extends Place {
	isThere: boolean;
	/** As of a list: what to open in its place, with it in it. */
	together?: FieldId;
}

/** A page of the site. */
export interface SitePage {
	path: string;
	name: string;
	picture?: Picture;
	/** The file of its own words. */
	file: string;
}

/** What a text can refer to as `{{name}}`. */
export interface Name extends Required<SiteName> {
	/** Name of its file: 'Cijfers en beloften'. */
	from: string;
	/** Fields whose text has it. */
	usedIn: FieldId[];
}

/** Why the contract refuses something. */
export interface Problem extends Refusal {
	/** Of the field, as in Field. */
	name: string;
}

/** What keeps something from being removed: it is named here. */
export interface Reference {
	/** What is to change. */
	id: FieldId;
	/** 'Menu', 'Case: Ansible Automation' */
	place: string;
	/** 'onder Diensten: 4e link' */
	name: string;
	/** How it goes away with what it names. */
	remove?: Operation;
	/** What may stand in its place. */
	choices?: Choice[];
}

/** A change since the last commit, without git since the editor started; or of a step. */
export interface Change {
	id: string;
	/** 'Uitkomst: 1e alinea', 'Taken', 'Platform Engineer' */
	name: string;
	/** Of what files say; `order`: of the entries of a folder; `changed`: a file that is no content; `form`: how one is written. */
	what: "value" | "order" | "added" | "removed" | "changed" | "form";
	/** Of a value; of a list the titles of its items. */
	was?: Value | undefined;
	now?: Value | undefined;
	/** Of an entry of a folder what it is called: 'vacature'. */
	entry?: string;
	/** What to open for it. */
	at?: FieldId;
}

export interface Commit {
	sentence: string;
	/** Who, as git has it. */
	author: string;
	/** As milliseconds since 1970. */
	at: number;
	changes: number;
}

/** What the other tabs tell, and their numbers. */
export interface Changes {
	/** `start`: this project has no git, nothing can be committed here. */
	since: "commit" | "start";
	list: Change[];
	/** Git knows who commits. */
	isNamed: boolean;
	/** The last commit of this session. */
	last?: Commit;
	/** What is to be settled, where the site lists that. */
	launch?: Launch;
}

/** One step of undo: what was kept together. */
export interface Step {
	number: number;
	changes: Change[];
	/** What to look at once it is done or redone, if that is there: a field, an item, a file. */
	about?: FieldId;
	/** The same where it stood before: to look at once it is undone. */
	before?: FieldId;
	/** What it added, moved and removed, without the data: what was typed there goes along. */
	moved?: Operation[];
}

export interface LaunchSubject {
	title: string;
	/** What to do, in the words of the editor. */
	advice: string;
	blocks: boolean;
	findings: LaunchFinding[];
}

export interface LaunchFinding {
	/** File and field, as the launch report names them. */
	id: FieldId;
	name: string;
	/** Page or entry that it is of: 'Werken bij ons'. What is the whole site's has none. */
	place?: string;
	problem: string;
	/** It is right as it stands as soon as somebody says so. */
	isPromise?: true;
	/** The place of what is read of it. */
	shows?: FieldId;
	/** What stands there now, or what it is about: '2-6 FTE', the first words of a promise. */
	about?: string;
	/** No longer found, since the server started. */
	settled: boolean;
}

/** All there is to edit. */
export interface State {
	/** Counts up with every change of the content. */
	version: number;
	fields: Field[];
	/** In the order of the contract, and last the folders. */
	lists: ContentList[];
	parts: Part[];
	pages: SitePage[];
	/** Files that are no page, by their names: 'Menu en voet', 'Zoekfunctie'. */
	sheets: (Sheet & { name: string })[];
	/** What says 'not final yet' of what stands beside it. */
	pending: Pending[];
	/** The site's own list of what is to be settled, by the name of its tab. */
	report?: string;
	names: Name[];
	/** The last of them, which tell what was done. */
	done: Step[];
	undone: Step[];
	/** A file that is not valid: nothing of it can be edited, the pages show what it held last. */
	broken?: { file: string; problem: string };
}

/** What is another in a state than in an earlier one, of which `since` is the version; null: it is there no more. */
export type StateChange = { since: number; version: number } & {
	[Key in Exclude<keyof State, "version">]?: Key extends "fields" | "lists" | "parts"
		? Runs<State[Key][number]>
		: State[Key] | null;
};

/** Each that is new or another; and between which places of the earlier list they are as they were. */
type Runs<One> = (One | [from: number, to: number])[];

/** What the tab of the site's own report tells. */
export interface Launch {
	launch: LaunchSubject[];
	/** What blocked when the server started, and what does now. */
	blocking: { atStart: number; now: number };
	/** Where nothing blocks: what flies, and what comes next. */
	ready?: { picture: Picture; help: string; next: string };
}

/** A page as visitors get it, but for the marks: without these it is that, to the byte. */
export interface RenderedPage {
	path: string;
	/** With a mark behind each text of the content: one character of the private use area. */
	marked: string;
	/** The fields of the marks that occur in it: mark MARKS_FROM + n is `fields[n]`. */
	fields: Record<number, FieldId>;
}

/** Code point of the mark of field 0. */
export const MARKS_FROM = 0xf0000;
/** What marks are made of: private use, plane 15. */
export const MARK = /[\u{F0000}-\u{FFFFD}]/gu;
/** A mark in an address: a prepared e-mail has its words there. */
export const ENCODED_MARK = /%F3%B[0-9A-F]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi;
export const decodedMarks = (text: string) =>
	text.replaceAll(ENCODED_MARK, (mark) => decodeURIComponent(mark));

/**
 * The paths of the server, below API. What asks is a GET: `state`, `page`, `changes` and `drafts`; else it is a POST with JSON: `requests.ts` says which. With `?since=` and the version of the state that a window has, `state`
 * answers what changed since that.
 */
export const API = "/_redactie";

/** The header of every POST: the key of the project's owner, which the printed address has as `KEY_PARAMETER`. */
export const KEY_HEADER = "x-redactie-key";
export const KEY_PARAMETER = "sleutel";

export interface TryAnswer {
	problems: Problem[];
	page?: RenderedPage;
	/** Of what is added, or takes the place of what is there. */
	draft?: DraftAnswer;
	/** Of what is removed. */
	removal?: RemovalAnswer;
}
/** What is about to be added or replaced, as far as it is filled in. */
export interface DraftAnswer {
	/** 'vacature', 'kerncijfer', 'meting' */
	item: string;
	help: string;
	/** All that it can have, in the order of the contract: lists have one place more than is filled in. */
	fields: Field[];
	/** Fields of which the page shows a stand-in, for they are empty. */
	standIns: FieldId[];
	/** Where it can be seen, best first: its own page, the list it is in. */
	pages: SitePage[];
}
export interface RemovalAnswer {
	/** What would still refer to it. */
	references: Reference[];
	/** Addresses that would no longer exist. */
	gone: string[];
	/** What else the contract refuses, which nothing here can settle. */
	problems: Problem[];
}
/** Why nothing was written. */
export type Unwritten =
	| { problems: Problem[] }
	/** Others changed these files meanwhile; of undo and redo, in the same lines. */
	| { stale: string[] }
	/** The file could not be written: the disk is full, or another program holds it. */
	| { failed: string };
export type ApplyAnswer =
	/** What was written; null: all of it stood there already. */
	| { step: Step | null }
	/** Fields that somebody else changed since they were opened. */
	| { conflicts: FieldId[] }
	| Unwritten;
/** Of undo and redo, which ask with `{}`. */
export type UndoAnswer = { step: Step } | { nothing: true } | Unwritten;

export type CommitAnswer =
	| { committed: Commit }
	/** Git does not know who commits. */
	| { nobody: true }
	/** In the words of git. */
	| { failed: string };

/** The event on Vite's socket that tells the other windows of POST API/drafts. */
export const DRAFTS = "redactie:drafts";

/** The event on Vite's socket that tells of content that changed, by whomever. */
export const CHANGED = "redactie:changed";
export type Changed = Pick<State, "version">;

const LISTED = ["fields", "lists", "parts"] as const;
const isListed = (key: string): key is (typeof LISTED)[number] => LISTED.some((one) => one === key);
interface Listed {
	id: FieldId;
}
type IsSame = (one: unknown, other: unknown) => boolean;

/** @param isSame of two values. What is passed on as the very same needs not be looked through. */
export function changeBetween(before: State, now: State, isSame: IsSame): StateChange {
	const keys = Object.keys({ ...before, ...now }) as (keyof State)[];
	const changed: Record<string, unknown> = {};
	for (const key of keys)
		if (isListed(key)) changed[key] = runsOf<Listed>(before[key], now[key], isSame);
		// What is not there any more is null: JSON knows no undefined.
		else if (!isSame(before[key], now[key])) changed[key] = now[key] ?? null;
	return { since: before.version, version: now.version, ...changed };
}

/** @param before has the version that the change is since. */
export function withChange(before: State, { since: _, ...changed }: StateChange): State {
	const now = Object.entries({ ...before, ...changed }).map(([key, value]) => [
		key,
		isListed(key) ? wholeOf<Listed>(before[key], value as Runs<Listed>) : value,
	]);
	return Object.fromEntries(now.filter(([, value]) => value !== null)) as unknown as State;
}

const wholeOf = <One extends Listed>(before: One[], runs: Runs<One>): One[] =>
	runs.flatMap((one) => (Array.isArray(one) ? before.slice(...one) : [one as One]));

function runsOf<One extends Listed>(before: One[], now: One[], isSame: IsSame): Runs<One> {
	const known = new Map(before.map(({ id }, index) => [id, index]));
	const runs: Runs<One> = [];
	for (const one of now) {
		const index = known.get(one.id);
		const last = runs.at(-1);
		if (index === undefined || !isSame(before[index], one)) runs.push(one);
		else if (Array.isArray(last) && last[1] === index) last[1]++;
		else runs.push([index, index + 1]);
	}
	return runs;
}
