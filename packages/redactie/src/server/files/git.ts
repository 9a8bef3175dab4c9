/** What git holds of content/, and one commit of it. All else in the repository stays as it is. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Commit, CommitRequest } from "../../protocol.ts";
import { words } from "../../words.ts";
import { isContentFile, type Texts } from "./files.ts";

export type Git = NonNullable<Awaited<ReturnType<typeof openGit>>>;

const CONTENT = "./content";
const NOTHING: Texts = {};
/** Milliseconds in which git has read the files. */
const READS = 2000;
/** A name that git made up from those of user and computer is none. */
const NO_GUESS = ["-c", "user.useConfigOnly=true"];

/** @returns undefined without git, and where content/ is in no repository. */
export async function openGit(project: string) {
	const git = gitIn(project);
	const found = await about(git).catch(() => undefined);
	if (!found) return undefined;
	const { folder, prefix } = found;
	let known: { head: string; texts: Texts } | undefined;
	let named = false;

	/** The last commit, empty before the first, and all that the next would take. One process tells both. */
	async function status() {
		const shape = ["--porcelain=v2", "--branch", "-z", "--no-renames", "--untracked-files=all"];
		const lines = partsOf(await git(["status", ...shape, "--", CONTENT]));
		const head = /^# branch\.oid ([\da-f]+)$/m.exec(lines.join("\n"))?.[1] ?? "";
		const entries = lines.filter((line) => !line.startsWith("#"));
		const changed = entries.map((entry) => {
			const [, state = ""] = entry.split(" ");
			const file = entry.replace(BEFORE_PATH, "").slice(prefix.length);
			const isThere = existsSync(join(project, file));
			const isNew = entry.startsWith("?");
			const what = !isThere ? "removed" : isNew || state.includes("A") ? "added" : "changed";
			return { file, what, isNew } as const;
		});
		return { head, changed };
	}

	async function look() {
		const { head, changed } = await status();
		if (head && known?.head !== head) known = { head, texts: await textsIn(git, head) };
		return {
			/** The YAML of content/ as it was last committed; nothing before the first commit. */
			committed: (head && known?.texts) || NOTHING,
			/** What else changed in content/: pages of explanation, pictures. */
			otherFiles: changed
				.filter(({ file }) => !isContentFile(file))
				.map(({ file, what }) => ({ file, what })),
		};
	}

	/** Who is named once stays so: each question is a process. */
	async function isNamed(): Promise<boolean> {
		const knows = async (name: string) =>
			(await answered(git, [...NO_GUESS, "var", name])) !== undefined;
		named ||= (await knows("GIT_AUTHOR_IDENT")) && (await knows("GIT_COMMITTER_IDENT"));
		return named;
	}

	async function commit({ sentence, author }: CommitRequest) {
		if (BUSY.some((name) => existsSync(join(folder, name)))) return { failed: words.busy };
		if (!author && !(await isNamed())) return { nobody: true } as const;
		const newFiles = (await status()).changed.filter(({ isNew }) => isNew).map(({ file }) => file);
		const names = author
			? ["-c", `user.name=${oneLine(author.name)}`, "-c", `user.email=${oneLine(author.email)}`]
			: [];
		const how = ["--only", "--quiet", "--cleanup=whitespace", "-m", oneLine(sentence)];
		const writes = { writes: true };
		try {
			// What git has never seen is no part of a commit that names its paths.
			await git(["add", "--intent-to-add", "--", CONTENT], writes);
			await git([...NO_GUESS, ...names, "commit", ...how, "--", CONTENT], writes);
		} catch (error) {
			if (!(error instanceof GitError)) throw error;
			await forgetAgain(git, newFiles);
			return { failed: error.message };
		}
		return { committed: await lastCommit(git) };
	}

	return {
		look,
		isNamed,
		/** Everything in content/ that changed, and nothing else; what was staged elsewhere stays so. */
		commit: (request: CommitRequest) => ({
			/** It has read what it commits: the hooks that it runs then may take minutes. */
			read: setTimeout<void>(READS, undefined, { ref: false }),
			answer: commit(request),
		}),
	};
}

