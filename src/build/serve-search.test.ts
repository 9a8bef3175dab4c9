import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Connect, ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveSearch } from "./serve-search.ts";

const pageOf = (path: string) =>
	`<link rel="canonical" href="https://x.example${path}"><meta property="og:title" content="T">
	<link rel="alternate" type="text/markdown" href="x.md"><main><h1>Titel van ${path}</h1></main>`;

/** What Astro's own server answers with. */
const site: RequestListener = ({ url = "" }, response) => {
	if (url === "/zoeken.json")
		response.end(JSON.stringify({ pages: [{ path: "/", name: "Home" }], kinds: {} }));
	else if (["/", "/cases"].includes(url)) response.end(pageOf(url));
	else response.writeHead(404).end("<main>niets</main>");
};

let handle: Connect.NextHandleFunction;
serveSearch({
	middlewares: {
		use: (handler: Connect.NextHandleFunction) => {
			handle = handler;
		},
	},
} as unknown as ViteDevServer);
const server = createServer((request, response) =>
	handle(request, response, (error?: unknown) =>
		error ? response.writeHead(500).end(`${error}`) : site(request, response),
	),
);
const get = async (path: string) =>
	(await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)).text();

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it("makes what the search finds, and leaves all else to the site", async () => {
	expect(JSON.parse(await get("/zoeken.json"))).toEqual({
		pages: [{ path: "/", name: "Home", text: "Titel van /. T.", parts: [] }],
	});
	expect(await get("/cases")).toBe(pageOf("/cases"));
});
