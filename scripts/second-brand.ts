/**
 * A company that does not exist, to build the site for, with all that an owner may change:
 * identity, colours, words, entries. Whatever of the first owner is still found then stands
 * where the owner cannot reach it, and a test that fails then holds on to what is theirs.
 */
import { globSync } from "node:fs";
import { basename } from "node:path";
import { parse, stringify } from "yaml";
import type { Content } from "../src/content/read-content.ts";
import { LENGTH_WORDS } from "../src/drawings/service/length.check.ts";
import { MONTHS } from "../src/drawings/timeline/timeline.schema.ts";
import {
	FOOTER_LINKS,
	NO_CASES,
	NO_CLIENT_CASES,
	NOT_FOUND,
	specification,
} from "../tests/specification.ts";
import { manyCases } from "./many-cases.ts";
import { root } from "./project.mjs";
import { bareVacature, fullVacature } from "./vacatures.ts";

const IDENTITY = "content/identity.yaml";
const COLORS = "src/styles/tokens.css";

export const secondBrand = {
	// With a sign that HTML, XML, Markdown and addresses each write in a way of their own.
	name: "Vlucht & Co",
	tagline: "Software met vleugels",
	year: 2031,
	url: "https://vlucht-en-co.test",
	// With more letters after the @ than fit on a line where the first owner's do.
	email: "klantenbalie@vlucht-en-compagnons.test",
	phone: "+32 2 555 01 23",
	group: { name: "Zwaluwnest", slug: "zwaluwnest" },
	platform: { name: "Randwerk", slug: "randwerk" },
	legal: {
		kvk: "98765432",
		btw: "NL987654321B09",
		address: ["Vogelkade 7", "9999 XX Nergenshuizen"],
	},
	placeholders: [],
} satisfies Content["identity"];

/** Of tokens.css, in the light and in the dark: green, magenta and orange where the first owner has blue, red and yellow. */
const colors = {
	ink: "#1d1430",
	"color-paper": "light-dark(#f7fbf8, #140d22)",
	"color-raised": "light-dark(#ffffff, #2c2048)",
	"color-tint": "light-dark(#e9f1ec, #21173a)",
	"color-deep": "light-dark(var(--ink), #0a0614)",
	"color-on-deep-soft": "#bab0cb",
	"color-soft": "light-dark(#5a4f6b, #bab0cb)",
	"color-focus": "light-dark(#0f6b4f, #7fd8b4)",
	"flag-blue": "light-dark(#0f6b4f, #125a44)",
	"flag-red": "light-dark(#b0267a, #922068)",
	"flag-yellow": "light-dark(#ffb454, #e09d46)",
	"flag-white": "light-dark(#ffffff, #d3cfdd)",
	"flag-black": "light-dark(var(--ink), #2c2048)",
};

/** Who answers there: a first name with a hyphen and an accent. */
export const PERSON = { title: "Wie je spreekt", name: "Anne-Renée Zwaluw", role: "opent de deur" };

/** Stands where content says what a figure rests on; no page may show it. */
export const SECRET_SOURCE = "onderzoek-dat-niemand-mag-lezen";

