import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keyOf, openDrafts } from "./files.ts";

let project: string;
beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "editor-"));
});
afterEach(() => rmSync(project, { recursive: true }));
const folder = () => join(project, ".redactie");

test("what was typed is there after a stop that nobody saw coming, also for a server beside it", () => {
	const first = openDrafts(project);
	expect(first.all()).toEqual({});
	first.take({ changes: { a: "1", b: "2" }, was: {} });
	const second = openDrafts(project);
	expect(second.all()).toEqual({ a: "1", b: "2" });
	second.take({ changes: { c: "3" }, was: {} });
	first.take({ changes: { a: null, b: "4" }, was: { a: "1" } });
	expect(openDrafts(project).all()).toEqual({ b: "4", c: "3" });
});

test("what one window is done with stays where another typed last", () => {
	const drafts = openDrafts(project);
	drafts.take({ changes: { a: "theirs" }, was: {} });
	expect(drafts.take({ changes: { a: null, b: "1" }, was: { a: "ours" } })).toEqual({ b: "1" });
	expect(drafts.all()).toEqual({ a: "theirs", b: "1" });
});

test("it stands in one file of its user alone, which git leaves out", () => {
	openDrafts(project).take({ changes: { a: "1" }, was: {} });
	expect(readdirSync(folder())).toEqual(["drafts.json"]);
	expect(readFileSync(join(folder(), "drafts.json"), "utf8")).toContain('"a": "1"');
	if (process.platform !== "win32")
		expect(statSync(join(folder(), "drafts.json")).mode & 0o777).toBe(0o600);
});

test("the key is its user's alone, and the same after a restart", () => {
	const key = keyOf(project);
	expect(key).toMatch(/^[\w-]{32}$/);
	expect(keyOf(project)).toBe(key);
	const path = join(folder(), "window.key");
	if (process.platform !== "win32") expect(statSync(path).mode & 0o777).toBe(0o600);
	rmSync(path);
	expect(keyOf(project)).not.toBe(key);
});
