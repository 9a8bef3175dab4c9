import { describe, expect, it } from "vitest";
import { valueAt, withEdit } from "./edit.ts";
import { HARD_VALUES } from "./hard-values.ts";
import { withUndo } from "./undo.ts";

/** The lines of a text, without the indent they have in this file. */
const yaml = ([text = ""]: TemplateStringsArray) => text.replace(/^\n/, "").replace(/^\t+/gm, "");

describe("a value that is there", () => {
	const source = yaml`
		# Boven
		plain: een  # achter
		single: 'het is ''t'
		double: "een: twee" # achter

		folded: >- # achter de kop
		  een twee
		  drie vier
		clipped: >
		  een twee
		kept: >+
		  een twee

		literal: |-
		  een
		  twee
		lines: een twee
		  drie vier
		under:
		  een twee
		  drie vier
		quoted: "een twee
		  drie: vier"
		number: 4
		flow: { a: een twee, b: [5, 14] }
		list:
		  - een
		  - twee # achter
		`;

	it.each([
		["plain", "twee", "plain: een  #", "plain: twee  #"],
		["plain", "een: twee", "plain: een  #", 'plain: "een: twee"  #'],
		["plain", 42, "plain: een  #", "plain: 42  #"],
		["plain", "42", "plain: een  #", 'plain: "42"  #'],
		["single", "'t is: zo", "'het is ''t'", "'''t is: zo'"],
		["single", "a\nb", "'het is ''t'", '"a\\nb"'],
		["double", "drie", '"een: twee" #', '"drie" #'],
		["folded", "een twee drie 4", "drie vier", "drie 4"],
		["folded", "", ">- # achter de kop\n  een twee\n  drie vier", '"" # achter de kop'],
		["folded", "a\nb", "- # achter de kop\n  een twee\n  drie vier", "|"],
		["clipped", "een 2\n", ">\n  een twee", ">\n  een 2"],
		["clipped", "een 2", ">\n  een twee", ">-\n  een 2"],
		["kept", "een 2\n\n", "+\n  een twee", "+\n  een 2"],
		["literal", "een ", "|-\n  een\n  twee", '"een "'],
		["literal", "een\n2", "  twee\nlines", "  2\nlines"],
		["lines", "1 twee drie vier", "een twee\n  drie vier\nunder", "1 twee\n  drie vier\nunder"],
		["under", "een twee 3 vier", "drie vier\nquoted", "3 vier\nquoted"],
		["quoted", 'een twee drie: "vier"', 'drie: vier"', 'drie: \\"vier\\""'],
		["number", 4.2, "number: 4", "number: 4.2"],
		["number", false, "number: 4", "number: false"],
		["flow.a", "een, twee", "a: een twee", 'a: "een, twee"'],
		["flow.b.1", 15, "[5, 14]", "[5, 15]"],
		["list.1", "- drie", "- twee #", '- "- drie" #'],
	])("%s becomes %j", (path, value, was, now) => {
		const after = withEdit(source, path, value);
		if (now === "|") expect(after).toContain("folded: |- # achter de kop\n  a\n  b\n");
		else expect(after).toBe(source.replace(was, () => now));
		expect(valueAt(after, path)).toBe(value);
	});

	const paths =
		"plain single double folded clipped kept literal lines under quoted flow.a flow.b.0 list.0";
	it.each(paths.split(" "))("%s can become anything", (path) => {
		for (const value of HARD_VALUES) {
			const after = withEdit(source, path, value);
			expect(valueAt(after, path)).toBe(value);
			expect(after.split("\n")[0]).toBe("# Boven");
		}
	});

	it("stays the same text when nothing changes", () => {
		expect(withEdit(source, "plain", "een")).toBe(source);
		expect(withEdit(source, "not.there", null)).toBe(source);
	});

	it("says what is not a value", () => {
		expect(valueAt(source, "flow")).toBeUndefined();
		expect(valueAt(source, "not.there")).toBeNull();
		expect(() => withEdit(source, "flow", "een")).toThrow();
		expect(() => withEdit(source, "plain.deeper", "een")).toThrow();
		expect(() => withEdit(source, "list.3", "een")).toThrow();
		expect(() => withEdit("a: &x 1\nb: *x\n", "a", 2)).toThrow("anchors");
		expect(() => withEdit("a: [\n", "a", 2)).toThrow();
	});
});