/** Makes the site theirs, for `buildVariant`. */
export function asSecondBrand(files: Map<string, string>) {
	const change = <Data>(path: string, by: (data: Data) => unknown) => {
		files.set(path, stringify(by(parse(files.get(path) ?? ""))));
	};

	for (const path of files.keys())
		if (path.endsWith(".yaml") && path !== IDENTITY) change(path, reworded);
	change(IDENTITY, (first: object) => {
		for (const key of Object.keys(first))
			if (!(key in secondBrand))
				throw new Error(`${IDENTITY} has a new value, ${key}: give it in scripts/second-brand.ts.`);
		return secondBrand;
	});
	files.set(COLORS, recolored(files.get(COLORS) ?? ""));

	for (const path of files.keys())
		if (path.startsWith("content/expertise/"))
			change(path, (entry: { stats: object[] }) => ({
				...entry,
				stats: entry.stats.map((stat) => ({ ...stat, source: SECRET_SOURCE })),
			}));
	for (const path of files.keys())
		if (/^content\/(diensten|paginas)\//.test(path)) change(path, answered);
	// Another word in flags.
	change("content/paginas/home.yaml", (page: { hero: object }) => ({
		...page,
		hero: { ...page.hero, spelled: "leveren" },
	}));
	change("content/paginas/contact.yaml", (page: object) => ({ ...page, person: PERSON }));
	// Other entries, in another order.
	for (const path of files.keys())
		if (path.startsWith("content/cases/"))
			change(path, (entry: { order: number }) => ({ ...entry, order: -entry.order }));
	for (const [path, text] of manyCases(2, ["devops-ci-cd", "consultancy"])) files.set(path, text);
	for (const vacancy of [fullVacature, bareVacature])
		files.set(`content/vacatures/${vacancy.slug}.yaml`, stringify(vacancy));
}

/** The same data with an answer, or a value, to all that only an owner can know. */
function answered<Data>(data: Data): Data {
	if (Array.isArray(data)) return data.map(answered) as Data;
	if (!data || typeof data !== "object") return data;
	const { ask, ...rest } = data as Record<string, unknown>;
	const own = Object.fromEntries(
		Object.entries(rest).map(([key, value]) => [key, answered(value)]),
	);
	if (!ask) return own as Data;
	return {
		...own,
		...("question" in rest ? { answer: ask } : { value: "Nergenshuizen en Vogelenzang" }),
	} as Data;
}

/** Fields that hold no words: addresses, names of files and drawings, choices of a list. */
const NOT_WORDS = new Set([
	...["slug", "href", "link", "url", "icon", "emoji", "flag", "layout", "expertise"],
	...["kind", "country", "employment", "state", "lines", "topic"],
]);

/** Names of services, as the content refers to them. */
const SERVICES = new Set(
	globSync("content/diensten/*.yaml", { cwd: root }).map((path) => basename(path, ".yaml")),
);

/** Words that the specification or the contract fixes, with capitals or without. */
const fixed = new Set(
	[
		...Object.values(specification(secondBrand)),
		...[
			MONTHS,
			LENGTH_WORDS,
			["sein"],
			FOOTER_LINKS,
			NO_CASES,
			NO_CLIENT_CASES,
			Object.values(NOT_FOUND),
		],
	]
		.flat()
		.flatMap((quote) => quote.toLowerCase().match(/\p{L}+/gu) ?? []),
);

/** The same data in other words: each as long as the word it takes the place of, and always the same. */
function reworded<Data>(data: Data, key = ""): Data {
	if (NOT_WORDS.has(key)) return data;
	if (Array.isArray(data)) return data.map((item) => reworded(item, key)) as Data;
	if (data && typeof data === "object")
		return Object.fromEntries(
			Object.entries(data).map(([key, value]) => [key, reworded(value, key)]),
		) as Data;
	if (typeof data !== "string" || SERVICES.has(data)) return data;
	// What is in braces becomes another value.
	return data.replaceAll(/\{[^}]*\}+|\p{L}{3,}/gu, (word) =>
		word.startsWith("{") || fixed.has(word.toLowerCase()) ? word : otherWord(word),
	) as Data;
}

const VOWELS = "aeiou";
/** With the next vowel for each, so that it looks like a word and differs from the first. */
const otherWord = (word: string) =>
	word.replaceAll(/[aeiou]/g, (vowel) => VOWELS[(VOWELS.indexOf(vowel) + 1) % VOWELS.length] ?? "");

function recolored(css: string): string {
	let changed = css;
	for (const [name, color] of Object.entries(colors)) {
		const declaration = new RegExp(`(--${name}: ).*#.*;`);
		if (!declaration.test(changed))
			throw new Error(`${COLORS} has no --${name}: name it anew in scripts/second-brand.ts.`);
		changed = changed.replace(declaration, `$1${color};`);
	}
	return changed;
}
