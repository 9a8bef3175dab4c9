// @vitest-environment jsdom
/** The tools to decide with: pages lead to them, Markdown says what they show, the search finds them. */
import { describe, expect, test } from "vitest";
import type { SearchFile } from "../../src/search/search.ts";
import { slugOf } from "../../src/text/slug.ts";
import { builtFile, content, twinPath } from "../built-site.ts";
import { documentOf } from "../document.ts";

const { diensten, paginas } = content;
const { choice } = paginas.diensten;
const chooser = {
	route: "/diensten",
	title: choice.title,
	/** What it shows without a choice. */
	shows: choice.questions.flatMap(({ question, answers }) => [
		question,
		...Object.values(answers).map(({ text }) => text),
	]),
};
const composers = diensten.flatMap(({ id, slug, compose }) =>
	compose
		? {
				id,
				route: `/diensten/${slug}`,
				title: compose.title,
				shows: [compose.roles, compose.examples].flat().map(({ text }) => text),
			}
		: [],
);
const tools = [chooser, ...composers];
const hrefOf = ({ route, title }: (typeof tools)[number]) => `${route}#${slugOf(title)}`;

/** What leads to a place, in the main part of a page. */
function linksTo(href: string, route: string) {
	return [...documentOf(route).querySelectorAll(`main a[href="${href}"]`)];
}

test("there is something to compose and something to choose", () => {
	expect(composers.length).toBeGreaterThan(0);
});

describe.for(tools)("$title", (tool) => {
	const { route, title, shows } = tool;
	const href = hrefOf(tool);

	test.for(["/", "/contact", route])("%s leads to it, once and in words", (from) => {
		const links = linksTo(href, from);
		expect(links).toHaveLength(1);
		expect(links[0]?.textContent).not.toBe("");
	});

	test("Markdown says what it shows, and the search finds it by its heading alone", () => {
		const twin = builtFile(twinPath(route)).toString();
		const { pages } = JSON.parse(builtFile("/zoeken.json").toString()) as SearchFile;
		const parts = pages.find(({ path }) => path === route)?.parts ?? [];
		const found = parts.find(({ heading }) => heading === title)?.text;
		expect(found).toBeTruthy();
		for (const words of shows) {
			expect(twin).toContain(words);
			expect(found).not.toContain(words);
		}
	});
});

test("a service without a team to compose leads to the questions", () => {
	for (const { slug, compose } of diensten)
		expect(linksTo(hrefOf(chooser), `/diensten/${slug}`), slug).toHaveLength(compose ? 0 : 1);
});

test("fields of expertise and cases lead back to a tool", () => {
	for (const { slug } of content.expertise)
		expect(linksTo(hrefOf(chooser), `/expertise/${slug}`), slug).toHaveLength(1);
	for (const { slug, story, dienst } of content.cases) {
		if (!story) continue;
		const tool = composers.find(({ id }) => id === dienst) ?? chooser;
		expect(linksTo(hrefOf(tool), `/cases/${slug}`), slug).toHaveLength(1);
	}
});
