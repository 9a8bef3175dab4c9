/** What the panel and its server say to each other. Types only. */
import type { FlagLetter } from "../src/drawing/flags.ts";

/** A field of the content: its file and its place in it, `content/cases/openshift-aws.yaml#story.title`. */
export type FieldId = `${string}#${string}`;

/** What one field holds. Text is as it stands in the file, with its `{{names}}`; null: the file lacks it. */
export type Value = string | number | boolean | null;

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
	| "icon"
	| "flag"
	/** The last part of a page's address. */
	| "address";

export interface Field {
	id: FieldId;
	/** From the project's root: `content/cases/openshift-aws.yaml`. */
	file: string;
	/** `story.results.paragraphs.0` */
	path: string;
	/** In full: 'Uitkomst: 1e alinea'. */
	name: string;
	/** What is left of the name below the heading of its section, or of its group: '1e alinea', 'Bijschrift'. */
	short: string;
	/** 'Uitkomst'; for what stands on every page, that: 'Menu'. */
	section: string;
	/** What it is for, in one sentence. */
	help: string;
	kind: FieldKind;
	value: Value;
	/** What visitors read: with names filled in, and Dutch typography. */
	shown: string;
	/** Least and most characters, as a visitor reads them. */
	min?: number;
	max?: number;
	/** The file must have it. */
	required: boolean;
	choices?: Choice[];
	/** The site reads or compares its text: nothing may be put into it, so it has no mark on a page. */
	exact?: true;
	/** Fields with the same group open together: a figure and its caption, words and address of a link. */
	group?: string;
	/** Name of the group: 'Kerncijfer 2'. */
	groupName?: string;
	/** Where else than in this file: on which pages it can be read. */
	pages: OnPage[];
}

export interface Choice {
	value: string;
	/** In Dutch. */
	label: string;
}

/** Where a field stands: a page, and how often. */
export interface OnPage {
	path: string;
	times: number;
}

/** A page of the site. */
export interface SitePage {
	path: string;
	name: string;
	flag?: FlagLetter;
	/** The file of its own words. */
	file: string;
}

/** What a text can refer to as `{{name}}`. */
export interface Name {
	/** `claims.consolidatie-kosten.procent` */
	name: string;
	value: string;
	/** What it is. */
	about: string;
	/** The field that holds the value. */
	source: FieldId;
	/** Name of its file: 'Cijfers en beloften'. */
	from: string;
	/** Fields whose text has it. */
	usedIn: FieldId[];
}

/** Why the contract refuses something. */
export interface Problem {
	file: string;
	/** Empty: the whole file. */
	path: string;
	/** The contract's sentence, without file and field. */
	problem: string;
	/** What would be right, when it is one of a list. */
	choices?: string[];
	/** Of the field, as in Field. */
	name: string;
}

/** One change of one field. */
export interface Edit {
	file: string;
	path: string;
	/** null takes the field away, or the item out of its list. */
	value: Value;
	/** What its editor saw in the file before: another value by now is a conflict. */
	base: Value;
}

/** A field that somebody else changed since it was opened. */
export interface Conflict {
	id: FieldId;
	/** What is in the file by now. */
	current: Value;
	/** When the file was written, as milliseconds since 1970. */
	at: number;
}

/** One step of undo: what was kept together. */
export interface Step {
	number: number;
	edits: { id: FieldId; name: string; was: Value; now: Value }[];
	at: number;
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
	/** What stands there now, or what it is about: '2-6 FTE', the first words of a promise. */
	about?: string;
	/** Page on which it is best seen. */
	page?: string;
	/** No longer found, since the server started. */
	settled: boolean;
}

/** All there is to edit. */
export interface State {
	/** Counts up with every change of the content. */
	version: number;
	fields: Field[];
	pages: SitePage[];
	names: Name[];
	launch: LaunchSubject[];
	/** What blocked when the server started, and what does now. */
	blocking: { atStart: number; now: number };
	done: Step[];
	undone: Step[];
	/** A file that is not valid: nothing of it can be edited, the pages show what it held last. */
	broken?: { file: string; problem: string };
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

/** The paths of the server, below API. Each is a POST with JSON, but `state` and `page`. */
export const API = "/_redactie";

/** GET API/state */
export type StateAnswer = State;
/** GET API/page?path=/cases/x */
export type PageAnswer = RenderedPage;
/** POST API/judge: nothing is written. `page`: where to render what was typed, unless it is refused. */
export interface JudgeRequest {
	edits: Edit[];
	page: string;
}
export interface JudgeAnswer {
	problems: Problem[];
	page?: RenderedPage;
}
/** POST API/keep: writes all edits, or none. */
export interface KeepRequest {
	edits: Edit[];
}
export type KeepAnswer =
	| { kept: State }
	| { problems: Problem[] }
	| { conflicts: Conflict[] }
	/** The file could not be written: the disk is full, or another program holds it. */
	| { failed: string };
/** POST API/undo and API/redo, with `{}`. */
export type UndoAnswer =
	| { step: Step; state: State }
	| { nothing: true }
	| { problems: Problem[] }
	| { conflicts: Conflict[] }
	| { failed: string };

/** The event on Vite's socket that tells of content that changed, by whomever. */
export const CHANGED = "redactie:changed";
export interface Changed {
	version: number;
	/** Fields of which somebody else changed the value, or the file on disk did. */
	ids: FieldId[];
}
