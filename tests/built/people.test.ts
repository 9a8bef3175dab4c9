// @vitest-environment jsdom
/** Who speaks or answers is spelled in flags; a vacancy has one of its field and a place beside it. */
import { expect, test } from "vitest";
import { content } from "../built-site.ts";
import { documentOf } from "../document.ts";

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
