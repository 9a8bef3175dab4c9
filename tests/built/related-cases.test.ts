// @vitest-environment jsdom
/** The cases that an expertise page shows below its own story. */
import { expect, test } from "vitest";
import { builtPage, content } from "../built-site.ts";

const { relatedCases, moreCases } = content.paginas.expertise.detail;
const MOST = 3;

test.for(content.expertise)(
	"$id: the first three of its cases, and the way to more",
	({ id, slug }) => {
		const page = new DOMParser().parseFromString(builtPage(`/expertise/${slug}`), "text/html");
		const heading = [...page.querySelectorAll("h2")].find(
			({ textContent }) => textContent === relatedCases,
		);
		const section = heading?.closest("section");
		const titles = [...(section?.querySelectorAll("h3") ?? [])].map(
			({ textContent }) => textContent,
		);
		const cases = content.cases.filter(({ expertise }) => expertise.includes(id));
		expect(titles).toEqual(cases.slice(0, MOST).map(({ title }) => title));

		const ways = [...page.querySelectorAll("main a")]
			.filter(({ textContent }) => textContent === moreCases)
			.map((link) => link.getAttribute("href"));
		expect(ways).toEqual(cases.length > MOST ? [`/cases?expertise=${slug}`] : []);
	},
);
