/** The server's answers, typed. What does not answer at all throws ServerGone. */
import {
	API,
	type JudgeAnswer,
	type JudgeRequest,
	type KeepAnswer,
	type KeepRequest,
	type PageAnswer,
	type StateAnswer,
	type UndoAnswer,
} from "../protocol.ts";

export class ServerGone extends Error {}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
	const init: RequestInit =
		body === undefined
			? {}
			: {
					method: "POST",
					headers: { "content-type": "application/json" },
					body: JSON.stringify(body),
				};
	try {
		const response = await fetch(`${API}/${path}`, init);
		if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
		return (await response.json()) as Answer;
	} catch (error) {
		console.error(error);
		throw new ServerGone(path, { cause: error });
	}
}

export const fetchState = () => ask<StateAnswer>("state");
export const fetchPage = (path: string) => ask<PageAnswer>(`page?path=${encodeURIComponent(path)}`);
export const judge = (request: JudgeRequest) => ask<JudgeAnswer>("judge", request);
export const keepEdits = (request: KeepRequest) => ask<KeepAnswer>("keep", request);
export const undoStep = () => ask<UndoAnswer>("undo", {});
export const redoStep = () => ask<UndoAnswer>("redo", {});
