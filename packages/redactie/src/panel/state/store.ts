/** All that the panel knows, in one object. Who changes it: going.ts, drafts.ts, keeping.ts. */
import { useSyncExternalStore } from "react";
import type {
	Changes,
	DraftAnswer,
	FieldId,
	Launch,
	Operation,
	Problem,
	RemovalAnswer,
	RenderedPage,
	State,
	Value,
} from "../../protocol.ts";

export type Tab = "page" | "launch" | "changes";

/**
 * What somebody typed in one field, and what the file held when they began. Of what is about to be made the
 * place has one too, which says that there is something to be made.
 */
export interface Draft {
	value: Value;
	base: Value;
	/** Why it could not be kept when it was left. */
	refused?: Problem[];
	/** When the file got another value than `base`, as milliseconds since 1970. */
	changedAt?: number;
}
export type Drafts = Record<FieldId, Draft>;
/** What fields held before something was typed in them, or taken out: undefined, nothing. */
export type Before = Record<FieldId, Draft | undefined>;
/** Among these: a step, which the server undoes and redoes. */
export const STEP: Before = {};

/** Where the cursor goes in a text: at a click. */
export interface Caret {
	id: FieldId;
	offset: number;
	word: boolean;
}

/** A point of the launch report, opened from its list. */
export interface Point {
	subject: string;
	id: FieldId;
}

/** What somebody is at. */
export type View =
	/** What the fields are listed of in place of the page: a file that is none, an item of a list, what is about to be made. */
	| { kind: "sheet"; id: FieldId }
	/** A list: its items, to be added, moved and removed. */
	| { kind: "list"; id: FieldId }
	/** Fields that are open together, those of the chosen one's group; of a point of the launch report its own. */
	| { kind: "fields"; open: FieldId[]; point?: Point }
	| { kind: "removing"; removing: Removing };

/** What is about to be added, or to take the place of what is there, and is open. */
export interface Making {
	/** `+content/vacatures/#`, `+content/x.yaml#tasks.2`; of what is replaced `=content/x.yaml#story.figure`. */
	root: FieldId;
	/** What it holds as long as nobody typed. */
	start: Drafts;
	/** The page that was in the frame. */
	from: string;
	/** Undefined until the server has answered once. */
	answer?: DraftAnswer;
}

/** Whether it is of something that is in no file yet. */
export const isMade = (id: FieldId | undefined): id is FieldId => /^[+=]/.test(id ?? "");

/** What is about to be removed, and what still refers to it. */
export interface Removing {
	operation: Operation & { do: "remove" };
	/** As in its list: 'Consultancy & Advies'. */
	title: string;
	answer: RemovalAnswer;
	/** Why the contract did not take it as it was settled. */
	refused?: Problem[];
}

export interface Panel extends Seen {
	/** Undefined until the server has answered once. It has the fields of what is about to be made. */
	state?: State | undefined;
	/** What the other tabs tell. */
	launch?: Launch | undefined;
	changes?: Changes | undefined;
	/** The page in the frame. */
	path: string;
	rendered?: RenderedPage | undefined;
	/** Fields of the page in its order, as soon as the frame has laid them out. */
	order?: { seen: FieldId[]; unseen: FieldId[] } | undefined;
	tab: Tab;
	/** What is asked in the dialog 'Ga naar'. */
	goesTo?: string | undefined;
	/** Where somebody is: the last view is seen, and 'back' leads to the one below it. None: all of the page. */
	where: readonly View[];
	/** Fields that came along because they would no longer be right: 'Hoort erbij'. */
	along: FieldId[];
	/** Of the sheet that is seen, where it is about to be made. */
	making?: Making | undefined;
	pointed?: FieldId | undefined;
	caret?: Caret | undefined;
	drafts: Drafts;
	/** Undo and redo, of what is in no file and of what this window wrote. */
	past: readonly Before[];
	future: readonly Before[];
	/** The field that was typed in last: typing on in it is one step. */
	typedAt?: FieldId | undefined;
	/** Of what is open, as last judged. */
	problems: Problem[];
	/** The field that was meant last: the cursor is in its box, and back in a list its row has the focus. */
	last?: FieldId | undefined;
	/** What the foot says for a moment. */
	said?: string | undefined;
	/** The server does not answer. */
	gone?: boolean;
	/** It does not let this window write. */
	locked?: boolean;
	/** It answered that it could not, by a fault of its own. */
	fault?: string | undefined;
	/** Why a file could not be written. */
	failed?: string | undefined;
	/** What one was at, or asked for, and is not there or cannot be. */
	lost?: string | undefined;
}

