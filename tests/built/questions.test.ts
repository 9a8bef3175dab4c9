// @vitest-environment jsdom
/** What only an owner can know stands on the site once he has told it, and until then nowhere. */
import { expect, test } from "vitest";
import { builtFile, builtPage, content, files, routes, unescaped } from "../built-site.ts";
import { documentOf, textsOf } from "../document.ts";

const { diensten, paginas } = content;
const facts = {
	"/over-ons": paginas["over-ons"].facts,
	[`/over-ons/${content.identity.group.slug}`]: paginas.groep.facts,
};
const asked = {
	...Object.fromEntries(diensten.map(({ slug, questions }) => [`/diensten/${slug}`, questions])),
	"/diensten": paginas.diensten.questions,
	"/over-ons/werken-bij": paginas["werken-bij"].questions,
	"/over-ons/community": paginas.community.questions,
};

/** The part of a page below a heading. */
const below = (route: string, title: string) =>
	[...documentOf(route).querySelectorAll("main h2")]
		.find(({ textContent }) => textContent === title)
		?.closest("section");

test.for(Object.entries(asked))("%s: every question that has an answer", ([route, questions]) => {
	const answered = questions.items.filter(({ answer }) => answer);
	const section = below(route, questions.title);
	expect(textsOf(section, "summary")).toEqual(answered.map(({ question }) => question));
	expect(textsOf(section, "details > p")).toEqual(answered.map(({ answer }) => answer));
	expect(section === undefined).toBe(answered.length === 0);
});

test.for(Object.entries(facts))("%s: the facts that have a value", ([route, { title, items }]) => {
	const known = items.filter(({ value }) => value);
	const section = below(route, title);
	expect(textsOf(section, "dt")).toEqual(known.map(({ label }) => label));
	expect(textsOf(section, "dd")).toEqual(known.map(({ value }) => value));
	expect(section === undefined).toBe(known.length === 0);
});

test("neither a question without an answer nor what its owner is asked stands in any file", () => {
	const items = Object.values(asked).flatMap(({ items }) => items);
	const answered = new Set(items.flatMap(({ question, answer }) => (answer ? [question] : [])));
	const open = items.map(({ question }) => question).filter((question) => !answered.has(question));
	const inside = [...items, ...Object.values(facts).flatMap(({ items }) => items)].flatMap(
		({ ask }) => ask ?? [],
	);

	// Letters and digits alone: marks of HTML and Markdown differ.
	const bare = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, "");
	const readable = files.filter((path) => /\.(md|json|txt|xml|js)$/.test(path));
	const texts = new Map([
		...routes.map((route) => [route, bare(unescaped(builtPage(route)))] as const),
		...readable.map((path) => [path, bare(builtFile(path).toString())] as const),
	]);
	expect(texts.size).toBeGreaterThan(2 * routes.length);
	const found = [...texts].flatMap(([path, text]) =>
		[...open, ...inside]
			.filter((words) => text.includes(bare(words)))
			.map((words) => [path, words]),
	);
	expect(found).toEqual([]);
});
