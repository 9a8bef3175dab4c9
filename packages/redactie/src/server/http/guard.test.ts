import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { type Guarded, guard, isPage, MAX_BODY, readJson, safeHeaders } from "./guard.ts";

const PORT = 4400;
const KEY = "k".repeat(32);
const OWN = `http://localhost:${PORT}`;

/** A request as our own panel makes it, unless said otherwise. */
const get = (headers: Guarded["headers"] = {}, other: Partial<Guarded> = {}): Guarded => ({
	method: "GET",
	url: "/_redactie/state",
	headers: { host: `localhost:${PORT}`, "sec-fetch-site": "same-origin", ...headers },
	socket: { remoteAddress: "127.0.0.1" },
	...other,
});
const post = (headers: Guarded["headers"] = {}, other: Partial<Guarded> = {}) =>
	get(
		{ origin: OWN, "content-type": "application/json", "x-redactie-key": KEY, ...headers },
		{ method: "POST", url: "/_redactie/apply", ...other },
	);
const socket = (headers: Guarded["headers"] = {}) =>
	get({ upgrade: "websocket", origin: OWN, "sec-fetch-site": "cross-site", ...headers });
const navigate = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
/** A link on a page elsewhere. */
const follow = (url: string, headers: Guarded["headers"] = {}) =>
	get({ "sec-fetch-site": "cross-site", ...navigate, ...headers }, { url });

const status = (request: Guarded) => guard(request, PORT, KEY)?.status ?? null;

describe("our own pages are let in", () => {
	test.each([
		["asking", get()],
		["with its origin", get({ origin: OWN })],
		["by a browser that tells no site", get({ "sec-fetch-site": undefined })],
		["writing", post()],
		["writing, with a charset", post({ "content-type": "application/json; charset=utf-8" })],
		["over the socket", socket()],
		["a typed address", get({ "sec-fetch-site": "none", ...navigate }, { url: "/redactie" })],
		["a link from elsewhere", follow("/redactie?veld=x")],
		["only the head of a page", get({}, { method: "HEAD" })],
	])("%s", (_, request) => expect(guard(request, PORT, KEY)).toBeNull());

	test.each(["localhost", "127.0.0.1", "[::1]"])("by the name %s", (name) => {
		const host = `${name}:${PORT}`;
		expect(status(post({ host, origin: `http://${host}` }))).toBeNull();
	});

	test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])("from %s", (remoteAddress) =>
		expect(status(get({}, { socket: { remoteAddress } }))).toBeNull(),
	);
});

test.each(["192.168.1.20", "10.0.0.1", "fe80::1", "::ffff:10.0.0.1", "1127.0.0.1", undefined])(
	"another computer is refused: %s",
	(remoteAddress) => expect(status(get({}, { socket: { remoteAddress } as never }))).toBe(403),
);

test.each([
	"evil.example:4400",
	"localhost.evil.example:4400",
	"evil.localhost:4400",
	"127.0.0.1.nip.io:4400",
	"192.168.1.20:4400",
	"0.0.0.0:4400",
	"[::]:4400",
	"localhost:4401",
	"localhost",
	"localhost:4400.evil.example",
	"localhost:4400@evil.example",
	"localhost.:4400",
	"file:",
	"",
	undefined,
])("a name that was pointed at this computer is refused: %s", (host) => {
	expect(status(get({ host }))).toBe(403);
	expect(status(post({ host, origin: `http://${host}` }))).toBe(403);
	expect(status(socket({ host, origin: `http://${host}` }))).toBe(403);
	expect(status(get({ host, "sec-fetch-site": "none", ...navigate }, { url: "/" }))).toBe(403);
});

test.each([
	"https://evil.example",
	"http://evil.example:4400",
	"http://localhost:3000",
	"http://localhost",
	"https://localhost:4400",
	"http://127.0.0.1:4400",
	"http://localhost:4400.evil.example",
	"http://localhost:4400/",
	"null",
	"",
	`${OWN}, ${OWN}`,
])("a page of another origin is refused: %s", (origin) => {
	expect(status(get({ origin }))).toBe(403);
	expect(status(post({ origin }))).toBe(403);
	expect(status(socket({ origin }))).toBe(403);
});

test("what writes or listens says who it is", () => {
	expect(status(post({ origin: undefined }))).toBe(403);
	expect(status(post({ origin: undefined, "sec-fetch-site": undefined }))).toBe(403);
	expect(status(socket({ origin: undefined }))).toBe(403);
});

