// @vitest-environment jsdom
/** What stands beside a button tells what pressing it costs; and each phase of a service what one has after it. */
import { expect, test } from "vitest";
import { slugOf } from "../../src/text/slug.ts";
import { content } from "../built-site.ts";
import { documentOf } from "../document.ts";

const { diensten, expertise, cases, paginas } = content;
const standard = paginas.expertise.detail.closing;

/** Buttons by the page on which they stand, each with what is said beside it. */
type Calls = { button: string; note?: string | undefined }[];
const pages: [string, Calls][] = [
	["/", [paginas.home.closing]],
	["/diensten", [...diensten.map(({ hero }) => hero), paginas.diensten.closing]],
	["/expertise", [paginas.expertise.closing]],
	["/over-ons", [paginas["over-ons"].closing]],
	...diensten.map(({ slug, hero, closing }): [string, Calls] => [
		`/diensten/${slug}`,
		[hero, closing],
	]),
	// The same call in the hero and at the end.
	...expertise.map(({ slug, closing }): [string, Calls] => {
		const { button, note } = standard;
		const call = { button: closing?.button ?? button, note: closing?.note ?? note };
		return [`/expertise/${slug}`, [call, call]];
	}),
	...cases.flatMap(({ slug, story }): [string, Calls][] =>
		story ? [[`/cases/${slug}`, [story.closing]]] : [],
	),
];

test.for(pages)("%s: each button with its note", ([route, calls]) => {
	const buttons = [...documentOf(route).querySelectorAll("main a[data-variant]")];
	for (const { button, note } of calls) {
		const at = buttons.findIndex(({ textContent }) => textContent === button);
		const [found] = at === -1 ? [] : buttons.splice(at, 1);
		expect(found, button).toBeDefined();
		expect(found?.parentElement?.querySelector("small")?.textContent.trim()).toBe(note);
	}
});

const { items: subjects } = paginas.contact.subjects;
const subjectOf = (dienst?: string) =>
	`/contact#${slugOf(subjects.find((item) => item.dienst === dienst)?.title ?? "")}`;

test.for([
	...diensten.flatMap(({ id, slug, hero, closing }): [string, string, string][] => [
		[`/diensten/${slug}`, hero.button, subjectOf(id)],
		[`/diensten/${slug}`, closing.button, subjectOf(id)],
		["/diensten", hero.button, subjectOf(id)],
	]),
	["/over-ons/werken-bij", paginas["werken-bij"].open.button, subjectOf()],
] as const)("%s: '%s' leads to the subject that it names", ([route, button, href]) => {
	const links = [...documentOf(route).querySelectorAll("main a[data-variant]")];
	const found = links.filter(({ textContent }) => textContent === button);
	expect(found.map((link) => link.getAttribute("href"))).toContain(href);
});

test.for(["/expertise", ...expertise.map(({ slug }) => `/expertise/${slug}`)])(
	"%s: ends with the services as which one buys it, and with what helps to choose",
	(route) => {
		const last = documentOf(route).querySelector("main > section:last-of-type p:last-child");
		expect(last?.textContent).toContain(paginas.expertise.detail.buying);
		expect(
			[...(last?.querySelectorAll("a") ?? [])].map((a) => [a.textContent, a.getAttribute("href")]),
		).toEqual([
			...diensten.map(({ slug, buying }) => [buying, `/diensten/${slug}`]),
			[paginas.diensten.choiceLink, expect.stringContaining("/diensten#")],
		]);
	},
);

test.for(diensten)("$id: what one has in hand after each phase", ({ slug, phases }) => {
	const steps = [...documentOf(`/diensten/${slug}`).querySelectorAll("main ol > li")];
	for (const { title, outcome } of phases.steps) {
		const step = steps.find((step) => step.querySelector("h3")?.textContent === title);
		const said = step?.querySelector("p:has(b)")?.textContent;
		expect(said, title).toBe(`${paginas.diensten.detail.outcome} ${outcome}`);
	}
});
