import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
/** What git answers. It may be asked for a history of thousands of commits. */
export const git = async (...args: string[]) =>
	(await run("git", args, { maxBuffer: 1024 ** 3 })).stdout.trim();

/**
 * The date of this build, the same for each build of one commit: that of the commit, or
 * what SOURCE_DATE_EPOCH says (reproducible-builds.org). Only what git does not know is
 * of now: a working tree with changes, or a copy without history.
 */
export async function buildDate(): Promise<Date> {
	const { SOURCE_DATE_EPOCH } = process.env;
	if (SOURCE_DATE_EPOCH) return new Date(Number(SOURCE_DATE_EPOCH) * 1000);
	try {
		const isChanged = (await git("status", "--porcelain")) !== "";
		return isChanged ? new Date() : new Date(Number(await git("log", "-1", "--format=%ct")) * 1000);
	} catch {
		return new Date();
	}
}
