import { execFileSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "../../words.ts";
import { type Git, openGit } from "./git.ts";

const HOME = "content/paginas/home.yaml";
const CLAIMS = "content/claims.yaml";
const NEW = "content/vacatures/nieuw.yaml";
const README = "content/README.md";
const ELSEWHERE = "src/page.ts";
const NOOR = { name: "Noor", email: "noor@example.com" };
const DONE = { sentence: "Titel van Home" };

let top: string;
let project: string;
let content: Git;
const disk = (file: string) => join(project, file);
const read = (file: string) => readFileSync(disk(file), "utf8");
function write(file: string, text: string) {
	mkdirSync(dirname(disk(file)), { recursive: true });
	writeFileSync(disk(file), text);
}
const git = (...args: string[]) => execFileSync("git", args, { cwd: project, encoding: "utf8" });
/** All that is staged, and all that is not: what a commit of content/ alone must not touch elsewhere. */
const index = () => git("ls-files", "--stage", "--full-name", "--", ":/src", ":/site/src");
const filesOf = (commit: string) =>
	git("show", "--name-status", "--no-renames", "--format=", commit).trim().split("\n").sort();

/** Made once for each folder, and copied: to start git takes longer than all else here. */
const begun = new Map<string, string>();

/** @param folder of the project in its repository. */
async function begin(folder = "") {
	project = join(top, folder);
	const made = begun.get(folder);
	if (made) cpSync(made, top, { recursive: true });
	else make(folder);
	content = (await openGit(project)) as Git;
}
function make(folder: string) {
	mkdirSync(project, { recursive: true });
	// Without examples of hooks.
	const init = ["init", "--quiet", "--initial-branch=main", "--template="];
	execFileSync("git", init, { cwd: top });
	write(HOME, "title: Thuis – één\n");
	write(CLAIMS, "a: 1\n");
	write(README, "Lees mij.\n");
	write(ELSEWHERE, "one\ntwo\n");
	git("add", ".");
	git("-c", "user.name=Begin", "-c", "user.email=b@example.com", "commit", "-qm", "Begin");
	const copy = mkdtempSync(join(tmpdir(), "git-begun-"));
	cpSync(top, copy, { recursive: true });
	begun.set(folder, copy);
}
afterAll(() => {
	for (const copy of begun.values()) rmSync(copy, { recursive: true });
});

beforeEach(() => {
	top = realpathSync(mkdtempSync(join(tmpdir(), "git-")));
	// Nothing of the machine's own settings, nor of a hook that runs these tests.
	for (const name of Object.keys(process.env))
		if (/^(GIT_|EMAIL$)/.test(name)) vi.stubEnv(name, undefined);
	vi.stubEnv("HOME", top);
	vi.stubEnv("XDG_CONFIG_HOME", top);
	vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
	vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
	vi.stubEnv("GIT_CEILING_DIRECTORIES", dirname(top));
	// Nor does it tidy up after each commit, in a process more.
	vi.stubEnv("GIT_CONFIG_PARAMETERS", "'maintenance.auto=false'");
});
afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(top, { recursive: true, force: true });
});

test.each([
	["a repository", ""],
	["the program", "x"],
	["a file of content/ in it", "unpacked"],
])("there is no git to speak of without %s", async (what, folder) => {
	if (folder) await begin();
	if (what === "the program") vi.stubEnv("PATH", "/nowhere");
	else project = join(top, folder);
	write(HOME, "title: Thuis\n");
	expect(await openGit(project)).toBeUndefined();
});

