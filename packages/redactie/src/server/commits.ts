/** What changed since the last commit, and the next one. Without git: since the editor started. */
import type {
	Changes,
	Commit,
	CommitRequest,
	Counts,
	FieldId,
	OnPage,
	SitePage,
} from "../protocol.ts";
import {
	beforeOf,
	changesBetween,
	NOWHERE,
	type Without,
	withoutChange,
} from "./changes/changes.ts";
import type { Edition } from "./edition.ts";
import type { Git, GitAnswer } from "./files/git.ts";

export interface Commits {
	changes(
		now: Edition,
		pages: readonly SitePage[],
		pagesOf: (id: FieldId) => readonly OnPage[],
	): Promise<Changes>;
	/** How many they are. */
	count(now: Edition): Promise<Pick<Counts, "changes" | "committedAt">>;
	/** The content without one of them: see withoutChange. */
	without(id: string, now: Edition): Promise<Without | undefined>;
	commit(
		request: CommitRequest,
		now: Edition,
	): Promise<{ committed: Commit } | Exclude<GitAnswer, { committed: unknown }>>;
}

/** @param began what the content was when the editor started. */
export function createCommits(git: Git | undefined, began: Edition): Commits {
	let last: Commit | undefined;
	const listOf = async (now: Edition) => {
		const others = (await git?.otherFiles()) ?? [];
		return changesBetween(await before(now), now, { ...NOWHERE, others }).list;
	};
	const before = async (now: Edition) => beforeOf(git ? await git.committed() : began.texts, now);
	return {
		async changes(now, pages, pagesOf) {
			const others = (await git?.otherFiles()) ?? [];
			return {
				since: git ? "commit" : "start",
				...changesBetween(await before(now), now, { pages, pagesOf, others }),
				isNamed: (await git?.isNamed()) ?? false,
				...(last && { last }),
			};
		},
		count: async (now) => ({
			changes: (await listOf(now)).length,
			...(last && { committedAt: last.at }),
		}),
		without: async (id, now) => withoutChange(id, await before(now), now),
		async commit(request, now) {
			if (!git) return { failed: "Dit project heeft geen git." };
			const list = await listOf(now);
			const answer = await git.commit(request);
			if (!("committed" in answer)) return answer;
			last = { ...answer.committed, changes: list.length };
			return { committed: last };
		},
	};
}
