import {
	appendFileSync,
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
import { openContent, type Texts } from "./files.ts";
import { watchContent } from "./watch.ts";

const CLAIMS = "content/claims.yaml";
const project = realpathSync(mkdtempSync(join(tmpdir(), "watch-")));
let vite: ViteDevServer;

beforeAll(async () => {
	mkdirSync(join(project, "content"));
	writeFileSync(join(project, CLAIMS), "a: 1\n");
	vite = await createServer({ root: project, configFile: false, logLevel: "silent" });
	await vi.waitUntil(() => Object.keys(vite.watcher.getWatched()).length > 1);
});
afterAll(async () => {
	await vite.close();
	rmSync(project, { recursive: true });
});

test("what others write is told once, what we write is not", async () => {
	const folder = openContent(project);
	let known: Texts = folder.readAll();
	const told: [string, string | null][][] = [];
	watchContent(
		vite.watcher,
		folder,
		() => known,
		(changed) => {
			told.push([...changed]);
			known = folder.readAll();
		},
	);

	folder.write(new Map([[CLAIMS, { before: "a: 1\n", after: "a: 2\n" }]]));
	known = folder.readAll();
	await new Promise((resolve) => setTimeout(resolve, 400));
	expect(told).toEqual([]);

	appendFileSync(join(project, CLAIMS), "b: 1\n");
	appendFileSync(join(project, CLAIMS), "c: 1\n");
	await vi.waitUntil(() => told.length > 0, { timeout: 10_000, interval: 5 });
	expect(told[0]).toEqual([[CLAIMS, "a: 2\nb: 1\nc: 1\n"]]);

	rmSync(join(project, CLAIMS));
	await vi.waitUntil(() => told.length > 1, { timeout: 10_000 });
	expect(told.slice(1)).toEqual([[[CLAIMS, null]]]);
});
