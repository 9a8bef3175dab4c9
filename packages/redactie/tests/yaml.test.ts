import type { Data } from "redactie/protocol.ts";
import { canonical, newFile, withOperation, withPutBack } from "redactie/server/yaml.ts";
import { describe, expect, it } from "vitest";
import { parse, parseDocument } from "yaml";

/** Texts that YAML reads as something else, unless they are written with care. */
const HARD_VALUES = [
	..."42 4.2 true no null ~ 2026-01-31 12:30 09:00 12345678 0x1f 1_000 1e3 0o7 y = << --- ...".split(
		" ",
	),
	..."[haken] {{name}} @iemand `code` pad\\naar\\iets 'aangehaald'".split(" "),
	...['Zij zei: "nee"', "Let op: dit is lang", "Op kop:", "C# en #1", "Nummer #1 van # alles"],
	...["- een streepje", "{{claims.garantie.duur}} lang", "het wil 'ns", "🚀 omhoog 👩‍💻", "* ster"],
	...["& en", "a, [b], {c}", "", "% procent", "? vraag", "| pijp", "> groter", " spatie vooraan"],
	...["spatie achteraan ", "twee  spaties", "tab\tin de zin", "regel\neinde", "regel\n\nwit\n"],
	...["\u00a0hard", "x".repeat(300), `Een woord ${"x".repeat(300)} ertussen`],
	"Een lange tekst die vast niet op een regel past. ".repeat(12).trim(),
	`"Een lange tekst: met van alles. ${"Ja # ja. ".repeat(20)}`.trim(),
];

/** The lines of a text, without the indent they have in this file. */
const yaml = ([text = ""]: TemplateStringsArray) => text.replace(/^\n/, "").replace(/^\t+/gm, "");
const words = (count: number) => Array(count).fill("woord").join(" ");

const source = yaml`
	# Kop

	title: Een titel # achter

	# Over list
	list:
	  # Over alle
	  - title: Een
	    text: zo
	  # Over twee
	  - title: Twee
	    # Over text
	    text: >-
	      woord woord woord woord woord woord woord woord woord woord woord woord woord woord woord
	      woord woord woord woord woord
	airy:
	  - een

	  # Over twee
	  - twee

	  - drie
	flow: [a, b] # letters
	pairs:
	  - {length: kort, text: een}
	group:
	  a: 1
	  # Over b
	  b: 2
	  c: 3
	single:
	  only: [1]
	`;
const orders: Record<string, string[]> = {
	"": ["title", "new", "list", "airy", "flow", "pairs", "group", "single", "last"],
	group: ["zero", "a", "b", "between", "c"],
	new: ["x", "z"],
};
const order = (group: string) => orders[group] ?? [];
const at = (path: string) => ({ file: "", path });
const set = (text: string, path: string, value: string | number | null) =>
	withOperation(text, { do: "set", ...at(path), value }, order);
const add = (text: string, path: string, data: Data) =>
	withOperation(text, { do: "add", ...at(path), data }, order);
const move = (text: string, path: string, to: number) =>
	withOperation(text, { do: "move", ...at(path), to });
const remove = (text: string, path: string) => withOperation(text, { do: "remove", ...at(path) });
const replace = (text: string, path: string, data: Data) =>
	withOperation(text, { do: "replace", ...at(path), data }, order);

