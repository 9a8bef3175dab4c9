/** The server's answers, typed. */
import {
	API,
	type ChangeAnswer,
	type ChangeRequest,
	type CommitAnswer,
	type CommitRequest,
	type DraftsAnswer,
	type DraftsRequest,
	type FormAnswer,
	type FormRequest,
	type HintsAnswer,
	type HintsRequest,
	type JudgeAnswer,
	type JudgeRequest,
	KEY_HEADER,
	type KeepAnswer,
	type KeepRequest,
	type PageAnswer,
	type RemovalAnswer,
	type RemovalRequest,
	type RevertAnswer,
	type RevertRequest,
	type StateAnswer,
	type UndoAnswer,
} from "../protocol.ts";
import { keyHere } from "./key.ts";

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

export const fetchState = () => ask<StateAnswer>("state");
export const fetchPage = (path: string) => ask<PageAnswer>(`page?path=${encodeURIComponent(path)}`);
export const judge = (request: JudgeRequest) => ask<JudgeAnswer>("judge", request);
export const fetchHints = (request: HintsRequest) => ask<HintsAnswer>("hints", request);
export const keepEdits = (request: KeepRequest) => ask<KeepAnswer>("keep", request);
export const fetchDrafts = () => ask<DraftsAnswer>("drafts");
export const storeDrafts = (request: DraftsRequest) => ask<unknown>("drafts", request);
export const undoStep = () => ask<UndoAnswer>("undo", {});
export const redoStep = () => ask<UndoAnswer>("redo", {});
export const fetchForm = (request: FormRequest) => ask<FormAnswer>("form", request);
export const fetchRemoval = (request: RemovalRequest) => ask<RemovalAnswer>("removal", request);
export const change = (request: ChangeRequest) => ask<ChangeAnswer>("change", request);
export const revert = (request: RevertRequest) => ask<RevertAnswer>("revert", request);
export const commit = (request: CommitRequest) => ask<CommitAnswer>("commit", request);
