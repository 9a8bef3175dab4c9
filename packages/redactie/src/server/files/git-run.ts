/** Runs git as a program: no shell, in English, and of its own about this one project. */
import { execFile } from "node:child_process";

/** Git said no: with the last lines of what it said, or of what a hook said. */
export class GitError extends Error {}

export type RunGit = (args: readonly string[], options?: Options) => Promise<Buffer>;
interface Options {
	/** What it reads. */
	input?: string;
	/** It may wait for other programs and refresh what it knows of the files. */
	writes?: boolean;
}

/** Milliseconds: hooks of a project may check the whole of it. */
const PATIENCE = 5 * 60_000;
const LINES = 8;

/** @param folder in which it runs. */
export const gitIn =
	(folder: string): RunGit =>
	(args, { input = "", writes = false } = {}) =>
		new Promise((resolve, reject) => {
			const options = {
				cwd: folder,
				env: { ...environment(), ...(!writes && { GIT_OPTIONAL_LOCKS: "0" }) },
				encoding: "buffer" as const,
				maxBuffer: 2 ** 28,
				timeout: PATIENCE,
				windowsHide: true,
			};
			const child = execFile("git", args, options, (error, stdout, stderr) => {
				if (error) reject(new GitError(lastLines(`${stdout}\n${stderr}`) || error.message));
				else resolve(stdout);
			});
			// It may end before it has read all, or not begin at all: then that is what it says.
			child.stdin?.on("error", () => {});
			child.stdin?.end(input);
		});

/** Who starts the editor from a hook of git has these: they are of another task, or repository. */
const OF_ANOTHER = /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR|NAMESPACE)$/;

const environment = () => ({
	...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_ANOTHER.test(name))),
	LC_ALL: "C",
	// Nobody sits at its terminal.
	GIT_EDITOR: "true",
	GIT_TERMINAL_PROMPT: "0",
	GIT_LITERAL_PATHSPECS: "1",
});

const lastLines = (said: string) =>
	said
		.split("\n")
		.map((line) => line.trimEnd())
		.filter((line) => line !== "")
		.slice(-LINES)
		.join("\n");
