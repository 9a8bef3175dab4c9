/** What every host answers, and that all answer the same. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { builtFile, builtPage, files, routes, twinPath } from "./built-site.ts";
import { ask, HOSTS, hasBrotli, test } from "./hosts.ts";

const OF_ALL = {
	"cross-origin-embedder-policy": "require-corp",
	"cross-origin-resource-policy": "same-origin",
	"referrer-policy": "same-origin",
	"x-content-type-options": "nosniff",
};
/** In seconds. */
const YEAR = 365 * 24 * 60 * 60;
const TYPES: Record<string, RegExp> = {
	js: /^text\/javascript/,
	json: /^application\/json/,
	md: /^text\/markdown; charset=utf-8$/,
	png: /^image\/png$/,
	svg: /^image\/svg\+xml/,
	txt: /^text\/plain; charset=utf-8$/,
	vcf: /^text\/vcard; charset=utf-8$/,
	webmanifest: /^application\/manifest\+json/,
	woff2: /^font\/woff2$/,
	xml: /xml/,
};

for (const host of HOSTS)
	test.describe(host, () => {
		test("pages come with all that protects a visitor", async ({ addressOf }) => {
			for (const route of [...routes, "/bestaat-niet", "/_astro/bestaat-niet.js"]) {
				const { status, headers } = await ask(addressOf(host), route);
				expect(status, route).toBe(route.includes("bestaat-niet") ? 404 : 200);
				expect(headers, route).toMatchObject({
					...OF_ALL,
					"cache-control": "public, max-age=0, must-revalidate",
					"content-type": "text/html; charset=utf-8",
				});
				const policy = headers["content-security-policy"];
				expect(policy).toMatch(/^default-src 'none';.* frame-ancestors 'none'/);
				expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
				expect(policy).not.toContain("unsafe-");
				const [, age] = /max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "") ?? [];
				expect(Number(age)).toBeGreaterThanOrEqual(YEAR);
				expect(headers["permissions-policy"]).toMatch(/camera=\(\).* geolocation=\(\)/);
			}
		});

		test("a page has one address", async ({ addressOf }) => {
			for (const route of routes)
				for (const other of route === "/"
					? ["/index", "/index.html"]
					: [`${route}/`, `${route}.html`]) {
					const { status, headers } = await ask(addressOf(host), `${other}?a=b`);
					expect(status, other).toBe(307);
					expect(headers.location).toBe(`${route}?a=b`);
				}
		});

		test("what does not exist is shown as such", async ({ addressOf }) => {
			for (const path of [
				...["/bestaat-niet", "/cases/bestaat-niet", "/cases.html.gz", "/404.txt"],
				// Files of the host, and the one that holds this very screen.
				...[
					"/_headers",
					"/_redirects",
					"/404",
					"/404.html",
					"/404/",
					"/404?a=b",
					"/404/index.html",
				],
			]) {
				const { status, body } = await ask(addressOf(host), path);
				expect(status, path).toBe(404);
				expect(String(body)).toBe(builtPage("/404"));
			}
		});

		test("files come whole, each as what it is", async ({ addressOf }) => {
			expect(files).toEqual(expect.arrayContaining(["/contact.vcf", ...routes.map(twinPath)]));
			for (const path of files) {
				const { status, headers, body } = await ask(addressOf(host), path);
				expect(status, path).toBe(200);
				expect(body.equals(builtFile(path)), path).toBe(true);
				const type = TYPES[path.split(".").at(-1) ?? ""];
				if (type) expect(headers["content-type"], path).toMatch(type);
				expect(headers, path).toMatchObject({
					...OF_ALL,
					"cross-origin-resource-policy": path.endsWith(".png") ? "cross-origin" : "same-origin",
				});
				expect(/immutable/.test(headers["cache-control"] ?? ""), path).toBe(
					path.startsWith("/_astro/"),
				);
				if (path.startsWith("/_astro/")) expect(headers["content-security-policy"]).toBeUndefined();
			}
		});

		test("text comes compressed to whoever can read that", async ({ addressOf }) => {
			for (const [encoding, decode] of [
				["gzip", gunzipSync],
				["br", brotliDecompressSync],
			] as const) {
				if (encoding === "br" && host === "nginx" && !hasBrotli) continue;
				for (const path of ["/cases", "/zoeken.json", "/favicon.svg"]) {
					const options = { headers: { "accept-encoding": encoding } };
					const { headers, body } = await ask(addressOf(host), path, options);
					expect(headers["content-encoding"], path).toBe(encoding);
					const plain = await ask(addressOf(host), path);
					expect(decode(body).equals(plain.body), path).toBe(true);
				}
			}
		});

		test("whoever has a page already gets no second copy", async ({ addressOf }) => {
			const { etag = "" } = (await ask(addressOf(host), "/cases")).headers;
			const headers = { "if-none-match": etag };
			expect((await ask(addressOf(host), "/cases", { headers })).status).toBe(304);
		});
	});

test("both give each file the same headers", async ({ addressOf }) => {
	const [one, other] = HOSTS.map(addressOf);
	const compared = [
		...Object.keys(OF_ALL),
		...["cache-control", "content-security-policy", "content-type", "permissions-policy"],
		"strict-transport-security",
	];
	for (const path of [...routes, ...files, "/bestaat-niet", "/404", "/404.html"]) {
		const headersOf = async (address = "") => {
			const { headers } = await ask(address, path);
			return Object.fromEntries(compared.map((name) => [name, headers[name]]));
		};
		expect(await headersOf(one), path).toEqual(await headersOf(other));
	}
});
