/** What crawlers and answer engines read instead of pages; that a twin says what its page says is seen in routes.spec.ts. */
import { expect, test } from "vitest";
import {
	addressOf,
	builtFile,
	builtPage,
	content,
	files,
	pathOf,
	routes,
	twinPath,
} from "../built-site.ts";

const { identity } = content;

test("the sitemap holds every page, each with the day it last changed", () => {
	const entries = [
		...builtFile("/sitemap.xml")
			.toString()
			.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g),
	];
	expect(entries.map(([, address = ""]) => pathOf(address)).sort()).toEqual(routes);
	for (const [, address, changed = ""] of entries) {
		expect(changed).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/);
		expect(Date.parse(changed), address).toBeLessThanOrEqual(Date.now());
	}
});

test("robots.txt lets all in and names the sitemap", () => {
	const robots = builtFile("/robots.txt").toString();
	expect(robots).toContain(`Sitemap: ${addressOf("/sitemap.xml")}`);
	expect(robots).not.toMatch(/^Disallow: ./m);
});

test("llms.txt leads to every page's Markdown twin", () => {
	const text = builtFile("/llms.txt").toString();
	expect(text.startsWith(`# ${identity.name}\n\n> `)).toBe(true);
	const links = [...text.matchAll(/^- \[.+?\]\((.+?)\): ./gm)].map(([, address]) => address);
	expect(links.sort()).toEqual(routes.map((route) => addressOf(twinPath(route))).sort());
});

test.for(routes)("%s: names its twin, which exists", (route) => {
	expect(builtPage(route)).toContain(
		`<link rel="alternate" type="text/markdown" href="${twinPath(route)}"`,
	);
	expect(files).toContain(twinPath(route));
});

test.for(routes)("%s: in its twin no link sticks to the next word", (route) => {
	expect(builtFile(twinPath(route)).toString()).not.toMatch(/\]\(\S*\)[\p{L}\d]/u);
});

test("security.txt stands where it is looked for; what it says is tested beside its code", () => {
	expect(builtFile("/.well-known/security.txt").toString()).toContain(identity.email);
});
