// @vitest-environment jsdom
/** The page that a visitor points at is drawn before the click: which links the rules mean. */
import { expect, test } from "vitest";
import { routes } from "../built-site.ts";
import { documentOf } from "../document.ts";

test.for(routes)("%s: every other page that it links to, and no file or place", (route) => {
	const page = documentOf(route);
	const pathsOf = (selector: string) =>
		[...page.querySelectorAll(selector)].map((link) => link.getAttribute("href") ?? "");
	const rules = page.querySelector("script[type=speculationrules]")?.textContent ?? "";
	const {
		prefetch: [prefetch],
		prerender: [prerender],
	} = JSON.parse(rules);
	expect(prefetch).toMatchObject({ eagerness: "conservative", where: prerender.where });
	expect(prerender.eagerness).toBe("moderate");

	const meant = new Set(pathsOf(prerender.where.selector_matches));
	expect(meant.size).toBeGreaterThan(0);
	expect([...meant].filter((path) => !routes.includes(path))).toEqual([]);
	const linked = pathsOf("main a[href^='/']").filter((path) => routes.includes(path));
	expect(linked.filter((path) => !meant.has(path))).toEqual([]);
});