describe("of a project in a folder of its repository", () => {
	const folder = "site/one";
	beforeEach(() => begin(folder));

	test("the YAML of the last commit is there to the byte, whatever the disk holds", async () => {
		const texts = { [CLAIMS]: "a: 1\n", [HOME]: "title: Thuis – één\n" };
		write(HOME, "title: Anders\n");
		write(NEW, "title: Nieuw\n");
		git("add", ".");
		rmSync(disk(CLAIMS));
		expect((await content.look()).committed).toEqual(texts);
	});

	test("follows what others commit, and asks no more while they do not", async () => {
		const texts = (await content.look()).committed;
		expect((await content.look()).committed).toBe(texts);
		write(CLAIMS, "");
		git("-c", "user.name=N", "-c", "user.email=n@example.com", "commit", "-qam", "Leeg");
		expect((await content.look()).committed).toMatchObject({ [CLAIMS]: "" });
	});

	test("a commit has all of content/ that changed, and nothing else", async () => {
		write(HOME, "title: Anders\n");
		write(NEW, "title: Nieuw\n");
		rmSync(disk(CLAIMS));
		write(README, "Lees dit.\n");
		// Half of what others changed elsewhere is staged, and a file of theirs is new.
		write(ELSEWHERE, "one\ntwo, staged\n");
		write("src/theirs.ts", "new\n");
		git("add", "src");
		write(ELSEWHERE, "one, not staged\ntwo, staged\n");
		write("src/untracked.ts", "new\n");
		const staged = index();
		expect((await content.look()).otherFiles).toEqual([{ file: README, what: "changed" }]);

		expect(await content.commit({ ...DONE, author: NOOR }).answer).toEqual({
			committed: { ...DONE, author: "Noor", at: expect.closeTo(Date.now(), -5) },
		});
		const inRepository = (file: string) => `${folder}/${file}`;
		expect(filesOf("HEAD")).toEqual(
			[`A\t${NEW}`, `D\t${CLAIMS}`, `M\t${README}`, `M\t${HOME}`]
				.map((line) => line.replace("content", inRepository("content")))
				.sort(),
		);
		expect(index()).toBe(staged);
		expect(git("status", "--porcelain", ".").split("\n").sort()).toEqual(
			[
				"",
				`?? ${inRepository("src/untracked.ts")}`,
				`A  ${inRepository("src/theirs.ts")}`,
				`MM ${inRepository(ELSEWHERE)}`,
			].sort(),
		);
		expect((await content.look()).committed).toEqual({
			[HOME]: "title: Anders\n",
			[NEW]: read(NEW),
		});
	});
});

describe("a commit", () => {
	beforeEach(() => begin());

	test("has content/ as it is on the disk, however others staged it", async () => {
		write(HOME, "title: Staged\n");
		write(NEW, "title: Staged\n");
		git("add", "content");
		git("rm", "--quiet", "--cached", CLAIMS);
		write(HOME, "title: Anders\n");
		rmSync(disk(NEW));
		await content.commit({ ...DONE, author: NOOR }).answer;
		expect(filesOf("HEAD")).toEqual([`M\t${HOME}`]);
		expect(git("show", `HEAD:${HOME}`)).toBe("title: Anders\n");
		expect(git("status", "--porcelain")).toBe("");
	});

	test("is the first of a new repository", async () => {
		rmSync(join(top, ".git"), { recursive: true });
		git("init", "--quiet");
		git("add", ELSEWHERE);
		expect((await content.look()).committed).toEqual({});
		expect(await content.commit({ ...DONE, author: NOOR }).answer).toHaveProperty("committed");
		expect(filesOf("HEAD").map((file) => file[0])).toEqual(["A", "A", "A"]);
		expect(git("status", "--porcelain")).toBe(`A  ${ELSEWHERE}\n`);
	});

	test("has only the sentence that was typed, on one line, with its signs", async () => {
		write(HOME, "title: Anders\n");
		const sentence = "  # \"Dag\" $(date) 'x'\n-m: {{naam}}\0 ";
		expect(await content.commit({ sentence, author: NOOR }).answer).toMatchObject({
			committed: { sentence: "# \"Dag\" $(date) 'x' -m: {{naam}}" },
		});
		expect(git("log", "-1", "--format=%B").trim()).toBe("# \"Dag\" $(date) 'x' -m: {{naam}}");
	});

	test.each([
		["nothing changed", () => {}],
		["no sentence", () => write(HOME, "title: Anders\n")],
	])("of %s is none", async (what, change) => {
		change();
		const sentence = what === "no sentence" ? " " : DONE.sentence;
		const answer = await content.commit({ sentence, author: NOOR }).answer;
		expect(answer).toEqual({ failed: expect.stringMatching(/nothing to commit|empty/i) });
	});
});

