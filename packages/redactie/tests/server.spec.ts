/** The editor's server as it runs: of each kind of request one that it refuses; the guard's tests have the rest. */
import { expect } from "@playwright/test";
import { KEY_HEADER, type State } from "redactie/protocol.ts";
import { ABOUT, HOME, PANCAKES } from "./fixture.ts";
import { test } from "./window.ts";

test("nobody else can make it write, or read what is not for them", async ({ editor, request }) => {
	const { url, key, headers, folder } = editor;
	const evil = `evil.example:${new URL(url).port}`;
	const edit = { do: "set", file: PANCAKES, path: "title", value: "Theirs", base: "Pancakes" };
	const { version } = await editor.ask<{ version: number }>("state");
	const data = { operations: [edit], version };

	for (const other of [
		{ origin: "https://evil.example" },
		{ host: evil, origin: `http://${evil}` },
		{ [KEY_HEADER]: "" },
	]) {
		const asked = { headers: { ...headers, ...other }, data };
		const answer = await request.post(`${url}/_redactie/apply`, asked);
		expect([401, 403], JSON.stringify(other)).toContain(answer.status());
		expect(answer.headers()).not.toHaveProperty("access-control-allow-origin");
	}
	expect(editor.changedLines()).toEqual([]);

	for (const path of ["/", "/_redactie/state", "/@vite/client", "/src/contract.ts"]) {
		const answer = await request.get(url + path, { headers: { host: evil } });
		expect(answer.status(), `${path} by another name`).toBe(403);
	}
	for (const path of [
		...["/.redactie/window.key", "/.redactie/window.key?import&raw", "/.redactie/WINDOW.KEY"],
		...["/%2eredactie/window%2ekey", `/@fs${folder}/.redactie/window.key?raw`],
	])
		expect(await (await request.get(url + path)).text(), path).not.toContain(key);
	const page = await request.get(url);
	expect(page.headers()).toHaveProperty("content-security-policy", "frame-ancestors 'self'");

	/** The one that Vite opens to anybody. */
	const opens = (origin: string) => {
		const options = { protocols: "vite-ping", headers: { origin } };
		const socket = new WebSocket(url.replace("http", "ws"), options as never);
		const opened = new Promise((resolve) => {
			socket.onopen = () => resolve(true);
			socket.onerror = () => resolve(false);
		});
		return opened.finally(() => socket.close());
	};
	expect(await opens(url)).toBe(true);
	expect(await opens(`http://${evil}`)).toBe(false);
});

test("the list of pages follows the words and addresses that it is made of", async ({ editor }) => {
	const set = async (file: string, path: string, value: string) => {
		const { version } = await editor.ask<State>("state");
		await editor.ask("apply", { operations: [{ do: "set", file, path, value }], version });
		return (await editor.ask<State>("state")).pages.map(({ path, name }) => `${path} ${name}`);
	};
	expect(await set(HOME, "title", "Supper")).toContain("/ Supper");
	expect(await set(ABOUT, "title", "Us two")).toEqual(
		expect.arrayContaining(["/ Supper", "/about Us two"]),
	);
	expect(await set(PANCAKES, "slug", "crepes")).toContainEqual(
		expect.stringMatching(/^\/recipes\/crepes /),
	);
});
