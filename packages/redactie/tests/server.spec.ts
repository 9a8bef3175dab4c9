/** The editor's server by HTTP: what it answers to its own windows, and to nobody else. */
import { readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { KEY_HEADER, type RenderedPage } from "redactie/protocol.ts";
import { withoutMarks } from "redactie/server/pages/marks.ts";
import { PANCAKES } from "./fixture.ts";
import { fieldAt, test } from "./window.ts";

const { step } = test;

interface Asked {
	method?: string;
	headers?: Record<string, string>;
	body?: string;
}
/** As any program may ask, with whatever headers. Of a socket: whether it opens. */
const ask = (url: string, path: string, { method = "GET", headers = {}, body }: Asked = {}) =>
	new Promise<{ status: number; headers: object; body: string }>((resolve, reject) => {
		const { hostname, port, host } = new URL(url);
		const options = { hostname, port, path, method, headers: { host, ...headers } };
		const sent = request(options, async (response) => {
			let text = "";
			for await (const chunk of response) text += chunk;
			resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
		});
		sent.on("upgrade", (_, socket) => {
			socket.destroy();
			resolve({ status: 101, headers: {}, body: "" });
		});
		sent.on("error", reject);
		sent.end(body);
	});

/** What stands between tags, and is seen. */
const textsIn = (page: string) =>
	[...page.replace(/^[\s\S]*<body>/, "").matchAll(/>([^<>]+)</g)]
		.map(([, text = ""]) => text.trim())
		.filter((text) => text && !/^\d+$/.test(text));
const MARK = /[\u{F0000}-\u{FFFFD}]/gu;

test("every word of every page leads to its field, and the page is the one that visitors get", async ({
	editor,
	state: { pages, fields },
}) => {
	expect(pages.map(({ path }) => path)).toEqual(["/", "/about", "/recipes/pancakes"]);
	const known = new Map(fields.map((field) => [field.id, field]));
	for (const { path } of pages) {
		const page = await editor.get<RenderedPage>(`page?path=${path}`);
		expect(withoutMarks(page.marked), path).toBe((await ask(editor.url, path)).body);
		const texts = textsIn(page.marked);
		expect(texts.length, path).toBeGreaterThan(8);
		for (const text of texts) {
			const [id] = [...text.matchAll(MARK)].map(
				([mark]) => page.fields[(mark.codePointAt(0) ?? 0) - 0xf0000],
			);
			expect(id && known.get(id)?.shown, `${path}: ${text}`).toContain(
				text.replaceAll(MARK, "").split(" ")[0],
			);
		}
	}
});

test("nobody else can make it write, nor write elsewhere", async ({ editor, state }) => {
	const field = fieldAt(state, `${PANCAKES}#method.intro`);
	const { origin, port } = new URL(editor.url);
	const own = { origin, "content-type": "application/json", [KEY_HEADER]: editor.key };
	const { file, path } = field;
	const edit = { do: "set", file, path, value: "From outside", base: field.value };
	const keep = (headers: Record<string, string>, operations: unknown[] = [edit]) =>
		ask(editor.url, "/_redactie/apply", {
			...{ method: "POST", headers },
			body: JSON.stringify({ operations, version: state.version }),
		});
	const evil = `evil.example:${port}`;

	// Of each kind of request one: what else is refused the tests of the guard tell.
	await step("no other origin, name of this computer, or key", async () => {
		for (const headers of [
			{ ...own, origin: "https://evil.example" },
			{ ...own, host: evil, origin: `http://${evil}` },
			{ ...own, [KEY_HEADER]: "" },
		]) {
			const answer = await keep(headers);
			expect([401, 403], JSON.stringify(headers)).toContain(answer.status);
			expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
		}
	});
	await step("nobody reads the key, nor anything by another name", async () => {
		for (const path of [
			...["/.redactie/window.key", "/.redactie/window.key?import&raw", "/.redactie/WINDOW.KEY"],
			...["/%2eredactie/window%2ekey", "/public/../.redactie/window.key"],
			...["", "?raw"].map((query) => `/@fs${editor.folder}/.redactie/window.key${query}`),
		])
			expect((await ask(editor.url, path)).body, path).not.toContain(editor.key);
		for (const path of ["/", "/_redactie/state", "/@vite/client", "/src/contract.ts"]) {
			const { status } = await ask(editor.url, path, { headers: { host: evil } });
			expect(status, `${path} by another name`).toBe(403);
		}
		const elsewhere = await ask(editor.url, "/_redactie/page?path=//evil.example/x");
		expect(elsewhere.status).toBeGreaterThanOrEqual(400);
		const { headers } = await ask(editor.url, "/");
		expect(headers).toHaveProperty("content-security-policy", "frame-ancestors 'self'");
	});
	await step("the socket is for our own pages too", async () => {
		const upgrade = {
			...{ connection: "upgrade", upgrade: "websocket", "sec-websocket-version": "13" },
			"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
			// The one that Vite opens to anybody.
			"sec-websocket-protocol": "vite-ping",
		};
		const opened = (from: string) =>
			ask(editor.url, "/", { headers: { ...upgrade, origin: from } }).catch(() => undefined);
		expect(await opened(origin)).toHaveProperty("status", 101);
		expect((await opened(`http://${evil}`))?.status).not.toBe(101);
	});
	await step("nothing is written elsewhere, nor through links that lead there", async () => {
		const outside = join(editor.folder, "outside.yaml");
		const linked = "content/recipes/linked.yaml";
		writeFileSync(outside, "title: Outside\n");
		symlinkSync(outside, join(editor.folder, linked));
		for (const file of ["content/../outside.yaml", outside, linked, "package.json"]) {
			const { body } = await keep(own, [{ ...edit, file, path: "title", base: "Outside" }]);
			expect(body, file).not.toContain('"kept"');
		}
		expect(readFileSync(outside, "utf8")).toBe("title: Outside\n");
		for (const path of ["__proto__.x", "method.__proto__.x", "constructor.name"]) {
			const { body } = await keep(own, [{ ...edit, path, base: null }]);
			expect(body, path).not.toContain('"kept"');
		}
		rmSync(join(editor.folder, linked));
	});
	expect(editor.changedLines(), "all that was refused").toEqual([]);

	await step("of two at once one is kept, the other is told", async () => {
		const answers = await Promise.all(
			["The one", "The other"].map((value) => keep(own, [{ ...edit, value }])),
		);
		const kinds = answers.map(({ body }) => Object.keys(JSON.parse(body))[0]);
		expect(kinds.sort()).toEqual(["conflicts", "kept"]);
		expect(editor.changedLines()).toHaveLength(2);
	});
});
