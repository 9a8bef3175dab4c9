/** The pages and words that the specification fixes; all other words are the owner's to change. */
import { expect, test } from "vitest";
import { builtPage, content, mainText, routes, textOf } from "../built-site.ts";
import { FOOTER_LINKS, PROMISED, specification } from "../specification.ts";

const promised = specification(content.identity);

test("every page of the specification is built", () => {
	expect(routes, "the specification names these pages, see tests/specification.ts").toEqual(
		expect.arrayContaining(Object.keys(promised)),
	);
});

test.for(Object.entries(promised))("%s says what the specification quotes", ([route, quotes]) => {
	// Between a number and its unit stands a space that does not break.
	const words = mainText(route).replaceAll("\u00a0", " ");
	for (const quote of quotes) expect(words, `${route}: ${PROMISED}`).toContain(quote);
});

test.for(routes)("%s: the footer says whose site it is", (route) => {
	const footer = builtPage(route).match(/<footer[\s\S]*<\/footer>/)?.[0] ?? "";
	expect(textOf(footer)).toContain(content.identity.tagline);
	expect(textOf(footer)).toContain(`${content.identity.year}`);
	const links = [...footer.matchAll(/<a\s[\s\S]*?<\/a>/g)].map(([link]) => textOf(link).trim());
	for (const link of FOOTER_LINKS)
		expect(
			links.filter((text) => text === link),
			`${route}: ${PROMISED}`,
		).toEqual([link]);
});
