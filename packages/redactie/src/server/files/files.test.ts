import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Changes, openContent, type Replacement, withChanges } from "./files.ts";

const HOME = "content/paginas/home.yaml";
const CASE = "content/cases/edge.yaml";
const CLAIMS = "content/claims.yaml";
const NEW = "content/cases/new.yaml";

let project: string;
const disk = (file: string) => join(project, file);
const read = (file: string) => fs.readFileSync(disk(file), "utf8");
/** Every file of the folder with its text, so nothing can be left behind unseen. */
const everything = () =>
	Object.fromEntries(
		fs
			.readdirSync(project, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
			.sort()
			.map((file) => [file, read(file)]),
	);
const change = (...files: string[]) =>
	new Map(files.map((file) => [file, { before: read(file), after: `${read(file)}# new\n` }]));
/** One step that changes a file, makes one and takes one away. */
const allKinds = (): Changes =>
	new Map<string, Replacement>([
		...change(HOME),
		[NEW, { before: null, after: "title: Nieuw\n" }],
		[CASE, { before: read(CASE), after: null }],
	]);
/** A refusal by the folder itself, which names the file. */
const refusal = (code: string, file: unknown = expect.any(String)) =>
	expect.objectContaining({ name: "FileError", code, file });

beforeEach(() => {
	project = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "content-")));
	for (const folder of ["paginas", "cases"])
		fs.mkdirSync(disk(`content/${folder}`), { recursive: true });
	fs.writeFileSync(disk(HOME), "title: Thuis\r\n# met ↵ van Windows\r\n");
	fs.writeFileSync(disk(CASE), "\uFEFFtitle: Edge – één\n");
	fs.writeFileSync(disk(CLAIMS), "a: 1\n");
	fs.writeFileSync(disk("content/README.md"), "not content\n");
	fs.writeFileSync(disk("package.yaml"), "secret: 1\n");
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

describe("reading", () => {
	test("takes the YAML, to the byte", () => {
		const texts = openContent(project).readAll();
		expect(Object.keys(texts)).toEqual([CASE, CLAIMS, HOME]);
		for (const [file, text] of Object.entries(texts))
			expect(Buffer.from(text)).toEqual(fs.readFileSync(disk(file)));
	});

	test("follows no link", () => {
		fs.symlinkSync(disk("package.yaml"), disk("content/secret.yaml"));
		fs.symlinkSync(project, disk("content/all"));
		fs.symlinkSync("nowhere", disk("content/nowhere.yaml"));
		fs.mkdirSync(disk("content/folder.yaml"));
		expect(Object.keys(openContent(project).readAll())).toEqual([CASE, CLAIMS, HOME]);
	});
});

