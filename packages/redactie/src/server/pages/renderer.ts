/** Renders the site's pages, of content that may be in no file yet. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import type { RenderedPage, SitePage } from "../../protocol.ts";
import { type Content, type EditionOfSite, site } from "../../site.ts";
import type { Edition } from "../edition.ts";
import { isPage } from "../http/guard.ts";
import { markedFields, type PlacesByPage, untouched, withMarks, withoutMarks } from "./marks.ts";

/** Goes with the server's own requests for a page. Nobody else knows its value. */
const OWN = { name: "x-redactie-own", value: randomUUID() };

export type Renderer = ReturnType<typeof createRenderer>;

export function createRenderer(server: ViteDevServer, origin: () => string) {
	let shown: Content | undefined;
	/** The list of pages as it was made last, and where its own words come from. */
	let listed: { pages: SitePage[]; edition: Edition; places: PlacesByPage } | undefined;
	/** Pages are made of one content at a time. */
	let last: Promise<unknown> = Promise.resolve();
	const inTurn = <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
		const result = last.then(work);
		last = result.catch(() => {});
		return result;
	};
	const request = (url: string, headers: Record<string, string> = {}) =>
		fetch(new URL(url, origin()), {
			// One that is left open may be closed just as it is used again.
			headers: { ...headers, [OWN.name]: OWN.value, connection: "close" },
			redirect: "manual",
		});
	const show = (edition: EditionOfSite) => {
		if (shown === edition.content) return;
		showContent(server, withMarks(edition));
		shown = edition.content;
	};
	return {
		/** Whether a request is one of this renderer, to which the site itself answers. */
		isOwn: ({ headers }: IncomingMessage) => headers[OWN.name] === OWN.value,
		/** What the site answers to a request, made of this content and without marks. */
		fetch: (
			{ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">,
			edition: EditionOfSite,
		) =>
			inTurn(async () => {
				show(edition);
				const response = await request(url, ownHeadersOf(headers));
				const isText = TEXT.test(response.headers.get("content-type") ?? "");
				const body = isText
					? withoutMarks(await response.text())
					: Buffer.from(await response.arrayBuffer());
				return { status: response.status, headers: response.headers, body };
			}),
		/** @throws when there is no such page, or when it cannot be made of this content. */
		render: (path: string, edition: EditionOfSite) =>
			inTurn(async (): Promise<RenderedPage> => {
				// It may come from the address of the panel, which anybody can link to.
				if (!isPage(path)) throw new Error(`${path} is no page.`);
				show(edition);
				const response = await request(path);
				const marked = await response.text();
				if (!response.ok && path !== "/404")
					throw new Error(`${path}: ${response.status} ${marked.slice(0, 300)}`);
				return { path, marked, fields: markedFields(marked, edition.fields) };
			}),
		/** All pages of this content, in the order of the menu. It waits for no page when they are those of before. */
		pages: async (edition: Edition): Promise<SitePage[]> => {
			if (listed && untouched(listed.places, listed.edition, edition).size > 0) return listed.pages;
			return inTurn(async () => {
				show(edition);
				const environment = server.environments.ssr;
				if (!environment || !isRunnableDevEnvironment(environment))
					throw new Error("Astro's pages no longer run in Vite's environment 'ssr'.");
				const marked = await site.pages((module) => environment.runner.import(module));
				const pages = marked.map(({ path, name, ...page }) => ({
					...page,
					path: withoutMarks(path),
					name: withoutMarks(name),
				}));
				const ids = Object.values(markedFields(JSON.stringify(marked), edition.fields));
				listed = { pages, edition, places: new Map([["", new Map(ids.map((id) => [id, 1]))]]) };
				return pages;
			});
		},
	};
}

/** What content can be read in. */
const TEXT = /^text\/|\b(javascript|json|xml)\b/;

/** Those that the site's own server knows (src/build/serve-search.ts). */
const ownHeadersOf = (headers: IncomingMessage["headers"]) =>
	Object.fromEntries(
		Object.entries(headers).flatMap(([name, value]) =>
			name.startsWith("x-") && typeof value === "string" ? [[name, value]] : [],
		),
	);

/** Modules of pages run in this process, so they find it here. */
const HELD = Symbol.for("redactie.held");
const held = globalThis as { [HELD]?: (module: number, id: string) => unknown };

/** Makes the modules of the site give what the editor holds in memory, in place of what they read from disk. */
export const siteContent = (): Plugin => ({
	name: "editor-site-content",
	enforce: "pre",
	load(id) {
		const index = site.modules.findIndex((module) => module.id.test(id));
		const module = site.modules[index];
		if (!module || (module.isServerOnly && this.environment.name === "client")) return undefined;
		const value = `globalThis[Symbol.for("${HELD.description}")](${index}, ${JSON.stringify(id)})`;
		return module.exports === "default"
			? `export default ${value};`
			: `export const ${module.exports} = ${value};`;
	},
});

/** From the next request on, pages show this. What has read the content before is evaluated anew. */
function showContent(server: ViteDevServer, content: Content) {
	held[HELD] = (module, id) => site.modules[module]?.of(content, id);
	for (const environment of Object.values(server.environments)) {
		if (!isRunnableDevEnvironment(environment)) continue;
		const modules = environment.runner.evaluatedModules;
		const stale = [...modules.idToModuleMap.values()].filter((module) =>
			site.modules.some(({ id }) => id.test(module.id)),
		);
		const seen = new Set(stale);
		for (const module of seen) {
			for (const id of module.importers) {
				const importer = modules.getModuleById(id);
				if (importer) seen.add(importer);
			}
			modules.invalidateModule(module);
		}
		// Which pages there are is remembered by Astro itself.
		environment.hot.send("astro:content-changed", {});
	}
}