test.each([undefined, "", "k", `${KEY}k`, KEY.toUpperCase()])(
	"another user of this computer, who can forge all else, is refused: key %s",
	(key) => expect(status(post({ "x-redactie-key": key }))).toBe(401),
);

test.each(["cross-site", "same-site", "same-origin, cross-site", ""])(
	"a picture, script, frame or form on a page of site '%s' is refused",
	(site) => {
		const headers = { "sec-fetch-site": site };
		expect(status(get(headers))).toBe(403);
		expect(status(post(headers))).toBe(403);
		for (const dest of ["image", "script", "style", "iframe", "object", "empty"])
			expect(status(follow("/", { ...headers, "sec-fetch-dest": dest }))).toBe(403);
		const form = follow("/", { ...headers, origin: "null" });
		expect(status({ ...form, method: "POST" })).toBe(403);
	},
);

const OF_VITE = ["/__open-in-editor?file=package.json", "/@fs/etc/passwd", "/@vite/client"];
test.each(["/_redactie/state", ...OF_VITE])(
	"a link from elsewhere opens pages only, not %s",
	(url) => {
		expect(status(follow(url))).toBe(403);
	},
);

const EVIL = ["//evil.example/x", "/\\evil.example/x", "/\t/evil.example", "http://evil.example/"];
test.each([...EVIL, "*", ""])(
	"an address that could name another server is refused, from us too: %j",
	(url) => {
		expect(status(get({}, { url }))).toBe(400);
		expect(isPage(url)).toBe(false);
	},
);

test.each([
	"text/plain",
	"application/x-www-form-urlencoded",
	"multipart/form-data; boundary=application/json",
	"text/plain; application/json",
	"application/json-patch+json",
	"",
	undefined,
])("what a form can send is refused: %s", (type) =>
	expect(status(post({ "content-type": type }))).toBe(415),
);

test.each(["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "", undefined])(
	"the method %s is refused",
	(method) => expect(status(get({}, { method } as Partial<Guarded>))).toBe(405),
);

test("no answer can be framed, guessed at or shared, and the API's are not stored", () => {
	const page = safeHeaders("/redactie");
	expect(page["content-security-policy"]).toBe("frame-ancestors 'self'");
	expect(page["x-content-type-options"]).toBe("nosniff");
	expect(page["cache-control"]).toBeUndefined();
	expect(safeHeaders("/_redactie/state")["cache-control"]).toBe("no-store");
	for (const name of Object.keys(safeHeaders("/_redactie/state")))
		expect(name).not.toMatch(/^access-control/);
});

describe("a body", () => {
	/** How much of it was asked for. */
	let taken = 0;
	function requestOf(pieces: Iterable<string | Buffer>, headers = {}) {
		taken = 0;
		const counted = function* () {
			for (const piece of pieces) {
				taken += piece.length;
				yield Buffer.from(piece);
			}
		};
		return Object.assign(Readable.from(counted()), { headers }) as unknown as IncomingMessage;
	}
	const refusal = (status: number) => expect.objectContaining({ status });

	test("is a JSON object, in however many pieces", async () => {
		const text = Buffer.from('{"edits":[{"value":"Eén"}]}');
		const at = text.indexOf("é") + 1;
		const pieces = [text.subarray(0, at), text.subarray(at)];
		expect(await readJson(requestOf(pieces))).toEqual({ edits: [{ value: "Eén" }] });
	});

	const LATIN = Buffer.from('{"a":"\xe9"}', "latin1");
	test.each(["", "[]", "null", "3", '"x"', "{", "{}x", "a=b", LATIN])("is not %s", async (body) => {
		await expect(readJson(requestOf([body]))).rejects.toEqual(refusal(400));
	});

	test("may be as large as the limit, not a byte more", async () => {
		const fill = (size: number) => requestOf([`{"a":"${"x".repeat(size - 8)}"}`]);
		expect(await readJson(fill(MAX_BODY))).toHaveProperty("a");
		await expect(readJson(fill(MAX_BODY + 1))).rejects.toEqual(refusal(413));
	});

	test("that goes on for ever is read to the limit, and not at all when it says so", async () => {
		const endless = function* () {
			for (;;) yield "x".repeat(65_536);
		};
		const request = requestOf(endless());
		await expect(readJson(request)).rejects.toEqual(refusal(413));
		expect(taken).toBeLessThan(2 * MAX_BODY);
		// It carries the answer.
		expect(request.destroyed).toBe(false);
		const huge = requestOf(endless(), { "content-length": "10000000000" });
		await expect(readJson(huge)).rejects.toEqual(refusal(413));
		expect(taken).toBe(0);
	});
});
