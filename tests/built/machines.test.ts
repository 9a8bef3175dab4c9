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
const DAYS_IN_YEAR = 365;

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

test("security.txt says where to report, for a while", () => {
	const lines = builtFile("/.well-known/security.txt").toString().trim().split("\n");
	const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
	expect(fields).toMatchObject({
		Contact: `mailto:${identity.email}`,
		Canonical: addressOf("/.well-known/security.txt"),
		"Preferred-Languages": "nl, en",
	});
	const days = (Date.parse(fields.Expires ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
	expect(days).toBeGreaterThan(0);
	expect(days).toBeLessThan(DAYS_IN_YEAR);
});
