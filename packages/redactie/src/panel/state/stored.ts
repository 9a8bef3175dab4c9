/**
 * What was typed and is in no file yet, as every window of the project has it: the server keeps it. Each change
 * goes there at once, so that a crash takes nothing.
 */
import type { DraftsRequest } from "../../protocol.ts";
import { fetchDrafts, storeDrafts } from "./api.ts";

export type Stored = DraftsRequest["changes"];

/** Tells our own changes from those of others. */
const WINDOW = crypto.randomUUID();
/** What could not be sent before the window closed. */
const UNSENT = "redactie:unsent";

/** What the server has, as far as is known here. */
let told: Stored = {};
let onItsWay: Stored = {};
let unsent: Stored = {};
/** All that went from here: what comes back of it, after a server that stopped, is nobody else's. */
const sent = new Set<string>();
/** Those that were typed in this window last, and when: milliseconds of this window. */
const own = new Map<string, number>();
/** So long after a key somebody still types there: what another window has of it is not mixed with it. */
export const BETWEEN_KEYS = 2000;
let sending: Promise<void> | undefined;

/** Null: it is no draft any more. */
export function setStored(changes: Stored): void {
	const now = { ...told, ...onItsWay, ...unsent };
	const news = Object.entries(changes).filter(([key, text]) => (now[key] ?? null) !== text);
	if (news.length === 0) return;
	for (const [key] of news) own.set(key, performance.now());
	Object.assign(unsent, Object.fromEntries(news));
	void send();
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
		for (const entry of Object.entries(onItsWay)) sent.add(`${entry}`);
		try {
			const gone = Object.entries(told).filter(([key, text]) => text && onItsWay[key] === null);
			const was = Object.fromEntries(gone) as Record<string, string>;
			await storeDrafts({ changes: onItsWay, was, from: WINDOW });
			Object.assign(told, onItsWay);
		} catch {
			// Who judges says why. It goes with the next key, or once the server is back.
			unsent = { ...onItsWay, ...unsent };
			return;
		} finally {
			onItsWay = {};
		}
	}
}

/** Whether one of these is being typed here. */
export const isTypedHere = (changes: Stored): boolean =>
	Object.keys(changes).some(
		(key) => performance.now() - (own.get(key) ?? -BETWEEN_KEYS) < BETWEEN_KEYS,
	);

export interface Taken {
	/** What another window changed. */
	news: Stored;
	/** What was typed in one of them, and gave way by it to what was typed in the other. */
	lost: Stored;
}

export function takeStored({ changes, from }: Omit<DraftsRequest, "was">): Taken {
	const ours = { ...onItsWay, ...unsent };
	const taken: Taken = { news: {}, lost: {} };
	for (const [key, text] of Object.entries(changes)) {
		const { [key]: before = null } = told;
		if (from === WINDOW || text === before) continue;
		told[key] = text;
		// An answer that was overtaken holds what was typed here before.
		if (!from && own.has(key) && sent.has(`${[key, text]}`)) continue;
		if (key in ours) {
			if (text !== null && text !== ours[key] && !sent.has(`${[key, text]}`))
				taken.lost[key] = text;
			continue;
		}
		taken.news[key] = text;
		if (own.delete(key) && before !== null) taken.lost[key] = before;
	}
	return taken;
}

/** Brings the server and this window together. */
export async function syncStored(): Promise<Taken> {
	await sending;
	const theirs = await fetchDrafts();
	const gone = Object.fromEntries(Object.keys(told).map((key) => [key, null]));
	const taken = takeStored({ changes: { ...gone, ...theirs }, from: "" });
	await send();
	return taken;
}

/** As the window closes. */
export function leaveUnsent(): void {
	const left = Object.entries({ ...onItsWay, ...unsent }).filter(([, text]) => text !== null);
	const before = left.map(([key]) => [key, told[key] ?? null]);
	if (left.length > 0) localStorage.setItem(UNSENT, JSON.stringify([left, before]));
}

/** As the next one opens. @returns what it is to send. */
export function takeUnsent(): Stored {
	const [left, before] = JSON.parse(localStorage.getItem(UNSENT) ?? "[[],[]]");
	localStorage.removeItem(UNSENT);
	unsent = Object.fromEntries(left);
	told = Object.fromEntries(before);
	for (const key of Object.keys(unsent)) own.set(key, 0);
	return { ...unsent };
}
