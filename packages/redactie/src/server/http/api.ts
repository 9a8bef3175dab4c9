/** Speaks for the editor over HTTP, to the panel and to nobody else. */
import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { Worker } from "node:worker_threads";
import { z } from "astro/zod";
import type { Connect, ViteDevServer } from "vite";
import {
	API,
	changeBetween,
	type DraftsRequest,
	type HintsRequest,
	type State,
	type StateChange,
} from "../../protocol.ts";
import { requests } from "../../requests.ts";
import { site } from "../../site.ts";
import { words } from "../../words.ts";
import type { Editor } from "../editor.ts";
import type { Drafts } from "../files/files.ts";
import type { Renderer } from "../pages/renderer.ts";
import { readJson } from "./guard.ts";

/** Where the panel stands. */
const PANEL = "/redactie";

const PAGE = new URL("../../panel/index.html", import.meta.url);
/** The module that starts it, as Vite serves it. */
const panelModule = () => (site.panel ? `/${site.panel}` : `/@fs${OWN_PANEL}`);
export const OWN_PANEL = fileURLToPath(new URL("../../panel/on-its-own.ts", import.meta.url));

/** The page that loads the panel. */
export const panelPage =
	(server: ViteDevServer): Connect.NextHandleFunction =>
	(request, response, next) => {
		if (pathOf(request) !== PANEL) return next();
		const html = readFileSync(PAGE, "utf8").replace("%PANEL%", panelModule());
		server
			.transformIndexHtml(PANEL, html)
			.then((page) => {
				response.setHeader("Content-Type", "text/html; charset=utf-8");
				response.setHeader("Cache-Control", "no-store");
				response.end(page);
			})
			.catch(next);
	};

type Handler = (request: IncomingMessage) => Promise<object>;

/** @param tell the other windows of what was typed in one. */
export function api(
	editor: Editor,
	hints: Hints,
	drafts: Drafts,
	tell: (typed: DraftsRequest) => void,
): Connect.NextHandleFunction {
	const sent = sentStates();
	const handlers: Record<string, Handler> = {
		"GET /state": async (request) =>
			sent(await editor.state(), Number(queryOf(request).get("since"))),
		"GET /changes": () => editor.changes(),
		"GET /page": (request) => editor.page(queryOf(request).get("path") ?? "/"),
		"POST /try": async (request) => editor.try(requests.try.parse(await readJson(request))),
		"POST /hints": async (request) => hints(requests.hints.parse(await readJson(request))),
		"POST /apply": async (request) => editor.apply(requests.apply.parse(await readJson(request))),
		"POST /commit": async (request) =>
			editor.commit(requests.commit.parse(await readJson(request))),
		"GET /drafts": async () => drafts.all(),
		"POST /drafts": async (request) => {
			const typed = requests.drafts.parse(await readJson(request));
			tell({ ...typed, changes: drafts.take(typed) });
			return {};
		},
		"POST /undo": () => editor.undo(),
		"POST /redo": () => editor.redo(),
	};
	return (request, response, next) => {
		const path = pathOf(request);
		if (!path.startsWith(`${API}/`)) return next();
		const handler = handlers[`${request.method} ${path.slice(API.length)}`];
		if (!handler) return answer(response, 404, { error: words.notForYou });
		handler(request)
			.then((body) => answer(response, 200, body))
			.catch((error: Error & { status?: number }) =>
				answer(response, error instanceof z.ZodError ? 400 : (error.status ?? 500), {
					error: error.message,
				}),
			);
	};
}

/** Pages are made of marked content: whoever asks for one as visitors do gets it without marks, as it was kept. */
export const asVisitorsGetIt =
	(editor: Editor, renderer: Renderer, root: string): Connect.NextHandleFunction =>
	(request, response, next) => {
		if (renderer.isOwn(request) || isOfVite(pathOf(request), root)) return next();
		(async () => {
			const { status, headers, body } = await editor.visit(request);
			response.statusCode = status;
			for (const name of ["content-type", "location"]) {
				const value = headers.get(name);
				if (value) response.setHeader(name, value);
			}
			response.end(body);
		})().catch(next);
	};

/** Modules of the project, and what Vite serves of others. */
const isOfVite = (path: string, root: string) =>
	/^\/(@|node_modules\/|__)/.test(path) ||
	statSync(join(root, path), { throwIfNoEntry: false })?.isFile();

const queryOf = ({ url = "" }: IncomingMessage) => new URL(url, "http://localhost").searchParams;
const pathOf = ({ url = "/" }: IncomingMessage) => url.split("?")[0] ?? "/";

function answer(response: ServerResponse, status: number, body: unknown) {
	response.statusCode = status;
	response.setHeader("Content-Type", "application/json; charset=utf-8");
	response.setHeader("Cache-Control", "no-store");
	response.end(JSON.stringify(body));
}

/** A window that is further behind gets all of it. */
const MOST = 20;

/** The states that windows have: each is sent what changed since its own. */
function sentStates() {
	const sent: State[] = [];

	/** @param since the version of the state that the window has; 0: none. */
	return (state: State, since: number): State | StateChange => {
		if (!sent.some(({ version }) => version >= state.version)) sent.push(state);
		if (sent.length > MOST) sent.shift();
		const before = sent.find(({ version }) => version === since);
		if (!before || before.version > state.version) return state;
		return changeBetween(before, state, isDeepStrictEqual);
	};
}

type Hints = ReturnType<typeof createHints>;

/** @param thread answers each request with its hints, in their order; it starts at the first of them. */
export function createHints(thread: URL | undefined, root: string) {
	let waiting: ((hints: string[]) => void)[] = [];
	let worker: Worker | undefined;

	function start(thread: URL): Worker {
		const started = new Worker(thread, { workerData: root });
		started.unref();
		started.on("message", (hints: string[]) => waiting.shift()?.(hints));
		// Without its list or its dictionary it has nothing to say.
		started.on("error", () => {
			for (const answer of waiting) answer([]);
			waiting = [];
			worker = undefined;
		});
		return started;
	}

	return (request: HintsRequest): Promise<string[]> =>
		new Promise((resolve) => {
			if (!thread) return resolve([]);
			worker ??= start(thread);
			waiting.push(resolve);
			worker.postMessage(request);
		});
}
