// @vitest-environment jsdom
/** The cases that the page of an expertise or a service shows below its own story. */
import { expect, test } from "vitest";
import { content } from "../built-site.ts";
import { documentOf } from "../document.ts";

const { relatedCases, moreCases } = content.paginas.expertise.detail;
const MOST = 3;

const titlesBelow = (page: Document, heading: string) =>
	[...page.querySelectorAll("h2")]
		.filter(({ textContent }) => textContent === heading)
		.flatMap((found) => [...(found.closest("section")?.querySelectorAll("h3") ?? [])])
		.map(({ textContent }) => textContent);

test.for(content.expertise)(
	"$id: the first three of its cases, and the way to more",
	({ id, slug }) => {
		const page = documentOf(`/expertise/${slug}`);
		const cases = content.cases.filter(({ expertise }) => expertise.includes(id));
		expect(titlesBelow(page, relatedCases)).toEqual(cases.slice(0, MOST).map(({ title }) => title));

		const ways = [...page.querySelectorAll("main a")]
			.filter(({ textContent }) => textContent === moreCases)
			.map((link) => link.getAttribute("href"));
		expect(ways).toEqual(cases.length > MOST ? [`/cases?expertise=${slug}`] : []);
	},
);

test.for(content.diensten)("$id: three cases in which it was rendered, to read", ({ id, slug }) => {
	const cases = content.cases
		.filter(({ dienst, link }) => dienst === id && link !== "#")
		.map(({ title }) => title);
	const titles = titlesBelow(
		documentOf(`/diensten/${slug}`),
		content.paginas.diensten.detail.cases,
	);
	expect(cases).toEqual(expect.arrayContaining(titles));
	expect(new Set(titles).size).toBe(Math.min(cases.length, MOST));
});
