/** Files, a history of what is kept in them, and what is done with it, as the API does it. */
import type { Texts } from "redactie/server/files/files.ts";
import { createHistory } from "redactie/server/steps.ts";
import { expect } from "vitest";

export function workshopWith(texts: Texts) {
	const disk: Texts = { ...texts };
	const history = createHistory();
	const write = (file: string, text: string | null) => {
		if (text === null) delete disk[file];
		else disk[file] = text;
	};
	return {
		disk,
		history,
		write,
		keep(texts: Record<string, string | null>) {
			const changes = Object.entries(texts).map(([file, after]) => {
				return [file, { before: disk[file] ?? null, after }] as const;
			});
			for (const [file, text] of Object.entries(texts)) write(file, text);
			return history.keep({ changes: [] }, new Map(changes));
		},
		go: (way: "undo" | "redo") =>
			history[way]({ ...disk }, (changes) => {
				for (const [file, { before, after }] of changes) {
					expect(disk[file] ?? null).toBe(before);
					write(file, after);
				}
			}),
	};
}
