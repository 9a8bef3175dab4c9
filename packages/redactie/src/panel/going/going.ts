/**
 * Going somewhere: a page, a field, a tab, a point of the launch report, where the address says, and away from
 * what is no longer there. What was open is kept by leaving it.
 */
import type { Field, FieldId, State } from "../../protocol.ts";
import { fieldOf, groupOf, isIn, listAt, pageAt, pageOf, usesOf } from "../fields/fields.ts";
import { sectionsIn } from "../fields/sections.ts";
import { toPanel } from "../focus.ts";
import { findingOf, launchView, neighbourPoint } from "../launch/launch-points.ts";
import { lackingPart } from "../lists/lists.ts";
import { draftsOf } from "../state/drafts.ts";
import { judgeNow } from "../state/judging.ts";
import { keep } from "../state/keeping.ts";
import {
	type Caret,
	getPanel,
	isMade,
	type Panel,
	type Point,
	say,
	setPanel,
	type Tab,
	type View,
} from "../state/store.ts";
import { words } from "../words.ts";
import { asked, remember } from "./address.ts";

/** What is said and shown of one view, and not of the next. */
const FRESH: Partial<Panel> = {
	along: [],
	pointed: undefined,
	caret: undefined,
	problems: [],
	failed: undefined,
	lost: undefined,
};

/**
 * The views that one is at from now on: what was open is left.
 * @param page on which that is seen.
 */
export function go(
	where: readonly View[],
	also: Omit<Parameters<typeof setPanel>[0], "where"> = {},
	page?: string,
): void {
	keep();
	setPanel({ ...FRESH, tab: "page", ...also, where });
	show(page ?? getPanel().path);
}

/**
 * Those of the views in which something stands: 'back' leads there from it. One more of a list of texts is a
 * draft with itself as its only field.
 */
const around = (id: FieldId): View[] =>
	getPanel().where.filter(
		(view) => "id" in view && (view.id !== id || isMade(id)) && isIn(id, view.id),
	);

/** The group of a field. */
function idsOpenWith(id: FieldId): FieldId[] {
	const { state } = getPanel();
	return state ? groupOf(state, id).map((member) => member.id) : [];
}

/** Another page in the frame. */
export function openPage(path: string): void {
	const isOther = path !== getPanel().path;
	// Of the menu: what was last stands on the next page too, and would open there.
	go([], isOther ? { last: undefined } : {}, path);
}

interface Opening {
	caret?: Caret | undefined;
	/** It is opened from another field: back leads there. */
	isFrom?: boolean;
}

