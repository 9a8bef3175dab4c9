/**
 * Who may speak to the editor's server. It writes files, and any page that is
 * open in the same browser can send requests to this computer: from another
 * site, from another program's port, or from a name that was pointed at
 * 127.0.0.1 (DNS rebinding). Only our own pages get an answer.
 *
 * Vite alone lets more through: every IP address and `*.localhost` as a host,
 * pages on any port of this computer (CORS), and a page elsewhere may send the
 * browser to `/__open-in-editor`, which starts a program.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { API, KEY_HEADER } from "../../protocol.ts";
import { words } from "../../words.ts";

/** What the guard looks at. */
export type Guarded = Pick<IncomingMessage, "headers" | "method" | "url"> & {
	socket: Pick<IncomingMessage["socket"], "remoteAddress">;
};

/** More than all of content/. */
export const MAX_BODY = 256 * 1024;

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

const refuse = (status: number, message = words.notForYou) => ({ status, message });

/**
 * Judges a request before anything of it is read.
 * @param ownPort the port on which this server listens.
 * @param key what whoever writes has to show.
 * @returns why the request is refused, or null: it may go on.
 */
export function guard(request: Guarded, ownPort: number, key: string) {
	const { headers, method = "" } = request;
	if (!LOOPBACK.test(request.socket.remoteAddress ?? "")) return refuse(403);

	const { host = "" } = headers;
	if (![`localhost:${ownPort}`, `127.0.0.1:${ownPort}`, `[::1]:${ownPort}`].includes(host))
		return refuse(403, words.otherAddress(ownPort));

	if (!["GET", "HEAD", "POST"].includes(method)) return refuse(405);

	if (!isPath(request.url)) return refuse(400);

	const isUpgrade = headers.upgrade !== undefined;
	const ownOrigin = headers.origin === `http://${host}`;
	if (headers.origin === undefined) {
		// A browser leaves it out only where nothing can change.
		if (method === "POST" || isUpgrade) return refuse(403);
	} else if (!ownOrigin) return refuse(403);

	// Of a socket, browsers disagree about the site: its origin has said enough.
	const site = isUpgrade ? undefined : headers["sec-fetch-site"];
	if (site !== undefined && site !== "same-origin" && site !== "none" && !isPageLoad(request))
		return refuse(403);

	if (method === "POST" && !isJson(headers["content-type"])) return refuse(415);
	// Another user of this computer, or another program, can name any origin.
	if (method === "POST" && headers[KEY_HEADER] !== key) return refuse(401, words.noKey);
	return null;
}

/** What stays on this server: `//evil.example` and `/\evil.example` would name another one. */
const isPath = (url = "") => /^\/(?![/\\\s])/.test(url);

/** A page of the site. What begins with `/_` or `/@` is the API, or what Vite and Astro keep for themselves. */
export const isPage = (url = "") => isPath(url) && !/^\/[_@]/.test(url);

/** A link, which somebody may follow from anywhere. */
const isPageLoad = ({ headers, method, url }: Guarded) =>
	(method === "GET" || method === "HEAD") &&
	headers["sec-fetch-mode"] === "navigate" &&
	headers["sec-fetch-dest"] === "document" &&
	isPage(url);

const isJson = (type = "") => type.split(";")[0]?.trim().toLowerCase() === "application/json";

/** The headers of every answer: nobody else may frame it, hold on to its window or read it. */
export const safeHeaders = (url: string): Record<string, string> => ({
	"content-security-policy": "frame-ancestors 'self'",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"x-content-type-options": "nosniff",
	...(url.startsWith(API) && { "cache-control": "no-store" }),
});

/** Puts the guard before all that a Vite server does, its socket included. */
export function protect({ middlewares, httpServer }: ViteDevServer, key: string): void {
	const handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
		for (const [name, value] of Object.entries(safeHeaders(request.url ?? "")))
			response.setHeader(name, value);
		const refusal = guard(request, request.socket.localPort ?? 0, key);
		if (!refusal) return next();
		response.statusCode = refusal.status;
		response.setHeader("content-type", "text/plain; charset=utf-8");
		// What was sent along is not read.
		response.setHeader("connection", "close");
		response.end(refusal.message);
	};
	// Astro puts its own handlers first when all plugins are done, just before it listens.
	httpServer?.once("listening", () => middlewares.stack.unshift({ route: "", handle }));
	httpServer?.prependListener("upgrade", (request, socket) => {
		if (guard(request, request.socket.localPort ?? 0, key)) socket.destroy();
	});
}

/** A body that is refused. */
const refused = (status: number, message?: string) =>
	Object.assign(new Error(), refuse(status, message));

/**
 * @returns the JSON object that a request holds.
 * @throws a refusal when it holds no such thing, or more than MAX_BODY: the rest is not read.
 */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
	const tooLarge = refused(413, words.tooLarge(MAX_BODY / 1024));
	if (Number(request.headers["content-length"] ?? 0) > MAX_BODY) throw tooLarge;
	const chunks: Buffer[] = [];
	let size = 0;
	// The socket stays, to carry the answer.
	for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
		size += chunk.length;
		if (size > MAX_BODY) throw tooLarge;
		chunks.push(chunk);
	}
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
		const body: unknown = JSON.parse(text);
		if (typeof body === "object" && body !== null && !Array.isArray(body))
			return body as Record<string, unknown>;
	} catch {
		// Said below.
	}
	throw refused(400);
}
