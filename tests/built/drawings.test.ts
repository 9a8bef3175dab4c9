// @vitest-environment jsdom
/** What content describes as a drawing is drawn on its page, in a figure that says the same in words. */
import { describe, expect, test } from "vitest";
import { builtPage, content } from "../built-site.ts";

interface Drawn {
	route: string;
	/** All must stand in figures of the page, or, titles, above them. */
	words: readonly string[];
}

const cases = content.cases.flatMap(({ slug, story }): Drawn[] => {
	const { drawing, timeline } = story ?? {};
	const columns = [drawing?.before, drawing?.after].flatMap((side) => side?.columns ?? []);
	const named = columns.flatMap(({ nodes = [], places = [] }) => [...nodes, ...places]);
	const ofSystem = drawing && [
		...[drawing.title, drawing.intro, drawing.before.caption, drawing.after.caption],
		...[drawing.gone, drawing.came, drawing.stayed].flat(),
		...named.map(({ name }) => name),
	];
	const ofTime = timeline && [
		timeline.title,
		...[...timeline.above, ...timeline.below].map(({ title }) => title),
		...timeline.work.flatMap(({ label = [] }) => label),
	];
	return [ofSystem, ofTime].flatMap((words) => (words ? { route: `/cases/${slug}`, words } : []));
});
const expertise = content.expertise.flatMap(({ slug, drawing }): Drawn[] =>
	drawing ? [{ route: `/expertise/${slug}`, words: [drawing.title, drawing.text] }] : [],
);
const diensten = content.diensten.flatMap(({ slug, phases: { drawing } }): Drawn[] =>
	drawing ? [{ route: `/diensten/${slug}`, words: [drawing.caption] }] : [],
);

describe.for([...cases, ...expertise, ...diensten])("$route: $words.0", ({ route, words }) => {
	const page = new DOMParser().parseFromString(builtPage(route), "text/html");
	const figures = [...page.querySelectorAll("main figure")].filter(
		(figure) => !figure.querySelector("blockquote"),
	);
	const headings = [...page.querySelectorAll("main h2")];
	const said = [...figures, ...headings].map(({ textContent }) => textContent).join(" ");

	test("stands in words", () => {
		for (const word of words) expect(said).toContain(word);
	});

	test("is marks that are not read", () => {
		const marks = figures.flatMap((figure) => [...figure.querySelectorAll("svg")]);
		expect(marks.length).toBeGreaterThan(0);
		for (const mark of marks)
			expect(mark.closest("[aria-hidden=true]"), mark.outerHTML).toBeTruthy();
	});
});
