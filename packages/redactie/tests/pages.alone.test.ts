/** The pages of the fixture as its own server renders them: which word is which field. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { RenderedPage, State } from "redactie/protocol.ts";
import { withoutMarks } from "redactie/server/pages/marks.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FIXTURE } from "./kitchen.ts";

let url: string;
let server: ChildProcess;
beforeAll(async () => {
	const port = await freePort();
	url = `http://127.0.0.1:${port}`;
	const bin = join(dirname(createRequire(import.meta.url).resolve("astro/package.json")), "bin");
	// As it is started by hand: what runs the tests has an environment of its own.
	const { NODE_ENV: _, VITEST: __, ...env } = process.env;
	server = spawn(
		process.execPath,
		[join(bin, "astro.mjs"), "dev", "--host", "127.0.0.1", "--port", `${port}`],
		{ cwd: FIXTURE, stdio: "ignore", env },
	);
	while (!(await fetch(`${url}/about`).catch(() => undefined))?.ok) await setTimeout(100);
});
afterAll(() => server.kill());

async function freePort(): Promise<number> {
	const taken = createServer().listen(0, "127.0.0.1");
	await once(taken, "listening");
	const { port } = taken.address() as AddressInfo;
	taken.close();
	await once(taken, "close");
	return port;
}

const get = async (path: string) => (await fetch(url + path)).text();
const ask = async <Answer>(path: string) => JSON.parse(await get(`/_redactie/${path}`)) as Answer;

/** What stands between tags, and is seen. */
const textsIn = (page: string) =>
	[...page.replace(/^[\s\S]*<body>/, "").matchAll(/>([^<>]+)</g)]
		.map(([, text = ""]) => text.trim())
		.filter((text) => text && !/^\d+$/.test(text));
const MARK = /[\u{F0000}-\u{FFFFD}]/gu;

test("every word of every page leads to its field, and the page is the one that visitors get", async () => {
	const { pages, fields } = await ask<State>("state");
	expect(pages.map(({ path }) => path)).toEqual(["/", "/about", "/recipes/pancakes"]);
	const known = new Map(fields.map((field) => [field.id, field]));
	for (const { path } of pages) {
		const page = await ask<RenderedPage>(`page?path=${path}`);
		expect(withoutMarks(page.marked), path).toBe(await get(path));
		const texts = textsIn(page.marked);
		expect(texts.length, path).toBeGreaterThan(8);
		for (const text of texts) {
			const marks = [...text.matchAll(MARK)].map(([mark]) => mark.codePointAt(0) ?? 0);
			const ids = marks.map((mark) => page.fields[mark - 0xf0000]);
			expect(ids.length, `${path}: ${text}`).toBeGreaterThan(0);
			const [id] = ids;
			expect(id && known.get(id)?.shown, `${path}: ${text}`).toContain(
				text.replaceAll(MARK, "").split(" ")[0],
			);
		}
	}
}, 60_000);

test("the panel comes as it is where a site adds nothing to it, and only to its own page", async () => {
	const page = await get("/redactie");
	const [, module = ""] = /src="(\/@fs[^"]+on-its-own\.ts)"/.exec(page) ?? [];
	expect((await fetch(url + module)).status).toBe(200);
	const other = { headers: { origin: "http://evil.example" } };
	expect((await fetch(`${url}/_redactie/state`, other)).status).toBe(403);
});
