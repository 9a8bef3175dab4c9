/** Makes what the search finds while `npm run dev` serves the pages and nothing is built. */
import type { ViteDevServer } from "vite";
import { type SearchSource, searchFile, wordsOfTwin } from "../search/search-file.ts";
import { readPage } from "./built-page.ts";
import { addHeadingIds } from "./heading-ids.ts";
import { twinOf } from "./markdown-twin.ts";

const FILE = "/zoeken.json";
/** Marks a request of our own: for the file as src/pages makes it. */
const OWN = "x-unfinished";

export function serveSearch({ middlewares }: ViteDevServer) {
	middlewares.use(async ({ url, headers }, response, next) => {
		if (url !== FILE || headers[OWN]) return next();
		const get = (path: string) =>
			fetch(`http://${headers.host}${path}`, { headers: { [OWN]: "1" } });
		try {
			const source = (await (await get(FILE)).json()) as SearchSource;
			const twins = await Promise.all(
				source.pages.map(async ({ path }) => {
					const page = readPage(await (await get(path)).text());
					addHeadingIds(page);
					return twinOf(page);
				}),
			);
			const found = new Map(
				twins.flatMap((twin) => (twin ? [[twin.path, wordsOfTwin(twin)]] : [])),
			);
			response.setHeader("Content-Type", "application/json");
			response.end(JSON.stringify(searchFile(source, found)));
		} catch (error) {
			next(error);
		}
	});
}
