/** What somebody was at, and is no longer there. */
import type { FieldId, State } from "../protocol.ts";
import { remember } from "./address.ts";
import { draftsOf } from "./drafts.ts";
import { fieldOf, isIn, listAt, pageAt } from "./fields.ts";
import { CLOSED } from "./going.ts";
import { getPanel, isMade, setPanel } from "./store.ts";
import { words } from "./words.ts";

const hasSheet = ({ fields, lists }: State, sheet: FieldId) =>
	[...fields, ...lists].some(({ id }) => isIn(id, sheet));

/** After a change: what is no longer there is closed, and what was typed in it waits for its return. */
export function closeGone(): void {
	const { state, path, open, point, list, sheet } = getPanel();
	if (!state) return;
	if (list && !listAt(state, list)) setPanel({ list: undefined });
	if (sheet && !isMade(sheet) && !hasSheet(state, sheet)) setPanel({ sheet: undefined });
	const isPageGone = !pageAt(state, path);
	const there = open.filter((id) => fieldOf(state, id));
	if (!isPageGone && there.length === open.length) return;
	if (!isPageGone && (there.length > 0 || point)) {
		setPanel({ open: there });
		return;
	}
	const waits = draftsOf(open).length > 0 ? ` ${words.waits}` : "";
	setPanel({
		...CLOSED,
		tab: "page",
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
