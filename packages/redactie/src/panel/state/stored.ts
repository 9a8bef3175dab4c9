/**
 * What was typed and is in no file yet, as every window of the project has it: the server keeps it,
 * this is a copy. Each change goes there at once, so that a crash takes nothing.
 */
import type { DraftsRequest } from "../../protocol.ts";
import { fetchDrafts, storeDrafts } from "./api.ts";

type Changes = DraftsRequest["changes"];

/** Tells our own changes from those of others. */
const WINDOW = crypto.randomUUID();
/** What could not be sent before the window closed. */
const UNSENT = "redactie:unsent";

const all = new Map<string, string>();
/** Those that were typed in this window last. */
const own = new Set<string>();
let unsent: Changes = {};
let onItsWay: Changes = {};
let sending: Promise<void> | undefined;

export const getStored = (key: string): string | undefined => all.get(key);
export const isOwn = (key: string) => own.has(key);
/** Null: it is no draft any more. */
export function setStored(changes: Changes): void {
	const news = put(changes);
	if (news.length === 0) return;
	for (const [key] of news) own.add(key);
	Object.assign(unsent, Object.fromEntries(news));
	void send();
}

function put(changes: Changes): [key: string, text: string | null][] {
	const news = Object.entries(changes).filter(([key, text]) => (all.get(key) ?? null) !== text);
	for (const [key, text] of news)
		if (text === null) all.delete(key);
		else all.set(key, text);
	return news;
}

const send = () => {
	sending ??= sendAll().finally(() => {
		sending = undefined;
	});
	return sending;
};

async function sendAll(): Promise<void> {
	while (Object.keys(unsent).length > 0) {
		[onItsWay, unsent] = [unsent, {}];
		try {
			await storeDrafts({ changes: onItsWay, from: WINDOW });
		} catch {
			// Who judges says why. It goes with the next key, or once the server is back.
			unsent = { ...onItsWay, ...unsent };
			return;
		} finally {
			onItsWay = {};
		}
	}
}

/** @returns what another window changed, but for what was typed here since. */
export function takeStored({ changes, from }: DraftsRequest): Changes {
	const ours = { ...onItsWay, ...unsent };
	const others = Object.entries(changes).filter(([key]) => from !== WINDOW && !(key in ours));
	const news = put(Object.fromEntries(others));
	for (const [key, text] of news) if (text !== null) own.delete(key);
	return Object.fromEntries(news);
}

/** Brings the server and this window together. @returns as takeStored. */
export async function syncStored(): Promise<Changes> {
	await send();
	const theirs = await fetchDrafts();
	const gone = Object.fromEntries([...all.keys()].map((key) => [key, null]));
	return takeStored({ changes: { ...gone, ...theirs }, from: "" });
}

/** As the window closes. */
export function leaveUnsent(): void {
	const left = Object.entries({ ...onItsWay, ...unsent }).filter(([, text]) => text !== null);
	if (left.length > 0) localStorage.setItem(UNSENT, JSON.stringify(Object.fromEntries(left)));
}

/** As the next one opens. @returns what it sends. */
export function sendUnsent(): Changes {
	const left = JSON.parse(localStorage.getItem(UNSENT) ?? "{}");
	localStorage.removeItem(UNSENT);
	setStored(left);
	return left;
}