describe("the form of a file", () => {
	it.each([
		["is what the editor writes", source, source],
		["breaks what is too long, and joins what is not", `a: ${words(20)}\nb: >-\n  een\n  twee\n`],
		["has quotes where a text needs them", "a: 'een'\nb: \"x: y\"\nc: '09:00'\nd: no\n"],
		["keeps comments and empty lines", "a: 1 # b\n\n# c\n\n# d\nlist: # e\n  - x # f\n# g\n"],
	])("%s", (_, text, form = canonical(text)) => {
		expect(canonical(text)).toBe(form);
		expect(canonical(form)).toBe(form);
		expect(parse(form)).toEqual(parse(text));
		expect(form.match(/#.*/g)).toEqual(text.match(/#.*/g));
		const windows = text.replaceAll("\n", "\r\n");
		expect(canonical(windows)).toBe(form.replaceAll("\n", "\r\n"));
	});

	it("says anything, and the same in both versions of YAML", () => {
		const paths = ["title", "list.0.text", "airy.1", "flow.0", "pairs.0.text", "new.x"];
		for (const value of HARD_VALUES) {
			const text = paths.reduce((so, path) => set(so, path, value), source);
			for (const version of ["1.1", "1.2"] as const) {
				const document = parseDocument(text, { version });
				for (const path of paths) expect(document.getIn(path.split("."))).toBe(value);
			}
			expect(canonical(text)).toBe(text);
		}
	});

	it("is none of a text that is no YAML, or has what an edit would change elsewhere", () => {
		expect(() => canonical("a: [")).toThrow();
		expect(() => canonical("a: &x 1\nb: *x\n")).toThrow("Anchors");
	});
});

describe("a change", () => {
	it.each<[string, string, string, string]>([
		["of a value", set(source, "title", "Twee"), "Een titel", "Twee"],
		["of a value to what it is", set(source, "title", "Een titel"), "", ""],
		["of a value in flow", set(source, "flow.1", "c, d"), "[a, b]", '[a, "c, d"]'],
		["of a place that lacks it", set(source, "group.between", 1), "  c: 3", "  between: 1\n  c: 3"],
		[
			"in a group that lacks",
			set(source, "new.z.0.x", 1),
			"# achter",
			"# achter\nnew:\n  z:\n    - x: 1",
		],
		["that adds a key first", add(source, "group.zero", "x"), "  a: 1", "  zero: x\n  a: 1"],
		[
			"that adds a key last",
			add(source, "last", [[1]]),
			"only: [1]\n",
			"only: [1]\nlast:\n  - - 1\n",
		],
		[
			"that adds an item",
			add(source, "list.1", "x"),
			"  # Over twee\n  - title",
			"  - x\n  # Over twee\n  - title",
		],
		["that adds one apart", add(source, "airy.1", "x"), "- een\n", "- een\n\n  - x\n"],
		[
			"that adds one like its neighbour",
			add(source, "pairs.1", { b: 1 }),
			"een}\n",
			"een}\n  - {b: 1}\n",
		],
		[
			"that moves an item, apart",
			move(source, "airy.0", 2),
			"- een\n\n  # Over twee\n  - twee\n\n  - drie",
			"# Over twee\n  - twee\n\n  - drie\n\n  - een",
		],
		["that moves it back", move(move(source, "airy.1", 2), "airy.2", 1), "", ""],
		[
			"that takes an item",
			remove(source, "list.1").replace("\n  # Over twee\nairy", "\nairy"),
			source.slice(source.indexOf("  # Over twee\n  - title"), source.indexOf("airy:")),
			"",
		],
		["that takes a key", remove(source, "group.b"), "  b: 2\n", ""],
		["that takes all of a group", remove(source, "single.only"), "single:\n  only: [1]\n", ""],
		[
			"that takes all of a list",
			remove(source, "pairs.0"),
			"pairs:\n  - {length: kort, text: een}",
			"pairs: []",
		],
		["that takes what is not there", remove(source, "not.there"), "", ""],
		[
			"that replaces a group",
			replace(source, "group", { zero: 0, b: 2, c: 4 }),
			"  a: 1\n  # Over b\n  b: 2\n  c: 3",
			"  zero: 0\n  # Over b\n  b: 2\n  c: 4",
		],
		["that replaces a list", replace(source, "airy", ["een", "nu"]), "- twee\n\n  - drie", "- nu"],
	])("%s touches nothing else", (_, after, was, now) => {
		expect(after).toBe(source.replace(was, now));
	});

	it.each([
		() => add(source, "group", 1),
		() => add(source, "airy.4", "x"),
		() => set(source, "airy.3", "x"),
		() => set(source, "title.x", "x"),
		() => move(source, "airy.0", 3),
		() => move(source, "group.a", 0),
	])("%# to no place is refused", (change) => {
		expect(change).toThrow();
	});

	it("goes back to what an earlier text has there, with its comments", () => {
		for (const path of "list list.1 list.1.text airy group.b group flow single".split(" ")) {
			const goes = /\.\d+$/.test(path) ? set(source, `${path}.title`, "x") : remove(source, path);
			expect(withPutBack(goes, source, path), path).toBe(source);
			const others = set(goes, "pairs.0.text", "anders");
			expect(withPutBack(others, source, path), path).toBe(set(source, "pairs.0.text", "anders"));
		}
		expect(withPutBack(add(source, "group.zero", 1), source, "group.zero")).toBe(source);
	});
});

it("makes a file in the order of the contract, with the schema of its kind", () => {
	const data = { last: 1, new: { z: 1, x: 1 }, title: "{{name}}" };
	const schema = "# yaml-language-server: $schema=../x.json";
	const text = `${schema}\n\ntitle: "{{name}}"\nnew:\n  x: 1\n  z: 1\nlast: 1\n`;
	expect(newFile(data, order, `${schema}\n# Over een\n\na: 1\n`)).toBe(text);
	expect(newFile(data, order, `${schema}\r\n`)).toBe(text.replaceAll("\n", "\r\n"));
	expect(newFile(data, order, "# Over een\na: 1\n")).toBe(text.replace(`${schema}\n\n`, ""));
});
