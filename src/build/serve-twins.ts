/** Makes what stands beside pages in dist/ while `npm run dev` serves them and nothing is built. */
import type { ViteDevServer } from "vite";
import { type SearchSource, searchFile, wordsOfTwin } from "../search/search-file.ts";
import { readPage } from "./built-page.ts";
import { addHeadingIds } from "./heading-ids.ts";
import { markdownOf, twinOf } from "./markdown-twin.ts";

/** Marks a request of our own: for /zoeken.json as src/pages makes it. */
const OWN = "x-unfinished";

export function serveTwins({ middlewares }: ViteDevServer) {
	middlewares.use(async ({ url = "", headers }, response, next) => {
		const get = (path: string) =>
			fetch(`http://${headers.host}${path}`, { headers: { [OWN]: "1" } });
		const { pathname } = new URL(url, "http://localhost");
		try {
			if (pathname === "/zoeken.json" && !headers[OWN]) {
				const source = (await (await get(pathname)).json()) as SearchSource;
				const twins = await Promise.all(source.pages.map(({ path }) => twinAt(path, get)));
				const found = new Map(
					twins.flatMap((twin) => (twin ? [[twin.path, wordsOfTwin(twin)]] : [])),
				);
				response.setHeader("Content-Type", "application/json");
				response.end(JSON.stringify(searchFile(source, found)));
			} else if (pathname.endsWith(".md")) {
				const twin = await twinAt(pathname.replace(/(^\/index)?\.md$/, "") || "/", get);
				if (!twin) return next();
				response.setHeader("Content-Type", "text/markdown; charset=utf-8");
				response.end(markdownOf(twin));
			} else next();
		} catch (error) {
			next(error);
		}
	});
}

async function twinAt(path: string, get: (path: string) => Promise<Response>) {
	const page = readPage(await (await get(path)).text());
	addHeadingIds(page);
	return twinOf(page);
}
