// @vitest-environment jsdom
/** How each page is built up: what it calls things by, its headings and its landmarks. */
import { expect, test } from "vitest";
import { builtPage, content, routes } from "../built-site.ts";

const pages = new Map(
	[...routes, "/404"].map((route) => [
		route,
		new DOMParser().parseFromString(builtPage(route), "text/html"),
	]),
);

test.for([...pages])(
	"%s: a heading that leads to an expertise calls it by its name",
	([, page]) => {
		const names = new Map(content.expertise.map(({ slug, name }) => [`/expertise/${slug}`, name]));
		for (const link of page.querySelectorAll(":is(h2, h3) a")) {
			const name = names.get(link.getAttribute("href") ?? "");
			if (name) expect(link.textContent).toBe(name);
		}
	},
);
