/** What somebody was at, and is no longer there. */
import type { FieldId, State } from "../../protocol.ts";
import { fieldOf, isIn, listAt, pageAt } from "../fields/fields.ts";
import { draftsOf } from "../state/drafts.ts";
import { getPanel, isMade, setPanel, type View } from "../state/store.ts";
import { words } from "../words.ts";
import { remember } from "./address.ts";
import { go } from "./going.ts";

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
	remember("replace");
}

/** After a change that was asked for here: of a page that is gone, the one above it in the address. */
export function leaveGonePage(): void {
	const { state, path } = getPanel();
	if (!state || pageAt(state, path)) return;
	const above = path.replace(/\/[^/]*$/, "");
	setPanel({ path: pageAt(state, above)?.path ?? "/", order: undefined });
	remember("replace");
}
