import { expect, it } from "vitest";
import { parseDocument } from "yaml";
import { newFile } from "./change.ts";
import { HARD_VALUES } from "./hard-values.ts";
import { parsed } from "./tree.ts";

const words = (count: number) => Array(count).fill("woord").join(" ");

/** A file of a kind: its own words differ from those of another. */
const fileOf = (own: string) => `# yaml-language-server: $schema=../x.json
# Wat dit voor een ding is.
# Over ${own}.

title: ${own}
emoji: 🚀
start: "09:00"
# Acht cijfers.
number: "12345678"
link: "#"

summary: >-
  Dit is ${own}, ${words(20)},
  ${own}.

# Over de lijst van ${own}.
# Wat er in de lijst staat.
list:
  - { length: kort, text: ${own} }

part:
  # Wat de titel is.
  title: ${own}

  # Over wat eronder staat.
  list: [1, 2]
  note: ${own} # achter
`;
const neighbours = [fileOf("een"), fileOf("twee")];
const keys: Record<string, string[]> = {
	"": ["title", "emoji", "start", "number", "link", "extra", "summary", "list", "part"],
	part: ["title", "list", "note"],
	"list.0": ["length", "text"],
};
const order = (path: string) => keys[path] ?? [];

it("is a text as a person writes it beside the others", () => {
	const data = {
		unknown: "x",
		part: { note: "nee", list: [3], title: "t" },
		list: [{ text: "a, b", length: "lang" }],
		summary: words(20),
		link: "/x",
		number: "87654321",
		start: "10:30",
		emoji: "🩺",
		title: "Het {{name}}",
	};
	expect(newFile(data, { order, neighbours })).toBe(`# yaml-language-server: $schema=../x.json
# Wat dit voor een ding is.

title: Het {{name}}
emoji: 🩺
start: "10:30"
# Acht cijfers.
number: "87654321"
link: /x

summary: >-
  ${words(16)}
  ${words(4)}

# Wat er in de lijst staat.
list:
  - { length: lang, text: "a, b" }

part:
  # Wat de titel is.
  title: t

  # Over wat eronder staat.
  list: [3]
  note: nee

unknown: x
`);
});

it("is a copy but for what only one of them says", () => {
	const [first = "", second = ""] = neighbours;
	const copy = newFile(parsed(first).toJS(), { order, neighbours: [first, second] });
	expect(copy).toBe(first.replace(/# Over .*een\.\n/g, "").replace(" # achter", ""));
});

it("takes only the schema along from a single neighbour", () => {
	const text = newFile({ title: "x", number: "1" }, { order, neighbours: neighbours.slice(1) });
	expect(text).toBe('# yaml-language-server: $schema=../x.json\n\ntitle: x\nnumber: "1"\n');
});

it("can be the first of its folder, or stand beside files that cannot be read", () => {
	const data = { b: true, a: { c: "d" }, e: null };
	const text = "a:\n  c: d\nb: true\n";
	expect(newFile(data, { order: () => ["a", "b"], neighbours: [] })).toBe(text);
	expect(newFile(data, { order: () => ["a", "b"], neighbours: ["a: [", "# leeg\n"] })).toBe(text);
	expect(() => newFile({ e: null }, { order, neighbours })).toThrow("holds a group");
});

it("copies no text that another version of YAML reads as something else", () => {
	const old = "start: 09:00\nflag: no\nnote: >2-\n    spatie\n";
	const data = parsed(old).toJS();
	expect(newFile(data, { order, neighbours: [old] })).toBe(
		'start: "09:00"\nflag: "no"\nnote: "  spatie"\n',
	);
});

it("has the line ends of the one it is made from", () => {
	const windows = neighbours.map((text) => text.replaceAll("\n", "\r\n"));
	const data = parsed(fileOf("drie")).toJS();
	const text = newFile(data, { order, neighbours });
	expect(newFile(data, { order, neighbours: windows })).toBe(text.replaceAll("\n", "\r\n"));
});

it("can hold anything, and both versions of YAML read that", () => {
	const group = Object.fromEntries(HARD_VALUES.map((value, index) => [`key${index}`, value]));
	const data = { title: "x", list: HARD_VALUES, part: group };
	const text = newFile(data, { order, neighbours });
	for (const version of ["1.1", "1.2"] as const)
		expect(parseDocument(text, { version }).toJS()).toEqual(data);
	// What YAML takes as it is has no quotes, though others beside it need them.
	expect(text).toContain(`\n  - "{{name}} bouwt"\n`);
	expect(text).toContain("\n  - het wil 'ns\n");
});
