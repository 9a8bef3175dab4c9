/** What is asked of the server, typed, and the key by which it lets this window write. */
import type * as P from "../../protocol.ts";
import { API, KEY_HEADER, KEY_PARAMETER, withChange } from "../../protocol.ts";

/** Nothing answers: the editor was stopped. */
export class ServerGone extends Error {}
/** It does not let this window write. */
export class KeyMissing extends Error {}
/** It answers that it cannot: a fault of the editor, not of what was typed. */
export class ServerFault extends Error {}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
	const init: RequestInit =
		body === undefined
			? {}
			: {
					method: "POST",
					headers: { "content-type": "application/json", [KEY_HEADER]: keyHere() },
					body: JSON.stringify(body),
				};
	const response = await fetch(`${API}/${path}`, init).catch((error) => {
		throw new ServerGone(path, { cause: error });
	});
	if (response.status === 401) throw new KeyMissing(path);
	const answer = await response.json().catch(() => undefined);
	if (!response.ok || answer === undefined)
		throw new ServerFault(`${path}: ${answer?.error ?? response.status}`);
	return answer;
}

/** The last state that came: the server sends what changed since. */
let latest: P.State | undefined;

export async function fetchState(): Promise<P.State> {
	const before = latest;
	const sent = await ask<P.State | P.StateChange>(`state?since=${before?.version ?? 0}`);
	const state = "since" in sent ? withChange(before as P.State, sent) : sent;
	if (!latest || state.version > latest.version) latest = state;
	return state;
}
export const fetchChanges = () => ask<P.Changes>("changes");
export const fetchPage = (path: string) =>
	ask<P.RenderedPage>(`page?path=${encodeURIComponent(path)}`);
export const tryOperations = (request: P.TryRequest) => ask<P.TryAnswer>("try", request);
export const fetchHints = (request: P.HintsRequest) => ask<string[]>("hints", request);
export const apply = (request: P.ApplyRequest) => ask<P.ApplyAnswer>("apply", request);
/** What was typed in any window and is in no file yet, by keys of the panel. */
export const fetchDrafts = () => ask<Record<string, string>>("drafts");
export const storeDrafts = (request: P.DraftsRequest) => ask<unknown>("drafts", request);
export const undoStep = () => ask<P.UndoAnswer>("undo", {});
export const redoStep = () => ask<P.UndoAnswer>("redo", {});
export const commit = (request: P.CommitRequest) => ask<P.CommitAnswer>("commit", request);

/** What lets this window write: it comes with the printed address, and stays in this browser. */
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
