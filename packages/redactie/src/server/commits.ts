/** What changed since the last commit, and the next one. Without git: since the editor started. */
import type { Change, Changes, Commit, CommitRequest, Step } from "../protocol.ts";
import { beforeOf, changesBetween, withoutChange } from "./changes/changes.ts";
import type { Edition } from "./edition.ts";
import type { Git } from "./files/git.ts";

export type Commits = ReturnType<typeof createCommits>;

/** @param began what the content was when the editor started. */
export function createCommits(git: Git | undefined, began: Edition) {
	let last: Commit | undefined;
	/** The numbers of the steps that a commit took. */
	const taken = new Set<number>();
	const before = async (now: Edition) => beforeOf(git ? await git.committed() : began.texts, now);
	const list = async (now: Edition): Promise<Change[]> => [
		...changesBetween(await before(now), now),
		...((await git?.otherFiles()) ?? []).map(
			({ file, what }): Change => ({
				id: `${file}#:other`,
				name: file.replace(/^content\//, ""),
				what,
			}),
		),
	];
	return {
		async changes(now: Edition): Promise<Changes> {
			return {
				since: git ? "commit" : "start",
				list: await list(now),
				isNamed: (await git?.isNamed()) ?? false,
				...(last && { last }),
			};
		},
		without: async (id: string, now: Edition) => withoutChange(id, await before(now), now),
		hasTaken: ({ number }: Step) => taken.has(number),
		/**
		 * @param steps that were written until now.
		 * @returns a promise of the answer, once git has read what it commits.
		 */
		async commit(request: CommitRequest, now: Edition, steps: readonly Step[]) {
			if (!git) throw new Error("This project has no git.");
			const ids = new Set((await list(now)).map(({ id }) => id));
			const { read, answer } = git.commit(request);
			await Promise.race([read, answer]);
			return {
				answer: answer.then((said) => {
					if (!("committed" in said)) return said;
					last = { ...said.committed, changes: ids.size };
					// What was taken back before it is in none.
					for (const { number, changes } of steps)
						if (changes.some(({ id }) => ids.has(id))) taken.add(number);
					return { committed: last };
				}),
			};
		},
	};
}
