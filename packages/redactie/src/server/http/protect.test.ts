import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { protect } from "./guard.ts";

let vite: ViteDevServer;
let port: number;

beforeAll(async () => {
	vite = await createServer({
		root: tmpdir(),
		configFile: false,
		logLevel: "silent",
		server: { host: "127.0.0.1", port: 0, watch: null },
		plugins: [
			{
				name: "guarded",
				configureServer: (server) => {
					protect(server, "key");
					// As Astro does: it puts handlers before all others at the very last.
					return () =>
						server.middlewares.stack.unshift({
							route: "",
							handle: (_: unknown, response: { end(text: string): void }) => response.end("let in"),
						});
				},
			},
		],
	});
	await vite.listen();
	const address = vite.httpServer?.address() as AddressInfo;
	port = address.port;
});
afterAll(() => vite.close());

/** What a request comes to; a socket: `open`, or `closed` before a word was said. */
const ask = (headers: Record<string, string>, method = "GET") =>
	new Promise<{ status: number; headers: Record<string, unknown> } | "open" | "closed">(
		(resolve) => {
			const host = `localhost:${port}`;
			send({ host: "127.0.0.1", port, method, headers: { host, ...headers } }, (response) => {
				response.resume();
				resolve({ status: response.statusCode ?? 0, headers: response.headers });
			})
				.on("upgrade", (_, socket) => {
					socket.destroy();
					resolve("open");
				})
				.on("error", () => resolve("closed"))
				.end();
		},
	);

test("our own pages are answered, with headers that keep others out", async () => {
	expect(await ask({})).toMatchObject({
		status: 200,
		headers: { "content-security-policy": "frame-ancestors 'self'" },
	});
});

test("before anybody else sees it, a request is refused, without a word to other origins", async () => {
	const origin = "http://localhost:3000";
	for (const [headers, method, status] of [
		[{ host: `evil.localhost:${port}` }, "GET", 403],
		[{ origin }, "GET", 403],
		[{ origin, "access-control-request-method": "POST" }, "OPTIONS", 405],
		[{ "content-type": "application/json" }, "POST", 403],
	] as const) {
		const answer = await ask(headers, method);
		expect(answer).toMatchObject({ status, headers: { connection: "close" } });
		expect(answer).not.toHaveProperty("headers.access-control-allow-origin");
	}
});

test("the socket is for our own pages too", async () => {
	const upgrade = {
		connection: "upgrade",
		upgrade: "websocket",
		"sec-websocket-version": "13",
		"sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
		// The one that Vite opens to anybody.
		"sec-websocket-protocol": "vite-ping",
	};
	expect(await ask({ ...upgrade, origin: `http://localhost:${port}` })).toBe("open");
	expect(await ask({ ...upgrade, origin: "http://localhost:3000" })).toBe("closed");
	expect(await ask(upgrade)).toBe("closed");
	const host = `evil.localhost:${port}`;
	expect(await ask({ ...upgrade, host, origin: `http://${host}` })).toBe("closed");
});