describe("writing", () => {
	test("changes, makes and takes away in one step, with the modes of files, and leaves nothing else", () => {
		fs.chmodSync(disk(HOME), 0o664);
		const before = everything();
		const changes = allKinds();
		openContent(project).write(changes);
		expect(everything()).toEqual(withChanges(before, changes));
		expect(fs.statSync(disk(HOME)).mode & 0o777).toBe(0o664);
		expect(fs.statSync(disk(NEW)).mode & 0o777).toBe(0o644 & ~process.umask());
	});

	const OUTSIDE = [
		"package.yaml",
		"content/../package.yaml",
		"content/cases/../../package.yaml",
		"content/./claims.yaml",
		"content//claims.yaml",
		"/content/claims.yaml",
		"//content/claims.yaml",
		"C:/content/claims.yaml",
		"content/C:claims.yaml",
		"content/claims.yaml:stream.yaml",
		"content\\claims.yaml",
		"content/cases\\..\\..\\package.yaml",
		"content/..\\package.yaml",
		"content/claims.yaml\0",
		"content/claims\0.yaml",
		"content/claims.yaml/",
		"content/claims.yml",
		"content/README.md",
		"content/.yaml",
		"content/.redactie-step.yaml",
		"content/cases/.hidden.yaml",
		"content/...yaml",
		"content",
		"contents/claims.yaml",
		" content/claims.yaml",
		"file:content/claims.yaml",
		"",
	];
	/** Well formed, but there is no such folder. */
	const NOWHERE = ["vacatures/new.yaml", "claims.yaml/new.yaml", "%2e%2e/package.yaml"];
	const NO_NAMES = ["con.yaml", "a?.yaml", "-x.yaml", "a\nb.yaml"];
	test.each([
		...OUTSIDE.map((file) => ["outside", file, "secret: 1\n"] as const),
		...NOWHERE.map((file) => ["changed", `content/${file}`, null] as const),
		...NO_NAMES.map((file) => ["outside", `content/cases/${file}`, null] as const),
	])("is refused as %s for %j, which holds %j", (code, file, old) => {
		const before = everything();
		const both = new Map<string, Replacement>([
			...change(CASE),
			[file, { before: old, after: "x: 1\n" }],
		]);
		expect(() => openContent(project).write(both)).toThrow(refusal(code, file));
		expect(everything()).toEqual(before);
	});

	test("goes through no link: to a file, to a folder, to nothing, to a file inside", () => {
		fs.symlinkSync(disk("package.yaml"), disk("content/out.yaml"));
		fs.symlinkSync(project, disk("content/all"));
		fs.symlinkSync(disk("made.yaml"), disk("content/nothing.yaml"));
		fs.symlinkSync(disk(CLAIMS), disk("content/inside.yaml"));
		fs.symlinkSync(disk("content/cases"), disk("content/too"));
		const before = everything();
		const folder = openContent(project);
		for (const [file, before, after] of [
			["content/out.yaml", "secret: 1\n", "x"],
			["content/all/package.yaml", "secret: 1\n", "x"],
			["content/all/new.yaml", null, "x"],
			["content/nothing.yaml", "", "x"],
			["content/nothing.yaml", null, "x"],
			["content/inside.yaml", "a: 1\n", "x"],
			["content/inside.yaml", "a: 1\n", null],
			["content/too/edge.yaml", read(CASE), "x"],
		] as const) {
			const write = () => folder.write(new Map([[file, { before, after }]]));
			expect(write, file).toThrow(refusal("outside", file));
		}
		expect(everything()).toEqual(before);
	});

	test("leaves the other name of a file alone", () => {
		fs.linkSync(disk(CLAIMS), disk("elsewhere.yaml"));
		openContent(project).write(change(CLAIMS));
		expect(read("elsewhere.yaml")).toBe("a: 1\n");
		expect(read(CLAIMS)).toBe("a: 1\n# new\n");
	});

	test.each([
		["overwrites", "a: 3\n"],
		["takes away", null],
	])("never %s what others wrote, made unreadable or took away", (_, after) => {
		const folder = openContent(project);
		const changes = new Map<string, Replacement>([
			...change(CASE),
			[CLAIMS, { before: "a: 1\n", after }],
		]);
		fs.writeFileSync(disk(CLAIMS), "a: 2\n");
		const before = everything();
		expect(() => folder.write(changes)).toThrow(refusal("changed", CLAIMS));
		expect(everything()).toEqual(before);

		fs.writeFileSync(disk(CLAIMS), Buffer.from("a: \xe9\n", "latin1"));
		const latin = new Map([[CLAIMS, { before: "a: \uFFFD\n", after }]]);
		expect(() => folder.write(latin)).toThrow(refusal("EILSEQ"));
		expect(fs.readFileSync(disk(CLAIMS))[3]).toBe(0xe9);

		fs.rmSync(disk(CLAIMS));
		expect(() => folder.write(changes)).toThrow(refusal("changed"));
		expect(read(CASE)).toBe(before[CASE]);
	});

	test("refuses half of a character, which no file can hold", () => {
		const half = new Map([[CLAIMS, { before: "a: 1\n", after: "a: \ud83d\n" }]]);
		expect(() => openContent(project).write(half)).toThrow(refusal("EILSEQ"));
		expect(read(CLAIMS)).toBe("a: 1\n");
	});
});

