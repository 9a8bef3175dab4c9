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

const inMenu = content.navigatie.menu.flatMap(({ href, items = [] }) => [
	...(href ? [href] : []),
	...items.map(({ href }) => href),
]);

test.for([...pages])("%s: both menus mark it, or the nearest page above it", ([route, page]) => {
	const above = route
		.split("/")
		.map((_, index, steps) => steps.slice(0, index + 1).join("/"))
		.findLast((path) => inMenu.includes(path));
	const marked = route === "/" ? "/" : above;
	for (const menu of page.querySelectorAll("header nav")) {
		const marks = [...menu.querySelectorAll("a[aria-current]")].map((link) => [
			link.getAttribute("href"),
			link.getAttribute("aria-current"),
		]);
		expect(marks).toEqual(marked ? [[marked, marked === route ? "page" : "true"]] : []);
	}

	// What such a link stands in is marked as well: a dropdown's trigger, a part that is unfolded.
	const part = content.navigatie.menu.find(({ items }) =>
		items?.some(({ href }) => href === marked),
	);
	const triggers = [...page.querySelectorAll("header nav button[data-current]")];
	expect(triggers.map(({ textContent }) => textContent)).toEqual(part ? [part.label] : []);
	const open = [...page.querySelectorAll("header nav details[open] > summary")];
	expect(open.map(({ textContent }) => textContent)).toEqual(part ? [part.label] : []);
});
