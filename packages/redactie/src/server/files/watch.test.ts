import {
	appendFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { watchContent } from "./watch.ts";

const project = realpathSync(mkdtempSync(join(tmpdir(), "watch-")));
const file = join(project, "content/claims.yaml");
let vite: ViteDevServer;

beforeAll(async () => {
	mkdirSync(join(project, "content"));
	writeFileSync(file, "a: 1\n");
	vite = await createServer({ root: project, configFile: false, logLevel: "silent" });
	await vi.waitUntil(() => Object.keys(vite.watcher.getWatched()).length > 1);
});
afterAll(async () => {
	await vite.close();
	rmSync(project, { recursive: true });
});

test("what is written in a row is looked at once, and so is what goes", async () => {
	const seen: boolean[] = [];
	watchContent(vite.watcher, async () => {
		seen.push(existsSync(file));
	});
	appendFileSync(file, "b: 1\n");
	appendFileSync(file, "c: 1\n");
	await vi.waitUntil(() => seen.length > 0, { timeout: 10_000, interval: 5 });
	rmSync(file);
	await vi.waitUntil(() => seen.length > 1, { timeout: 10_000 });
	expect(seen).toEqual([true, false]);
});