describe("who commits", () => {
	beforeEach(async () => {
		await begin();
		write(HOME, "title: Anders\n");
	});

	test("is nobody, as long as git has to guess", async () => {
		expect(await content.isNamed()).toBe(false);
		git("config", "user.name", "Noor");
		expect(await content.isNamed()).toBe(false);
		expect(await content.commit(DONE).answer).toEqual({ nobody: true });
		expect(git("log", "--format=%s").trim()).toBe("Begin");
		git("config", "user.email", NOOR.email);
		expect(await content.isNamed()).toBe(true);
		expect(await content.commit(DONE).answer).toMatchObject({ committed: { author: "Noor" } });
	});

	test("is said for one commit, and no setting is written", async () => {
		const settings = read(".git/config");
		await content.commit({ ...DONE, author: NOOR }).answer;
		expect(git("log", "-1", "--format=%an <%ae> %cn <%ce>").trim()).toBe(
			"Noor <noor@example.com> Noor <noor@example.com>",
		);
		expect(read(".git/config")).toBe(settings);
		expect(await content.isNamed()).toBe(false);
	});

	test("may be said by the computer", async () => {
		for (const who of ["AUTHOR", "COMMITTER"]) {
			vi.stubEnv(`GIT_${who}_NAME`, "Robot");
			vi.stubEnv(`GIT_${who}_EMAIL`, "r@example.com");
		}
		expect(await content.isNamed()).toBe(true);
		expect(await content.commit(DONE).answer).toMatchObject({ committed: { author: "Robot" } });
	});
});

describe("a commit that fails", () => {
	/** Nothing is committed, and nothing is staged that was not. */
	async function failing(meanwhile = () => {}) {
		write(HOME, "title: Anders\n");
		write(NEW, "title: Nieuw\n");
		write(ELSEWHERE, "staged\n");
		git("add", ELSEWHERE);
		const stands = () => git("status", "--porcelain=v2", "--branch", "-uall");
		const before = stands();
		meanwhile();
		const answer = await content.commit({ ...DONE, author: NOOR }).answer;
		expect(stands()).toBe(before);
		return answer;
	}
	beforeEach(() => begin());

	test("for a hook refuses says so in the words of the hook", async () => {
		const hook = ".git/hooks/pre-commit";
		write(hook, "#!/bin/sh\necho 'Regel 3 is fout.'\necho 'Nog iets.' >&2\nexit 1\n");
		chmodSync(disk(hook), 0o755);
		expect(await failing()).toEqual({ failed: "Regel 3 is fout.\nNog iets." });
	});

	test("for it cannot be signed says so in the words of git", async () => {
		git("config", "commit.gpgsign", "true");
		git("config", "gpg.program", "/nowhere/gpg");
		expect(await failing()).toEqual({ failed: expect.stringMatching(/gpg|sign/) });
	});

	test("for another git is at work", async () => {
		const answer = await failing(() => write(".git/index.lock", ""));
		expect(answer).toEqual({ failed: expect.stringContaining("index.lock") });
	});

	test("for a merge is going on, with what was resolved of it staged", async () => {
		const named = ["-c", "user.name=N", "-c", "user.email=n@example.com"];
		git("checkout", "--quiet", "-b", "other");
		write("src/other.ts", "new\n");
		git("add", ".");
		git(...named, "commit", "-qm", "Other");
		git("checkout", "--quiet", "main");
		git(...named, "merge", "--quiet", "--no-commit", "--no-ff", "other");
		expect(await failing()).toEqual({ failed: words.busy });
	});
});

test("other files: made, removed, and none that git is told to leave alone", async () => {
	await begin();
	write(".gitignore", "*.tmp\n");
	write("content/a.tmp", "");
	write("content/foto één.png", "");
	rmSync(disk(README));
	expect((await content.look()).otherFiles).toEqual([
		{ file: README, what: "removed" },
		{ file: "content/foto één.png", what: "added" },
	]);
});