describe("a folded text", () => {
	const words = (count: number, word = "woord") => Array(count).fill(word).join(" ");
	const source = `text: >-\n  ${words(14)}\n  ${words(15)}\n  ${words(3)}\nnext: 1\n`;

	it("hands the words that no longer fit to the next line", () => {
		const value = `${words(10)} ${"x".repeat(36)} ${words(21)}`;
		const after = `text: >-\n  ${words(10)} ${"x".repeat(36)}\n  ${words(16)}\n  ${words(5)}\nnext: 1\n`;
		expect(withEdit(source, "text", value)).toBe(after);
	});

	it("takes a word at the end of a line into that line", () => {
		const after = withEdit(source, "text", `${words(14)} en ${words(18)}`);
		expect(after).toBe(source.replace(words(14), `${words(14)} en`));
	});

	it("begins when a text no longer fits its line", () => {
		const after = withEdit("a:\n  - b: kort # c\n", "a.0.b", words(20));
		expect(after).toBe(`a:\n  - b: >- # c\n      ${words(15)}\n      ${words(5)}\n`);
	});

	it("lets a line that was too long be so", () => {
		const long = `a: ${words(18)}\n`;
		expect(withEdit(long, "a", `${words(17)} ander`)).toBe(`a: ${words(17)} ander\n`);
	});
});

describe("a value that the file lacks", () => {
	const source = yaml`
		# Kop van het bestand

		first: 1
		group:
		  b: 2
		  # over c
		  c: 3

		# Over wat er nog niet is.

		# Over list
		list:
		  - x: 1
		empty: []
		open:
		flow: { b: 2 }
		`;
	const orders: Record<string, string[]> = {
		"": ["zero", "first", "second", "group", "between", "list", "empty", "open", "flow", "last"],
		group: ["a", "b", "b2", "c", "d"],
		flow: ["a", "b", "c"],
		"list.0": ["w", "x", "y"],
	};
	const order = (parent: string) => orders[parent] ?? [];

	it.each([
		["zero", 0, "first: 1", "zero: 0\nfirst: 1"],
		["second", "ja: nee", "first: 1", 'first: 1\nsecond: "ja: nee"'],
		["group.a", 1, "  b: 2", "  a: 1\n  b: 2"],
		["group.b2", "tekst", "  b: 2", "  b: 2\n  b2: tekst"],
		["group.d", true, "  c: 3", "  c: 3\n  d: true"],
		["group.deep.er.0", "x", "  c: 3", "  c: 3\n  deep:\n    er:\n      - x"],
		["between.in", "x", "nog niet is.", "nog niet is.\nbetween:\n  in: x"],
		["list.0.w", 1, "  - x: 1", "  - w: 1\n    x: 1"],
		["list.0.y", 1, "  - x: 1", "  - x: 1\n    y: 1"],
		["list.1.x", 2, "  - x: 1", "  - x: 1\n  - x: 2"],
		["empty.0", "x", "empty: []", "empty:\n  - x"],
		["open", "x", "open:", "open: x"],
		["open.a.b", "x", "open:", "open:\n  a:\n    b: x"],
		["flow.a", "x, y", "{ b: 2 }", '{ a: "x, y", b: 2 }'],
		["flow.c", 3, "{ b: 2 }", "{ b: 2, c: 3 }"],
		["last", "x", "{ b: 2 }", "{ b: 2 }\nlast: x"],
		["unknown", "x", "{ b: 2 }", "{ b: 2 }\nunknown: x"],
	])("%s comes in its place", (path, value, was, now) => {
		const after = withEdit(source, path, value, order);
		expect(after).toBe(source.replace(was, () => now));
		const undone = withUndo(after, { before: source, after, was: [{ path, value: null }] });
		expect(undone).toBe(source);
	});

	it("can be anything", () => {
		for (const path of ["second", "group.b2", "group.deep.0.x", "list.1.x", "flow.c", "open"])
			for (const value of HARD_VALUES)
				expect(valueAt(withEdit(source, path, value, order), path)).toBe(value);
	});

	it("stands apart where groups do", () => {
		const airy = "a: 1\n\nb:\n  c: 1\n\nd:\n  e: 1\n";
		const keys = () => ["a", "a2", "b", "b2", "d", "f"];
		expect(withEdit(airy, "a2", 2, keys)).toBe(airy.replace("a: 1", "a: 1\na2: 2"));
		expect(withEdit(airy, "b2.x", 2, keys)).toBe(airy.replace("\n\nd:", "\n\nb2:\n  x: 2\n\nd:"));
		expect(withEdit(airy, "f.x", 2, keys)).toBe(`${airy}\nf:\n  x: 2\n`);
	});
});

