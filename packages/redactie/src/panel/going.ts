/** Going somewhere: a page, a field, a tab, a point of the launch report. What was open is kept by leaving it. */
import type { Field, FieldId } from "../protocol.ts";
import { remember } from "./address.ts";
import { draftsOf } from "./drafts.ts";
import {
	fieldOf,
	groupOf,
	isIn,
	pageAt,
	pageFields,
	pageOf,
	sectionsOf,
	usesOf,
} from "./fields.ts";
import { judgeNow } from "./judging.ts";
import { leave, say } from "./keeping.ts";
import { findingOf, launchView, neighbourPoint } from "./launch-points.ts";
import {
	type Caret,
	getPanel,
	type Panel,
	type Point,
	type Question,
	setPanel,
	type Tab,
} from "./store.ts";
import { words } from "./words.ts";

/** Nothing is open. */
export const CLOSED: Partial<Panel> = {
	open: [],
	along: [],
	trail: [],
	point: undefined,
	question: undefined,
	list: undefined,
	removing: undefined,
	pointed: undefined,
	caret: undefined,
	chip: undefined,
	problems: [],
	failed: undefined,
	others: 0,
	lost: undefined,
	showsKeys: false,
};

/** The group of a field. */
export function idsOpenWith(id: FieldId): FieldId[] {
	const { state } = getPanel();
	return state ? groupOf(state, id).map((member) => member.id) : [];
}

/** Another page in the frame. */
export function openPage(path: string): void {
	leave();
	const isOther = path !== getPanel().path;
	setPanel({
		...CLOSED,
		tab: "page",
		sheet: undefined,
		path,
		// Of the menu: it stands on the next page too, and would open there.
		...(isOther ? { order: undefined, last: undefined } : {}),
	});
	remember(isOther ? "push" : "replace");
	void judgeNow();
}

interface Opening {
	caret?: Caret | undefined;
	/** The field from which this one is opened: back leads there. */
	from?: FieldId | undefined;
	/** Where 'back' leads from there. */
	trail?: FieldId[];
}

export function openField(id: FieldId, { caret, from, trail = [] }: Opening = {}): void {
	const { state, path, open, point, order, list, sheet } = getPanel();
	const field = state && fieldOf(state, id);
	if (!field) return;
	if (open.includes(id) && !point) {
		setPanel({
			last: id,
			caret,
			question: undefined,
			pointed: undefined,
			showsKeys: false,
			looking: false,
		});
		remember("replace");
		return;
	}
	leave();
	const page = order?.seen.includes(id)
		? path
		: pageOf(state, usesOf(state, [field])[0] ?? field, path);
	setPanel({
		...CLOSED,
		tab: "page",
		looking: false,
		open: idsOpenWith(id),
		last: id,
		// What it stands in stays below it: back leads there.
		list: list && isIn(id, list) ? list : undefined,
		sheet: sheet && isIn(id, sheet) ? sheet : undefined,
		caret,
		trail: from ? [...getPanel().trail, from] : trail,
	});
	show(page);
}

/** Brings a page into the frame and judges what is open. */
export function show(wanted: string): void {
	const { state, path: current } = getPanel();
	// One that was to be made is none any more.
	const path = state && pageAt(state, wanted) ? wanted : current;
	const isOther = path !== current;
	if (isOther) setPanel({ path, order: undefined });
	remember(isOther ? "push" : "replace");
	void judgeNow();
}

export function ask(question: Question): void {
	leave();
	setPanel({ ...CLOSED, tab: "page", question });
	remember("replace");
}

export function openPoint(point: Point): void {
	const { state, launch, path } = getPanel();
	const finding = findingOf(launch, point);
	if (!state || !finding) return;
	leave();
	const { fields, shows = [] } = launchView(state, finding);
	const uses = usesOf(state, shows);
	const [first] = uses.length > 0 ? uses : fields;
	const page = finding.page ?? (first ? pageOf(state, first, path) : path);
	const isThere = (use: Field) => use.pages.some((place) => place.path === page);
	setPanel({
		...CLOSED,
		tab: "launch",
		point,
		last: point.id,
		open: fields.map(({ id }) => id),
		pointed: (uses.find(isThere) ?? uses[0])?.id,
	});
	show(page);
}

/** Back to the list that it was opened from, or to the field. */
export function goBack(): void {
	const trail = [...getPanel().trail];
	const before = trail.pop();
	if (before) {
		openField(before, { trail });
		return;
	}
	close();
}

export function close(): void {
	const { open, point, last, list } = getPanel();
	leave();
	setPanel({
		...CLOSED,
		list: open.length > 0 ? list : undefined,
		last: point?.id ?? open[0] ?? list ?? last,
	});
	remember("replace");
	if (draftsOf(open).length > 0) void judgeNow();
}

/** The site as visitors have it, or the editor again. What was typed is kept by leaving it. */
export function look(): void {
	const { looking } = getPanel();
	if (!looking) leave();
	setPanel({ looking: !looking });
}

export function openTab(tab: Tab): void {
	leave();
	setPanel({ ...CLOSED, tab, sheet: undefined, putBack: undefined });
	remember("replace");
}

/** The text before or after this one, or the point of the launch report. */
export function step(by: 1 | -1): void {
	const { state, launch, path, order, open, point, making } = getPanel();
	if (!state) return;
	if (point) {
		const next = launch && neighbourPoint(launch, point, by);
		if (next) openPoint(next);
		else say(by > 0 ? words.lastPoint : words.firstPoint);
		return;
	}
	const own = making?.answer?.fields.map(({ id }) => id);
	const fields = own ? { seen: own, unseen: [] } : pageFields(state, path, order);
	const next = neighbour(state, fields, path, open[0], by);
	if (next) openField(next);
}

function neighbour(
	state: NonNullable<Panel["state"]>,
	{ seen, unseen }: { seen: FieldId[]; unseen: FieldId[] },
	path: string,
	id: FieldId | undefined,
	by: 1 | -1,
): FieldId | undefined {
	const rows = [seen, unseen].flatMap((ids) =>
		sectionsOf(state, ids, path).flatMap(({ rows }) => rows),
	);
	const here = rows.findIndex(({ fields }) => fields.some((field) => field.id === id));
	return here < 0 ? undefined : rows[here + by]?.id;
}

/** Shows where one reads it, without leaving the question. */
export function showUse(use: Field): void {
	const { state, path } = getPanel();
	if (!state) return;
	setPanel({ pointed: use.id });
	show(pageOf(state, use, path));
}

/** Readings of one promise are judged and kept together, without boxes. */
export function openTogether(differing: readonly { id: FieldId }[]): void {
	setPanel({ open: differing.map(({ id }) => id) });
}
