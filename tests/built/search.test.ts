/** What the search of the built site leads to. */
import { expect, test } from "vitest";
import type { SearchFile } from "../../src/search/search.ts";
import { slugOf } from "../../src/text/slug.ts";
import { builtFile, builtPage, content, mainText } from "../built-site.ts";

const file = JSON.parse(builtFile("/zoeken.json").toString()) as SearchFile;

/** Where the pages stand that are one of several. */
const FOLDERS = {
	dienst: "/diensten/",
	expertise: "/expertise/",
	case: "/cases/",
	vacature: "/over-ons/werken-bij/",
};

test("knows what each thing of its own is called, and what kind of thing it is", () => {
	const { diensten, expertise, cases, vacatures, paginas, zoeken } = content;
	const asked = [...diensten, paginas.diensten, paginas["werken-bij"], paginas.community];
	const things = {
		question: asked.flatMap(({ questions: { items } }) =>
			items.flatMap(({ question, answer }) => (answer ? [question] : [])),
		),
		technology: expertise.flatMap(({ technologies }) => technologies.items.map(({ name }) => name)),
		client: expertise.flatMap(({ impact }) => impact.cases.map(({ client }) => client)),
		// Of one with a page of its own the page is the thing.
		case: cases.filter(({ story }) => !story).map(({ title }) => title),
		vacature: vacatures.filter(({ story }) => !story).map(({ title }) => title),
	};
	const parts = file.pages.flatMap(({ parts }) => parts);
	for (const kind of Object.keys(things) as (keyof typeof things)[])
		for (const heading of things[kind])
			expect(parts).toContainEqual(expect.objectContaining({ heading, kind: zoeken.kinds[kind] }));
	for (const kind of ["dienst", "expertise", "case", "vacature"] as const)
		for (const { path, ...page } of file.pages)
			if (path.startsWith(FOLDERS[kind])) expect(page.kind, path).toBe(zoeken.kinds[kind]);
});

test("says below which page a page stands", () => {
	for (const { path, name } of file.pages)
		for (const below of file.pages)
			if (below.path.startsWith(`${path}/`)) expect(below.above, below.path).toContain(name);
});

test("leads to places that are there", () => {
	for (const { path, parts } of file.pages) {
		for (const { heading, id = slugOf(heading) } of parts)
			expect(builtPage(path), path).toMatch(new RegExp(`\\bid="?${id}[" >]`));
	}
});

test("finds no call that a page ends with, and no cards that lead to cases", () => {
	const { home, cases, diensten, expertise } = content.paginas;
	const leftOut = new Set([home.cases.title, cases.filter.list, diensten.detail.cases]);
	leftOut.add(expertise.detail.relatedCases);
	JSON.stringify(content, (key, value) => {
		if (key === "closing" && value.title) leftOut.add(value.title);
		return value;
	});
	const shown = file.pages.map(({ path }) => mainText(path)).join();
	const unseen = [...leftOut].filter((title) => !shown.includes(title));
	const ofVacancies = content.paginas["werken-bij"].vacancies.page.closing.title;
	expect(unseen).toEqual(content.vacatures.some(({ story }) => story) ? [] : [ofVacancies]);
	const found = file.pages.flatMap(({ parts }) => parts.map(({ heading }) => heading));
	expect(found.filter((heading) => leftOut.has(heading))).toEqual([]);
});

test("finds no case by how its figures were measured", () => {
	for (const { slug, metrics } of content.cases) {
		const parts = file.pages.find(({ path }) => path === `/cases/${slug}`)?.parts ?? [];
		const words = parts.map(({ text }) => text).join(" ");
		for (const { measured } of metrics)
			if (measured?.method) expect(words, slug).not.toContain(measured.method);
	}
});
