/** What lets this window write: it comes with the printed address, and stays in this browser. */
import { KEY_PARAMETER } from "../../protocol.ts";

const KEY = "redactie:key";

export const keyHere = (): string => localStorage.getItem(KEY) ?? "";

/** From the window's address, which does not show it any longer. */
export function takeKey(): void {
	const query = new URLSearchParams(location.search);
	const key = query.get(KEY_PARAMETER);
	if (key === null) return;
	localStorage.setItem(KEY, key);
	query.delete(KEY_PARAMETER);
	history.replaceState(null, "", location.pathname + (query.size > 0 ? `?${query}` : ""));
}

/** @param tell hears that another window has got one. */
export const onKey = (tell: () => void) =>
	addEventListener("storage", ({ key }) => key === KEY && tell());
