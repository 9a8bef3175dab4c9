// @vitest-environment jsdom
/** What content describes as a drawing is drawn on its page, in a figure that says the same in words. */
import { describe, expect, test } from "vitest";
import { content } from "../built-site.ts";
import { documentOf } from "../document.ts";

interface Drawn {
	route: string;
	/** All must stand in figures of the page, or, titles, above them. */
	words: readonly string[];
}

type Drawing = NonNullable<(typeof content.cases)[0]["story"]>["drawing"];
const rowsOf = (drawing: Drawing) =>
	drawing ? [...drawing.before.rows, drawing.middle, ...drawing.after.rows] : [];

const cases = content.cases.flatMap(({ slug, story }): Drawn[] => {
	const { drawing, timeline } = story ?? {};
	const rows = rowsOf(drawing);
	const ofSystem = drawing && [
		...[drawing.title, drawing.before.caption, drawing.after.caption],
		...rows.flatMap(({ label, note = [] }) => [label, note].flat()),
		...rows.flatMap(({ names = [], towns = [] }) => [...names, ...towns]).map(({ name }) => name),
		...rows.flatMap(({ block, far = [] }) => [...far, ...(block ? [block.text] : [])]),
	];
	const ofTime = timeline && [
		timeline.title,
		...[...timeline.above, ...timeline.below].map(({ title }) => title),
		...timeline.work.map(({ title }) => title),
		...(timeline.team.other ?? []).flatMap(({ what, whose, hours }) => [
			...[what, whose],
			hours.toLocaleString("nl-NL"),
		]),
	];
	return [ofSystem, ofTime].flatMap((words) => (words ? { route: `/cases/${slug}`, words } : []));
});
const expertise = content.expertise.flatMap(({ slug, drawing }): Drawn[] =>
	drawing ? [{ route: `/expertise/${slug}`, words: [drawing.title, drawing.text] }] : [],
);
const diensten = content.diensten.flatMap(({ slug, phases: { caption, steps } }): Drawn[] =>
	caption && steps.some(({ form }) => form)
		? [{ route: `/diensten/${slug}`, words: [caption] }]
		: [],
);

const services = content.diensten.map(({ slug }) => documentOf(`/diensten/${slug}`));
const numberOf = (element: Element | null) =>
	Number.parseFloat((element?.textContent ?? "").replace(",", "."));

describe.for([...cases, ...expertise, ...diensten])("$route: $words.0", ({ route, words }) => {
	const page = documentOf(route);
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

test.for(
	content.cases.flatMap(({ slug, story }) =>
		story?.timeline ? [{ slug, timeline: story.timeline }] : [],
	),
)(
	"$slug: each part of the work begins where it began, as long as it took",
	({ slug, timeline }) => {
		const ours = documentOf(`/cases/${slug}`).querySelector(".effort > :last-child path");
		const parts = [...(ours?.getAttribute("d") ?? "").matchAll(/M([\d.]+) \S+?h([\d.]+)/g)];
		expect(parts.map(([, from, length]) => [Number(from), Number(length)])).toEqual(
			timeline.work.map(({ from, to }) => [from, expect.closeTo(to - from, 1)]),
		);
	},
);

test.for(
	content.cases.flatMap(({ slug, story }) =>
		story?.drawing ? [{ slug, drawing: story.drawing }] : [],
	),
)("$slug: its hero draws as many of each as there are", ({ slug, drawing }) => {
	const page = documentOf(`/cases/${slug}`);
	const hero = page.querySelector("[data-hero] > figure");
	const pathsOf = (parts: Iterable<Element> = []) =>
		[...parts].map((path) => path.getAttribute("d") ?? "");
	const linesIn = (path: string) => path.match(/M/g)?.length ?? 0;
	const labelled = [...(hero?.querySelectorAll("div:has(> p)") ?? [])];
	for (const { label, count, names, towns, steps, people, other = 0 } of rowsOf(drawing)) {
		const rows = labelled.filter(({ textContent }) => textContent?.trim().startsWith(label));
		if (count && count > 40) {
			// What it became stands below what it was.
			expect(drawnIn(rows.at(other ? -1 : 0)?.querySelector("svg")), label).toBe(count);
			continue;
		}
		const marks = (which = "") => rows[0]?.querySelectorAll(`li${which}`).length;
		if (steps) expect(pathsOf(rows[0]?.querySelectorAll("path")).map(linesIn)).toEqual([steps]);
		else if (count ?? names ?? towns) {
			expect(marks(), label).toBe(count ?? (names ?? towns)?.length);
			expect(marks("[data-is=person]"), label).toBe(people ?? 0);
			expect(marks("[data-is=gone]"), label).toBe(other);
		}
	}
	const drawn = pathsOf(hero?.querySelectorAll("svg > path")).map(linesIn);
	// What stayed far away keeps its own line, beside those to a field, and has an outline.
	const stays = rowsOf(drawing).flatMap(({ far = [] }) => far).length;
	for (const { lines, label, block, far } of rowsOf(drawing))
		if (lines) expect(drawn, label).toContain(lines + (block || far ? stays : 0) + (far ? 1 : 0));
});

/** How many outlines a picture shows. */
function drawnIn(part: Element | null | undefined): number {
	if (!part) return 0;
	if (part.localName === "path") return part.getAttribute("d")?.match(/z/g)?.length ?? 0;
	return [...part.children].reduce((sum, child) => sum + drawnIn(child), 0);
}

test("each step of a whole shows all of it, had and missing", () => {
	const drawings = [...documentOf("/").querySelectorAll(".portions")];
	expect(drawings.length).toBeGreaterThan(0);
	for (const drawing of drawings) {
		const cells = [...drawing.children].map((step) => drawnIn(step.querySelector("path")));
		expect(new Set(cells).size, drawing.outerHTML).toBe(1);
	}
});

test.for(content.diensten.filter(({ phases }) => phases.steps.some(({ parts }) => parts)))(
	"$slug: each step names what one has by then, the new in bold",
	({ slug, phases }) => {
		const steps = [...documentOf(`/diensten/${slug}`).querySelectorAll(".steps > li")];
		const added = phases.steps.map(({ parts = [] }) => parts);
		const named = (selector: string) =>
			steps.map((step) =>
				[...step.querySelectorAll(selector)].map(({ textContent }) => textContent),
			);
		expect(named("li")).toEqual(added.map((_, at) => added.slice(0, at + 1).flat()));
		expect(named("ul b")).toEqual(added);
	},
);

test("a team has as many flags as FTE, half a one for a half", () => {
	const masts = [documentOf("/"), ...services].flatMap((page) => [
		...page.querySelectorAll(".team-mast"),
	]);
	expect(masts.length).toBeGreaterThan(0);
	for (const mast of masts) {
		const flags = (part: Element | null) =>
			(part?.querySelectorAll("svg").length ?? 0) -
			(part?.querySelectorAll("svg.half").length ?? 0) / 2;
		for (const role of mast.querySelectorAll("li"))
			expect(flags(role), role.outerHTML).toBe(numberOf(role.querySelector("b")));
	}
});

test("behind each door of home is its drawing, open and full", () => {
	const drawn = content.expertise.filter(({ drawing }) => drawing);
	const pictures = [...documentOf("/").querySelectorAll("figure[data-accent] > svg")];
	expect(pictures).toHaveLength(drawn.length);
	for (const picture of pictures)
		for (const which of ["first", "last"])
			expect(picture.querySelector(`path[d]:${which}-child`)).toBeTruthy();
});
