// @vitest-environment jsdom
/** How each page is built up: what it calls things by, its headings and its landmarks. */
import { expect, test } from "vitest";
import { content, routes } from "../built-site.ts";
import { documentOf } from "../document.ts";

const pages = new Map([...routes, "/404"].map((route) => [route, documentOf(route)]));

/** A part of a page, short enough for a report. */
const startOf = (element: Element) => element.outerHTML.slice(0, 160);

test.for([...pages])(
	"%s: the first stop leads past the menu, and all stands in a landmark",
	([, page]) => {
		const main = page.querySelector("main");
		const first = page.querySelector("a[href], button, input");
		expect(first?.textContent).toBe(content.interface.skipLink);
		expect(first?.getAttribute("href")).toBe(`#${main?.id}`);
		const outside = [...page.body.children].filter(
			(element) =>
				!element.matches(
					"header, main, footer, dialog[aria-label][aria-modal=true], script, style, link",
				),
		);
		expect(outside.map(startOf)).toEqual([]);
	},
);

test.for([...pages])(
	"%s: one header, main part, footer and heading of the first level",
	([, page]) => {
		for (const part of ["body > header", "main", "body > footer", "h1"])
			expect(page.querySelectorAll(part), part).toHaveLength(1);
	},
);

/** Pages that stand below another. */
const lower = [...pages].map(
	([route, page]) => [route.replace(/\/[^/]*$/, ""), route, page] as const,
);

test.for(lower.filter(([above]) => above))("%s is a step away from %s", ([above, , page]) => {
	const up = page.querySelector(`main a:is([href="${above}"], [href^="${above}#"])`);
	expect(up?.textContent, `No link leads up: 'back={wayTo("${above}")}' of its hero`).toBeTruthy();
});

test.for([...pages])("%s: every section and article has a heading of its own", ([, page]) => {
	const without = [...page.querySelectorAll("section, article")].filter((part) =>
		[...part.querySelectorAll("h1, h2, h3, h4, h5, h6")].every(
			(heading) => heading.closest("section, article, aside, nav") !== part,
		),
	);
	expect(without.map(startOf)).toEqual([]);
});

test.for([...pages])("%s: a caption is the first or the last of its figure", ([, page]) => {
	const between = [...page.querySelectorAll("figcaption")].filter(
		(caption) =>
			caption.parentElement?.localName !== "figure" ||
			(caption.previousElementSibling && caption.nextElementSibling),
	);
	expect(between.map(startOf)).toEqual([]);
});

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
	for (const menu of page.querySelectorAll(":is(header, dialog) nav")) {
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
	const triggers = [...page.querySelectorAll(":is(header, dialog) nav button[data-current]")];
	expect(triggers.map(({ textContent }) => textContent)).toEqual(part ? [part.label] : []);
	const open = [...page.querySelectorAll(":is(header, dialog) nav details[open] > summary")];
	expect(open.map(({ textContent }) => textContent)).toEqual(part ? [part.label] : []);
});