/** What is begun and not finished, by what git notes of it. */
const BUSY = "MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD rebase-merge rebase-apply".split(" ");

/** Where the repository notes things, and the way from its top to the project. */
async function about(git: RunGit): Promise<{ folder: string; prefix: string } | undefined> {
	const questions = ["--is-inside-work-tree", "--absolute-git-dir", "--show-prefix"];
	const [isInside, folder = "", prefix = ""] = linesOf(await git(["rev-parse", ...questions]));
	if (isInside !== "true") return undefined;
	// A repository that has commits and nothing of ours is of something else: a home folder.
	const isOurs =
		(await git(["ls-files", "-z", "--", CONTENT])).length > 0 ||
		(await answered(git, ["rev-parse", "--verify", "--quiet", "HEAD"])) === undefined;
	return isOurs ? { folder, prefix } : undefined;
}

/** What stands before the path of a file that is new, changed or in a conflict. */
const BEFORE_PATH = /^(\?|1( \S+){7}|u( \S+){9}) /;

/** The texts of the files in content/ of a commit. */
async function textsIn(git: RunGit, commit: string): Promise<Texts> {
	const entries = partsOf(await git(["ls-tree", "-r", "-z", commit, `${CONTENT}/`])).flatMap(
		(entry) => {
			const [kind = "", file = ""] = entry.split("\t");
			const [mode = "", , hash = ""] = kind.split(" ");
			return mode.startsWith("100") && isContentFile(file) ? [{ file, hash }] : [];
		},
	);
	const input = entries.map(({ hash }) => `${hash}\n`).join("");
	const all = await git(["cat-file", "--batch"], { input });
	const texts: Texts = {};
	let at = 0;
	for (const { file } of entries) {
		const start = all.indexOf("\n", at) + 1;
		const size = Number(all.toString("latin1", at, start).split(" ")[2]);
		texts[file] = all.toString("utf8", start, start + size);
		at = start + size + 1;
	}
	return texts;
}

async function lastCommit(git: RunGit): Promise<Omit<Commit, "changes">> {
	const format = "--format=%an%n%ct%n%s";
	const said = await git(["show", "--no-patch", "--no-show-signature", format, "HEAD"]);
	const [author = "", seconds, sentence = ""] = linesOf(said);
	return { sentence, author, at: Number(seconds) * 1000 };
}

/** After a commit that failed the index is as it was. */
async function forgetAgain(git: RunGit, files: string[]): Promise<void> {
	if (files.length === 0) return;
	await git(["rm", "--cached", "--quiet", "--ignore-unmatch", "--", ...files], {
		writes: true,
	}).catch(() => {});
}

/** What git answers in one line; undefined when there is no answer. */
async function answered(git: RunGit, args: readonly string[]): Promise<string | undefined> {
	try {
		return String(await git(args)).trim();
	} catch (error) {
		if (error instanceof GitError) return undefined;
		throw error;
	}
}

const linesOf = (said: Buffer) => String(said).split("\n");
const partsOf = (said: Buffer) => String(said).split("\0").slice(0, -1);
/** No control characters: what git gets is a line, and an argument ends at the first of them. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ").trim();

/** Git said no: with the last lines of what it said, or of what a hook said. */
class GitError extends Error {}

type RunGit = (args: readonly string[], options?: Options) => Promise<Buffer>;
interface Options {
	/** What it reads. */
	input?: string;
	/** It may wait for other programs and refresh what it knows of the files. */
	writes?: boolean;
}

/** Milliseconds: hooks of a project may check the whole of it. */
const PATIENCE = 5 * 60_000;
const LINES = 8;

/**
 * Runs git as a program: no shell, in English, and of its own about this one project.
 * @param folder in which it runs.
 */
const gitIn =
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
