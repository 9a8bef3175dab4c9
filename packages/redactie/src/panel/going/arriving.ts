/** Coming where the address says, and leaving what is no longer there. */
import type { FieldId, State } from "../../protocol.ts";
import { fieldOf, isIn, listAt, pageAt } from "../fields/fields.ts";
import { toPanel } from "../focus.ts";
import { draftsOf } from "../state/drafts.ts";
import { say } from "../state/saying.ts";
import { getPanel, isMade, setPanel, type View } from "../state/store.ts";
import { words } from "../words.ts";
import { asked, remember } from "./address.ts";
import { go, idsOpenWith } from "./going.ts";

/** As the address says: at the start, and when one goes back. */
export function followAddress(): void {
	const { state } = getPanel();
	if (!state) return;
	const query = asked();
	const page = query.get("pagina") ?? "/";
	if (!pageAt(state, page)) say(words.noPage(page));
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