export function openField(id: FieldId, { caret, isFrom = false }: Opening = {}): void {
	const { state, path, where, open, point, order } = getPanel();
	const field = state && fieldOf(state, id);
	if (!field) return;
	if (open.includes(id) && !point) {
		setPanel({ last: id, caret, pointed: undefined });
		remember("replace");
		return;
	}
	const page = order?.seen.includes(id) ? path : pageOf(state, field, path);
	const below = isFrom ? where : around(id);
	const view: View = { kind: "fields", open: idsOpenWith(id) };
	go([...below, view], { last: id, caret }, page);
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

export function openPoint(point: Point): void {
	const { state, launch, path } = getPanel();
	const finding = findingOf(launch, point);
	if (!state || !finding) return;
	const { fields, shows = [] } = launchView(state, finding);
	const uses = usesOf(state, shows);
	const [first] = uses.length > 0 ? uses : fields;
	const page = pageOf(state, first, path);
	const isThere = (use: Field) => use.pages.some((place) => place.path === page);
	const pointed = (uses.find(isThere) ?? uses[0])?.id;
	const view: View = { kind: "fields", open: fields.map(({ id }) => id), point };
	go([view], { tab: "launch", last: point.id, pointed }, page);
}

/** To what lies below: the list, item or field that one came from. */
export function goBack(): void {
	const { where, tab, open, point, last } = getPanel();
	const top = where.at(-1);
	const left =
		point?.id ?? open[0] ?? (top && "id" in top ? (top.id.replace(/^[+=]/, "") as FieldId) : last);
	const below = where.slice(0, -1);
	const from = below.at(-1);
	go(below, { tab, last: from?.kind === "fields" ? from.open[0] : left });
}

export function openTab(tab: Tab): void {
	go([], { tab });
}

/** The text before or after this one, or the point of the launch report. */
export function step(by: 1 | -1): void {
	const { state, launch, path, order, open, point, sheet } = getPanel();
	if (!state) return;
	if (point) {
		const next = launch && neighbourPoint(launch, point, by);
		if (next) openPoint(next);
		else say(by > 0 ? words.lastPoint : words.firstPoint);
		return;
	}
	const sections = sectionsIn(state, { path, order, sheet });
	const rows = sections.flatMap(({ rows }) => rows.filter(({ id }) => !lackingPart(state, id)));
	const here = rows.findIndex(({ fields }) => fields.some(({ id }) => id === open[0]));
	const next = here < 0 ? undefined : rows[here + by];
	if (next) openField(next.id);
}

/** As the address says: at the start, and when one goes back. */
export function followAddress(): void {
	const { state } = getPanel();
	if (!state) return;
	const query = asked();
	const page = query.get("pagina") ?? "/";
	const field = fieldOf(state, (query.get("veld") ?? "#") as FieldId);
	const path = pageAt(state, page)?.path ?? "/";
	const sheet = (query.get("deel") ?? undefined) as FieldId | undefined;
	const lost =
		path !== page && query.has("pagina")
			? words.noSuchPage
			: !field && query.has("veld") && !isMade(sheet)
				? words.noSuchField
				: undefined;
	const list = (query.get("lijst") ?? undefined) as FieldId | undefined;
	// A page that is in the frame already is not laid out again.
	if (path !== getPanel().path) setPanel({ path, order: undefined });
	const where: View[] = [
		...(list ? [{ kind: "list", id: list } as const] : []),
		...(sheet ? [{ kind: "sheet", id: sheet } as const] : []),
		...(field ? [{ kind: "fields", open: idsOpenWith(field.id) } as const] : []),
	];
	go(where, { lost, ...(field && { last: field.id }) });
	closeGone();
	if (lost) requestAnimationFrame(toPanel);
}

const hasSheet = ({ fields, lists }: State, sheet: FieldId) =>
	[...fields, ...lists].some(({ id }) => isIn(id, sheet));

/** After a change: what is no longer there is closed, and what was typed in it waits for its return. */
export function closeGone(): void {
	const { state, path, where, open } = getPanel();
	if (!state) return;
	const left = where.flatMap((view): View[] => {
		if (view.kind === "sheet") return isMade(view.id) || hasSheet(state, view.id) ? [view] : [];
		if (view.kind === "list") return listAt(state, view.id) ? [view] : [];
		if (view.kind !== "fields") return [view];
		const there = view.open.filter((id) => fieldOf(state, id));
		return there.length > 0 || view.point ? [{ ...view, open: there }] : [];
	});
	const isPageGone = !pageAt(state, path);
	if (!isPageGone && (open.length === 0 || left.at(-1)?.kind === "fields")) {
		setPanel({ where: left });
		return;
	}
	const waits = draftsOf(open).length > 0 ? ` ${words.waits}` : "";
	go(isPageGone ? [] : left, {
		...(isPageGone && { path: "/", order: undefined }),
		lost: (isPageGone ? words.noSuchPage : words.noSuchField) + waits,
	});
}

/** After a change that was asked for here: of a page that is gone, the one above it in the address. */
export function leaveGonePage(): void {
	const { state, path } = getPanel();
	if (!state || pageAt(state, path)) return;
	const above = path.replace(/\/[^/]*$/, "");
	setPanel({ path: pageAt(state, above)?.path ?? "/", order: undefined });
	remember("replace");
}
