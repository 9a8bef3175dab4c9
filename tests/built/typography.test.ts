/** Editors type plain quotes and spaces; what is read anywhere has Dutch ones, and what machines read literally has not. */
import { describe, expect, test } from "vitest";
import {
	builtFile,
	builtPage,
	content,
	files,
	metaOf,
	routes,
	textOf,
	thingsOf,
	titleOf,
	twinPath,
	unescaped,
} from "../built-site.ts";

const pages = ["/404", ...routes];

/** Straight quotes, dots typed one by one, and numbers that a line may part from their unit. */
const TYPED =
	/['"]|\.{3}|€ \d|\d (?:ms|s|min|seconden|milliseconden|uur|dag|dagen|week|weken|maanden|jaar|procent|FTE)(?![\p{L}\d])/u;
/** What takes their place. */
const PRINTED = /[‘’“”…\u00a0]/;

/** What of these is as it was typed, with the words around it. */
const typedIn = (texts: readonly string[]) =>
	texts.flatMap((text) => {
		const at = TYPED.exec(text)?.index;
		return at === undefined ? [] : [text.slice(Math.max(at - 30, 0), at + 30)];
	});

/** Every string in data that is made of JSON. */
function stringsIn(data: unknown): string[] {
	const strings: string[] = [];
	JSON.stringify(data, (_, value) => {
		if (typeof value === "string") strings.push(value);
		return value;
	});
	return strings;
}

/** The words in attributes: what a screen reader says, what a field shows, what an island is given. */
function wordsOfAttributes(html: string): string[] {
	const attributes = [
		...html.matchAll(/ (alt|aria-\w+|title|placeholder|props|data-[\w-]+)="([^"]*)"/g),
	];
	return attributes.flatMap(([, name, value]) => {
		const text = unescaped(value);
		return name === "props" || text.startsWith("{") ? stringsIn(JSON.parse(text)) : text;
	});
}

const wordsOf = (page: string): string[] => {
	const html = builtPage(page);
	return [
		textOf(html.match(/<body[\s\S]*<\/body>/)?.[0] ?? ""),
		titleOf(page),
		...Object.values(metaOf(page)),
		...wordsOfAttributes(html),
	];
};

test.for(pages)("%s: what is seen, said and shared", (page) => {
	const words = wordsOf(page);
	expect(words.length).toBeGreaterThan(5);
	expect(typedIn(words)).toEqual([]);
});

test.for(routes)("%s: what machines are told", (route) => {
	const twin = builtFile(twinPath(route)).toString();
	expect(typedIn([twin, ...stringsIn([...thingsOf(route).values()])])).toEqual([]);
});

test("what is found, and what is listed for answer engines", () => {
	const { pages, words } = JSON.parse(builtFile("/zoeken.json").toString());
	expect(typedIn([...stringsIn(pages), ...stringsIn(words)])).toEqual([]);
	expect(typedIn([builtFile("/llms.txt").toString()])).toEqual([]);
});

test("there was something to set", () => {
	const texts = routes.map((route) => builtFile(twinPath(route)).toString()).join();
	for (const sign of ["’", "‘", "\u00a0"]) expect(texts).toContain(sign);
});

describe("stays as it is typed", () => {
	test("every address, and what a prepared e-mail says", () => {
		const addresses = pages.flatMap((page) =>
			[...builtPage(page).matchAll(/ (?:href|src|action|content)="((?:[a-z]+:|\/|#)[^"]*)"/g)].map(
				([, address]) => decodeURIComponent(unescaped(address)),
			),
		);
		expect(addresses.filter((address) => address.startsWith("mailto:")).length).toBeGreaterThan(9);
		expect(addresses.filter((address) => PRINTED.test(address))).toEqual([]);
	});

	test("how to reach the company", () => {
		const { email, phone, url } = content.identity;
		for (const value of [email, phone, url]) expect(value).not.toMatch(PRINTED);
		const card = builtFile(files.find((file) => file.endsWith(".vcf")) ?? "").toString();
		for (const value of [email, url]) expect(card).toContain(value);
	});

	test("the names of entries and what visitors type into the search", () => {
		const { synonyms, ignored } = JSON.parse(builtFile("/zoeken.json").toString());
		expect(stringsIn([synonyms, ignored]).filter((words) => PRINTED.test(words))).toEqual([]);
		const exact = /^(<?\d[\d.,]*(?:%|ms|min|x|\+)|[A-Z]{2}\/[A-Z]\d)$/;
		const labels = stringsIn(content).filter((text) => exact.test(text));
		expect(labels).toEqual(expect.arrayContaining(["<15min", "99,95%", "0ms", "12.000+"]));
	});
});