describe("a value that goes", () => {
	const source = yaml`
		a: 1

		# Over b
		b: 2 # achter

		group:
		  only: x # weg
		  # hoort erbij

		list:
		  - een
		  # over twee
		  - twee
		single:
		  - een
		flow: [1, 2, 3]
		map: { x: 1, y: 2 }
		items:
		  - p: >-
		      een twee
		    q: 2
		  - p: 3
		`;

	it.each([
		["a", "a: 1\n\n", ""],
		["b", "b: 2 # achter\n", ""],
		["group.only", "group:\n  only: x # weg\n  # hoort erbij\n\n", ""],
		["list.0", "  - een\n  # over", "  # over"],
		["list.1", "  - twee\n", ""],
		["single.0", "single:\n  - een", "single: []"],
		["flow.0", "[1, 2, 3]", "[2, 3]"],
		["flow.2", "[1, 2, 3]", "[1, 2]"],
		["map.x", "{ x: 1, y: 2 }", "{ y: 2 }"],
		["map.y", "{ x: 1, y: 2 }", "{ x: 1 }"],
		["items.0.p", "  - p: >-\n      een twee\n    q: 2", "  - q: 2"],
		["items.0.q", "    q: 2\n", ""],
		["items.1.p", "  - p: 3\n", ""],
	])("%s goes with what is its own", (path, was, now) => {
		const after = withEdit(source, path, null);
		expect(after).toBe(source.replace(was, now));
		const value = valueAt(source, path) ?? null;
		expect(withUndo(after, { before: source, after, was: [{ path, value }] })).toBe(source);
	});

	it("leaves the end of the file as it is", () => {
		expect(withEdit("a: 1\n\nb: 2\n", "b", null)).toBe("a: 1\n");
		expect(withEdit("a: 1\nb: 2", "b", null)).toBe("a: 1");
		expect(withEdit("a: |-\n  een \n\nb: 2\n", "b", null)).toBe("a: |-\n  een \n");
		expect(withEdit("a: [1]\n", "a.0", null)).toBe("a: []\n");
	});
});

describe("the file around it", () => {
	it("keeps its line ends", () => {
		const source = "a: >-\r\n  een\r\n  twee\r\nb: 2\r\n";
		expect(withEdit(source, "a", "een drie")).toBe("a: >-\r\n  een\r\n  drie\r\nb: 2\r\n");
		expect(withEdit(source, "c.d", 1)).toBe(`${source}c:\r\n  d: 1\r\n`);
	});

	it("keeps its missing last line end", () => {
		expect(withEdit("a: 1", "a", 2)).toBe("a: 2");
		expect(withEdit("a: 1", "b", 2)).toBe("a: 1\nb: 2");
		expect(withEdit("a: >-\n  een", "a", "twee")).toBe("a: >-\n  twee");
	});
});

describe("undo", () => {
	const before = "a: >-\n  een\n  twee\nb: 1\nc: 2\nd: 3\n";
	const after = withEdit(before, "a", "iets");
	const kept = { before, after, was: [{ path: "a", value: "een twee" }] };

	it("leaves what somebody else changed", () => {
		expect(withUndo(withEdit(after, "d", 4), kept)).toBe(before.replace("3", "4"));
		expect(withUndo(`# nieuw\n${after}`, kept)).toBe(`# nieuw\n${before}`);
	});

	it("writes the value anew where others wrote on both sides", () => {
		const undone = withUndo(`# nieuw\n${withEdit(after, "d", 4)}`, kept);
		expect(valueAt(undone, "a")).toBe("een twee");
		expect(valueAt(undone, "d")).toBe(4);
	});
});