let panel: Panel = {
	path: "/",
	tab: "page",
	where: [],
	...seenIn([]),
	along: [],
	drafts: {},
	past: [],
	future: [],
	problems: [],
};

/** Of the fields that are open together, the one that was meant: the page outlines it. */
export const chosenOf = ({ open, last }: Pick<Panel, "open" | "last">): FieldId | undefined =>
	last && open.includes(last) ? last : open[0];

const listeners = new Set<() => void>();

export const getPanel = () => panel;

/** The content as the server has it. */
let kept: State | undefined;

/** What follows from the views. */
type Seen = ReturnType<typeof seenIn>;

function seenIn(where: readonly View[]) {
	const top = where.at(-1);
	return {
		/** The fields of the view that is seen. */
		open: top?.kind === "fields" ? top.open : [],
		point: top?.kind === "fields" ? top.point : undefined,
		removing: top?.kind === "removing" ? top.removing : undefined,
		/** The list and the sheet that are seen, or lie below. */
		list: where.findLast((view) => view.kind === "list")?.id,
		sheet: where.findLast((view) => view.kind === "sheet")?.id,
	};
}

export function setPanel(change: Partial<Omit<Panel, keyof Seen>>): void {
	if ("state" in change) kept = change.state;
	const before = panel;
	panel = { ...panel, ...change, ...(change.where && seenIn(change.where)) };
	// A draft is what its fields are listed of: as long as these are, it is open.
	const { sheet, path: from } = panel;
	const root = isMade(sheet) ? sheet : undefined;
	if (panel.making?.root !== root) {
		const start = root && { [root]: { value: null, base: null } };
		panel = { ...panel, making: start && { root, start, from } };
	}
	const { making } = panel;
	if ("state" in change || making?.answer !== before.making?.answer)
		panel.state = kept && withDraft(kept, making?.answer);
	// A page that was to be made is none any more.
	if (before.making && !making && !hasPage(panel.state, panel.path))
		panel = { ...panel, path: before.making.from, order: undefined };
	for (const listener of listeners) listener();
}

/** What there is to undo, with each field at the place that it has by now; undefined takes it out. */
export const placedSteps = (
	steps: readonly Before[],
	placeOf: (id: FieldId) => FieldId | undefined,
): Before[] =>
	steps.flatMap((before) => {
		const left = Object.entries(before).flatMap(([key, draft]) => {
			const id = placeOf(key as FieldId);
			return id ? [[id, draft]] : [];
		});
		return before === STEP ? STEP : left.length > 0 ? Object.fromEntries(left) : [];
	});

const hasPage = (state: State | undefined, path: string) =>
	state?.pages.some((page) => page.path === path) ?? true;

function withDraft(state: State, answer: DraftAnswer | undefined): State {
	if (!answer) return state;
	const pages = answer.pages.filter(({ path }) => !hasPage(state, path));
	return {
		...state,
		fields: [...state.fields, ...answer.fields],
		pages: [...state.pages, ...pages],
	};
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export const usePanel = (): Panel => useSyncExternalStore(subscribe, getPanel);

/** For what is drawn only once the server has answered. */
export const useLoaded = () => usePanel() as Panel & { state: State };

/** For what stands on a page many times: it renders again only when its own part changed. */
export const usePanelPart = <Part>(select: (panel: Panel) => Part): Part =>
	useSyncExternalStore(subscribe, () => select(panel));

/** Milliseconds that it stays. */
const SAY = 6000;

let saying: ReturnType<typeof setTimeout> | undefined;

/** What the foot says for a moment. */
export function say(said: string, time = SAY): void {
	clearTimeout(saying);
	setPanel({ said });
	saying = setTimeout(() => setPanel({ said: undefined }), time);
}
