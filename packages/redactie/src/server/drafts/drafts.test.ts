import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keyOf } from "../files/own-files.ts";
import { openDrafts } from "./drafts.ts";

let project: string;
beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "editor-"));
});
afterEach(() => rmSync(project, { recursive: true }));
const folder = () => join(project, ".redactie");

test("what was typed is there after a stop that nobody saw coming, also for a server beside it", () => {
	const first = openDrafts(project);
	expect(first.all()).toEqual({});
	first.take({ a: "1", b: "2" });
	const second = openDrafts(project);
	expect(second.all()).toEqual({ a: "1", b: "2" });
	second.take({ c: "3" });
	first.take({ a: null, b: "4" });
	expect(openDrafts(project).all()).toEqual({ b: "4", c: "3" });
});

test("it stands in one file of its user alone, which git leaves out", () => {
	openDrafts(project).take({ a: "1" });
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