test("nothing is made over what is there by now", () => {
	const make = new Map([[NEW, { before: null, after: "x: 1\n" }]]);
	const folder = openContent(project);
	fs.writeFileSync(disk(NEW), "theirs: 1\n");
	expect(() => folder.write(make)).toThrow(refusal("changed"));
	expect(read(NEW)).toBe("theirs: 1\n");
	fs.rmSync(disk(NEW));
	fs.mkdirSync(disk(NEW));
	expect(() => folder.write(make)).toThrow(refusal("outside"));
});

test("two writers wait for each other, also when one fails", async () => {
	const folder = openContent(project);
	/** As the API does: reads, judges for a while, writes. */
	const keep = (line: string) => async () => {
		const before = folder.readAll()[CLAIMS] ?? "";
		await new Promise((resolve) => setTimeout(resolve, 5));
		folder.write(new Map([[CLAIMS, { before, after: before + line }]]));
	};
	const lines = Array.from({ length: 20 }, (_, n) => `b${n}: 1\n`);
	const failing = folder.alone(() => Promise.reject(new Error("refused")));
	await Promise.all([
		expect(failing).rejects.toThrow("refused"),
		...lines.map((line) => folder.alone(keep(line))),
	]);
	expect(read(CLAIMS)).toBe(`a: 1\n${lines.join("")}`);
});

describe("a disk that refuses", () => {
	/** Lets a function of the system fail at its nth call. */
	function fail(name: string, code: string, nth: number) {
		const system = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
		const original = system[name];
		const spy = vi.spyOn(system, name).mockImplementation((...args) => {
			if (spy.mock.calls.length === nth) throw Object.assign(new Error(code), { code });
			return original?.(...args);
		});
		syncBuiltinESMExports();
	}
	afterEach(() => {
		vi.restoreAllMocks();
		syncBuiltinESMExports();
	});

	test.each([
		["a full disk, at the first file", "writeFileSync", "ENOSPC", 1],
		["a full disk, at the second file", "writeFileSync", "ENOSPC", 2],
		["a disk that breaks", "fsyncSync", "EIO", 2],
		["a program that holds the file that changes", "renameSync", "EPERM", 1],
		["a disk that takes no new file", "copyFileSync", "EIO", 1],
		["a program that holds the file that goes away", "rmSync", "EBUSY", 1],
	])("%s: nothing has changed", (_, name, code, nth) => {
		const folder = openContent(project);
		const changes = allKinds();
		const before = everything();
		fail(name, code, nth);
		expect(() => folder.write(changes)).toThrow(refusal(code));
		expect(everything()).toEqual(before);
		folder.write(changes);
		expect(everything()).toEqual(withChanges(before, changes));
	});

	test.runIf(process.getuid?.() !== 0)("a folder or file without leave to write", () => {
		const folder = openContent(project);
		const changes = change(HOME, CASE);
		for (const path of [disk("content/cases"), disk(CASE)]) {
			const { mode } = fs.statSync(path);
			fs.chmodSync(path, mode & 0o555);
			expect(() => folder.write(changes)).toThrow(refusal("EACCES", CASE));
			fs.chmodSync(path, mode);
		}
	});
});

test("what a crash left is cleared away, but nothing beyond a link", () => {
	fs.writeFileSync(disk(".redactie-x"), "");
	fs.writeFileSync(disk("content/cases/.redactie-x"), "");
	fs.symlinkSync(project, disk("content/all"));
	openContent(project);
	expect(fs.readdirSync(project)).toContain(".redactie-x");
	expect(fs.readdirSync(disk("content/cases"))).toEqual(["edge.yaml"]);
});
