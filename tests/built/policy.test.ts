// @vitest-environment jsdom
/** The policy that pages are sent with allows the code that stands in them, and no other. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { builtFile, routes } from "../built-site.ts";
import { documentOf } from "../document.ts";

const [, policy = ""] =
	builtFile("/_headers")
		.toString()
		.match(/Content-Security-Policy: (default-src .*)/) ?? [];
/** The sources that a directive has, `'self'` aside. */
const sourcesOf = (directive: string) =>
	new Set(policy.match(`${directive} 'self' (.*?);`)?.[1]?.split(" "));

const pages = [...routes, "/404"].map(documentOf);
const hashesOf = (selector: string) =>
	new Set(
		pages
			.flatMap((page) => [...page.querySelectorAll(selector)])
			.map(({ textContent }) => {
				const hash = createHash("sha256").update(textContent).digest("base64");
				return `'sha256-${hash}'`;
			}),
	);

test("each script and style of a page by its hash, and nothing that no page has", () => {
	const scripts = hashesOf('script:not([src], [type="application/ld+json"])');
	expect(scripts.size).toBeGreaterThan(0);
	expect(sourcesOf("script-src")).toEqual(scripts);
	expect(sourcesOf("style-src")).toEqual(hashesOf("style"));
});

test("no page has code in an attribute, which no hash allows", () => {
	const found = pages.flatMap((page) =>
		[...page.querySelectorAll("*")]
			.flatMap(({ attributes }) => [...attributes])
			.filter(({ name, value }) => /^(style|on.+)$/.test(name) || /^javascript:/i.test(value))
			.map(({ name, value }) => `${name}="${value}"`),
	);
	expect(found).toEqual([]);
});

test("styles stand in the head, or are files", () => {
	expect(pages.flatMap((page) => [...page.querySelectorAll("body style")])).toEqual([]);
	expect(hashesOf("head style").size).toBeGreaterThan(0);
});
