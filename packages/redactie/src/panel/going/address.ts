/** The window's address holds where somebody is. */
import type { State } from "../../protocol.ts";
import { pageAt } from "../fields/fields.ts";
import { chosenOf, getPanel, setPanel } from "../state/store.ts";
import { words } from "../words.ts";

const ADDRESS = "/redactie";
/** Where somebody was when they closed the window. */
const LAST = "redactie:last";

/** The window's address holds page and field, list or part, so that a reload returns there. */
export function remember(how: "push" | "replace"): void {
	const { state, path, list, sheet } = getPanel();
	const query = new URLSearchParams({ pagina: path });
	const chosen = chosenOf(getPanel());
	if (chosen) query.set("veld", chosen);
	if (list) query.set("lijst", list);
	if (sheet) query.set("deel", sheet);
	const address = `${ADDRESS}?${query.toString().replaceAll("%2F", "/")}`;

	if (how === "push") history.pushState(null, "", address);
	else history.replaceState(null, "", address);
	localStorage.setItem(LAST, location.search);
	const page = state && pageAt(state, path);
	document.title = words.title(page?.name ?? path);
}

/** A page that got another address is still the one that somebody is at. */
export function followPage(before: State): void {
	const { state, path } = getPanel();
	const file = pageAt(before, path)?.file;
	if (!state || !file || pageAt(state, path)) return;
	const moved = state.pages.find((page) => page.file === file);
	if (!moved) return;
	setPanel({ path: moved.path, order: undefined });
	remember("replace");
}

/** What it asks for; without, what it held last. */
export const asked = () =>
	new URLSearchParams(location.search || (localStorage.getItem(LAST) ?? ""));
