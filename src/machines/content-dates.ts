import { buildDate, git } from "./build-date.ts";

/**
 * When the files of content/ last changed, by their paths from the project's root and by git's
 * history; and the time of the build, for where that ends.
 */
export async function contentDates() {
	const build = (await buildDate()).toISOString();
	const none = { files: new Map<string, string>(), build };
	try {
		// The oldest commit of a shallow clone looks as if it had changed everything.
		if ((await git("rev-parse", "--is-shallow-repository")) === "true") return none;
		const log = await git(
			...["-c", "core.quotePath=false", "log", "--format=%x00%cI", "--name-only", "--relative"],
			...["--", "content"],
		);
		const changed = await git("diff", "--name-only", "--relative", "HEAD", "--", "content");
		return { files: datesOf(log, changed.split("\n")), build };
	} catch {
		// A copy without history, or a machine without git.
		return none;
	}
}

/**
 * @param log commits from new to old: a NUL, the date, and the files below it.
 * @param changed files that differ from the newest commit: these have no date yet.
 */
export function datesOf(log: string, changed: readonly string[]): Map<string, string> {
	const dates = new Map<string, string>();
	for (const commit of log.split("\0").slice(1)) {
		const [date = "", ...files] = commit.split("\n").filter(Boolean);
		for (const file of files) if (!dates.has(file)) dates.set(file, date);
	}
	for (const file of changed) dates.delete(file);
	return dates;
}
