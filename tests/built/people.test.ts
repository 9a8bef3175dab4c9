// @vitest-environment jsdom
/** Who speaks or answers is spelled in flags; and what the pages about people lead to and show. */
import { expect, test } from "vitest";
import { content } from "../built-site.ts";
import { documentOf, readPage, textsOf } from "../document.ts";

const { paginas, expertise, vacatures } = content;

const named: [route: string, name: string][] = [
	["/", paginas.home.community.quote.name],
	...expertise.flatMap(({ slug, quote }): [string, string][] =>
		quote ? [[`/expertise/${slug}`, quote.name]] : [],
	),
	...vacatures.flatMap(({ slug, story, contact }): [string, string][] =>
		story && contact ? [[`/over-ons/werken-bij/${slug}`, contact.name]] : [],
	),
	...(paginas.contact.person
		? [["/contact", paginas.contact.person.name] satisfies [string, string]]
		: []),
];

test.for(named)("%s spells the first name of %s", ([route, name]) => {
	const [first = ""] = name.split(" ");
	const spelled = [...documentOf(route).querySelectorAll("main [aria-hidden=true]")].find(
		({ textContent }) => textContent === first,
	);
	const signs = [...(spelled?.children ?? [])];
	expect(signs.map(({ textContent }) => textContent).join("")).toBe(first);
	for (const sign of signs)
		expect(sign.querySelector("svg") !== null, sign.textContent).toBe(
			/\p{L}/u.test(sign.textContent),
		);
	// Who listens hears it once, as a name.
	expect(spelled?.parentElement?.textContent.replace(first, "")).toContain(name);
});

test("each vacancy has a place for one's own flag", () => {
	const { place } = paginas["werken-bij"].vacancies;
	const main = documentOf("/over-ons/werken-bij").querySelector("main");
	const places = [...(main?.querySelectorAll("li [aria-hidden=true]") ?? [])].filter(
		({ textContent }) => textContent === place,
	);
	expect(places.map((flags) => flags.querySelectorAll("svg").length)).toEqual(
		vacatures.map(() => 1),
	);
});

const CAREERS = "/over-ons/werken-bij";
const group = `/over-ons/${content.identity.group.slug}`;

test.for([
	["/over-ons", group],
	["/over-ons", CAREERS],
	["/over-ons", "/over-ons/community"],
	["/over-ons", "/contact"],
	[group, "/over-ons"],
	["/over-ons/community", CAREERS],
	[CAREERS, "/contact"],
] as const)("%s leads to %s", ([route, target]) => {
	const link = `main a:is([href="${target}"], [href^="${target}#"])`;
	expect(documentOf(route).querySelector(link)).not.toBeNull();
});

test.for(["/over-ons", group])("%s shows the group's two figures", (route) => {
	const rows = [...readPage(route).querySelectorAll("main dl > div")];
	for (const { value, label } of paginas["over-ons"].group.facts) {
		const row = rows.find(({ textContent }) => textContent.includes(label));
		expect(textsOf(row, "dd"), label).toEqual([value]);
	}
});

test("the traineeship is told from junior to medior, each moment in its place", () => {
	const { from, steps, to } = paginas.community.traineeship;
	const lists = [...documentOf("/over-ons/community").querySelectorAll("main ol")];
	const line = lists.find(({ textContent }) => textContent.includes(steps[0]?.when ?? ""));
	const titles = steps.map(({ title }) => title);
	expect(textsOf(line?.parentElement, ":scope > p, h3")).toEqual([from, ...titles, to]);
	expect(textsOf(line, "li")).toEqual(steps.map(({ when }) => expect.stringContaining(when)));
});
