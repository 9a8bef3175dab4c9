/** What the head of each page tells browsers, search engines and whoever shares the page. */
import { expect, test } from "vitest";
import { addressOf, builtPage, content, metaOf, routes, titleOf } from "../built-site.ts";

const { identity } = content;

test("titles and descriptions are unique", () => {
	for (const values of [
		routes.map(titleOf),
		routes.map((route) => metaOf(route).description ?? ""),
	]) {
		expect(values).not.toContain("");
		expect(new Set(values).size).toBe(routes.length);
	}
});

test.for(routes)("%s: title and description fit in what search engines show", (route) => {
	const title = titleOf(route);
	expect(title.endsWith(` | ${identity.name}`), title).toBe(true);
	expect(title.length, title).toBeGreaterThan(10);
	expect(title.length, title).toBeLessThanOrEqual(60);
	expect(metaOf(route).description).toMatch(/^.{70,160}$/);
});

test.for(routes)("%s: has one address, in Dutch", (route) => {
	const html = builtPage(route);
	expect(html.match(/<html[^>]* lang="nl"/g)).toHaveLength(1);
	expect(
		[...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href),
	).toEqual([addressOf(route)]);
});

test.for(routes)("%s: shared, it shows its own title, words and picture", (route) => {
	const meta = metaOf(route);
	expect(meta).toMatchObject({
		"og:url": addressOf(route),
		"og:locale": "nl_NL",
		"og:site_name": identity.name,
		"og:description": meta.description,
		"og:image": `${identity.url}${route === "/" ? "/index" : route}.png`,
		"og:type": /^\/cases\/./.test(route) ? "article" : "website",
		"twitter:card": "summary_large_image",
	});
	expect(titleOf(route)).toBe(`${meta["og:title"]} | ${identity.name}`);
	expect(meta["og:image:alt"]?.length).toBeGreaterThan(10);
});

test.for(routes)("%s: the order of the style layers comes before any style", (route) => {
	// Without spaces: the build leaves them out.
	const [, first = ""] = builtPage(route).match(/<style>(.*?)<\/style>/) ?? [];
	expect(first.replaceAll(/[ ;]/g, "")).toBe(
		"@layertokens,reset,base,components,sections,utilities",
	);
});

test("the not-found screen stays out of search engines", () => {
	const html = builtPage("/404");
	expect(html).toContain('<meta name="robots" content="noindex"');
	expect(html).not.toMatch(/rel="canonical"|property="og:|ld\+json|rel="alternate"/);
});
