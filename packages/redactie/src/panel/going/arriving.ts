import type { FieldId } from "../../protocol.ts";
import { fieldOf, pageAt } from "../fields/fields.ts";
import { toPanel } from "../site-page.ts";
import { judgeNow } from "../state/judging.ts";
import { say } from "../state/keeping.ts";
import { getPanel, isMade, setPanel, type View } from "../state/store.ts";
import { words } from "../words.ts";
import { asked, remember } from "./address.ts";
import { go, idsOpenWith } from "./going.ts";
import { closeGone } from "./gone.ts";

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
	remember("replace");
	void judgeNow();
}
