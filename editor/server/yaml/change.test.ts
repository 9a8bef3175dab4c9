import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { withAdded, withMoved, withRemoved, withReplaced } from "./change.ts";
import { HARD_VALUES } from "./hard-values.ts";
import { parsed } from "./tree.ts";

/** The lines of a text, without the indent they have in this file. */
const yaml = ([text = ""]: TemplateStringsArray) => text.replace(/^\n/, "").replace(/^\t+/gm, "");
const read = (text: string) => parsed(text).toJS();
const words = (count: number) => Array(count).fill("woord").join(" ");

const source = yaml`
	# Kop

	list:
	  # Over een
	  - title: Een
	    text: >-
	      Een tekst die kort is.
	  # Over twee
	  - title: Twee # achter
	    text: >-
	      Een tekst die niet lang is.
	    # onder
	flow: [a, b, c] # letters
	pairs:
	  - { length: kort, text: een }
	  - { length: lang, text: twee }
	airy:
	  - een

	  # Over twee
	  - twee
	plain:
	- een
	- twee
	quoted:
	  - 'een'
	group: { a: 1 }
	empty: [] # nog niets
	nested:
	  - - een
	  - []
	`;

describe("what comes", () => {
	const data = { title: "Drie", text: "zo", more: [1, 2], deep: [{ a: "1", b: [] }, ["x"]] };

	it.each([
		["list.0", "list.0"],
		["list.1", "list.1"],
		["list.2", "list.2"],
		["flow.0", "flow.0"],
		["flow.3", "flow.3"],
		["pairs.1", "pairs.1"],
		["airy.0", "airy.0"],
		["airy.1", "airy.1"],
		["airy.2", "airy.2"],
		["plain.1", "plain.1"],
		["empty.0", "empty.0"],
		["nested.0.1", "nested.0.1"],
		["nested.1.0", "nested.1.0"],
		["new", "new"],
		["new.0.b", "new"],
		["group.b", "group.b"],
	])("%s goes again without a trace", (path, made) => {
		const after = withAdded(source, path, data);
		expect(after).not.toBe(source);
		expect(withRemoved(after, made)).toBe(source);
	});

	it.each([
		["list.1", { title: "X" }, "  # Over twee\n", "  - title: X\n  # Over twee\n"],
		["list.0", { title: "X" }, "  # Over een\n", "  - title: X\n  # Over een\n"],
		["list.2", { title: "X" }, "    # onder\n", "    # onder\n  - title: X\n"],
		["flow.1", "x, y", "a, b", 'a, "x, y", b'],
		["airy.1", "x", "- een\n\n", "- een\n\n  - x\n\n"],
		["airy.2", "x", "- twee\nplain", "- twee\n\n  - x\nplain"],
		["plain.2", "x", "- twee\nquoted", "- twee\n- x\nquoted"],
		["quoted.1", "x", "'een'", "'een'\n  - 'x'"],
		["empty.0", "x", "empty: [] # nog niets", "empty: # nog niets\n  - x"],
		["group.b.c", [1], "{ a: 1 }", "{ a: 1, b: { c: [1] } }"],
	])("%s is written in its place", (path, value, was, now) => {
		expect(withAdded(source, path, value)).toBe(source.replace(was, () => now));
	});

	it("is written as its like is", () => {
		const long = withAdded(source, "list.2", { title: "Drie", text: words(20) });
		expect(long).toContain(
			`  - title: Drie\n    text: >-\n      ${words(15)}\n      ${words(5)}\n`,
		);
		const short = withAdded(source, "list.2", { title: "Drie", text: "Kort." });
		expect(short).toContain("  - title: Drie\n    text: Kort.\n");
		const flow = withAdded(source, "pairs.1", { length: "1", text: "a, b" });
		expect(flow).toContain('\n  - { length: "1", text: "a, b" }\n  - { length: lang');
		const tall = withAdded(source, "pairs.1", { length: words(10), text: words(10) });
		expect(tall).toContain(
			`\n  - length: ${words(10)}\n    text: ${words(10)}\n  - { length: lang`,
		);
	});

	it("is the same text when it is a copy", () => {
		const lines = "  - title: Een\n    text: >-\n      Een tekst die kort is.\n";
		const after = withAdded(source, "list.1", read(source).list[0]);
		expect(after).toBe(source.replace(lines, lines + lines));
		const broken = "a:\n  - >-\n    een\n    twee\n  - b: [1, 2] # c\n";
		expect(withAdded(broken, "a.0", "een twee")).toBe(
			broken.replace("a:", "a:\n  - >-\n    een\n    twee"),
		);
	});

	it("is written as it is in other files, where its own has none", () => {
		const other = "part:\n    items: [een, twee]\n\n    text: >-\n        kort\n";
		const part = { text: "Wel zo kort.", items: ["x"] };
		const order = (path: string) => (path === "part" ? ["items", "text"] : []);
		expect(withAdded("a: 1\n", "part", part, order, [other, "geen: [yaml"])).toBe(
			"a: 1\npart:\n  items: [x]\n\n  text: >-\n    Wel zo kort.\n",
		);
	});

	it("can be anything, and is what it is in both versions of YAML", () => {
		for (const value of [
			...HARD_VALUES,
			...["09:00", "12345678", "1e3", "0o7", "0777", "y", "=", "<<"],
		]) {
			const hard = { a: value, [value]: [value, [value], { b: value }], c: 1.5, d: true, e: [] };
			for (const path of ["list.1", "flow.1"]) {
				const after = withAdded(source, path, hard);
				expect(withRemoved(after, path)).toBe(source);
				const old = parseDocument(after, { version: "1.1" }).getIn([...path.split("."), "a"]);
				expect(old).toBe(value);
			}
		}
	});

	it("leaves out what is null", () => {
		const after = withAdded("a: 1\n", "b", { c: null, d: [null, "x"], e: { f: null } });
		expect(after).toBe("a: 1\nb:\n  d:\n    - x\n");
		expect(() => withAdded("a: 1\n", "b", { c: null })).toThrow("nothing");
	});

	it("cannot come where something is, or where no place is", () => {
		expect(() => withAdded(source, "group", "x")).toThrow("already");
		expect(() => withAdded(source, "list.4", "x")).toThrow("no place 4");
		expect(() => withAdded(source, "new.2.x", "x")).toThrow("no place 2");
		expect(() => withAdded(source, "list.x", "x")).toThrow("no place x");
		expect(() => withAdded(source, "group.a.b", "x")).toThrow("is a value");
	});
});

describe("what moves", () => {
	it("takes its comments along", () => {
		const after = withMoved(source, "list.1", 0);
		expect(after).toContain("list:\n  # Over twee\n  - title: Twee # achter\n");
		expect(after).toContain("    # onder\n  # Over een\n  - title: Een\n");
	});

	it.each([
		["flow.0", 2, "a, b, c", "b, c, a"],
		["flow.2", 0, "a, b, c", "c, a, b"],
		["airy.1", 0, "  - een\n\n  # Over twee\n  - twee", "  # Over twee\n  - twee\n\n  - een"],
		["plain.0", 1, "- een\n- twee", "- twee\n- een"],
		["nested.1", 0, "- - een\n  - []", "- []\n  - - een"],
	])("%s to %s", (path, to, was, now) => {
		const after = withMoved(source, path, to);
		expect(after).toBe(source.replace(was, now));
		const back = path.replace(/\d+$/, String(to));
		expect(withMoved(after, back, Number(path.split(".").at(-1)))).toBe(source);
	});

	it("goes no further than its list", () => {
		expect(withMoved(source, "flow.1", 1)).toBe(source);
		expect(() => withMoved(source, "flow.0", 3)).toThrow("cannot move");
		expect(() => withMoved(source, "flow.3", 0)).toThrow("cannot move");
		expect(() => withMoved(source, "group.a", 0)).toThrow("cannot move");
	});
});

describe("what becomes something else", () => {
	it.each<[string, Parameters<typeof withReplaced>[2], string, string]>([
		["list.1", { title: "2", text: "Een tekst die niet lang is." }, "title: Twee", 'title: "2"'],
		["flow", ["a", "x", "b", "c"], "[a, b, c]", "[a, x, b, c]"],
		["flow", ["c", "b", "a"], "[a, b, c]", "[c, b, a]"],
		["flow", ["b", "x"], "[a, b, c]", "[b, x]"],
		["flow", [], "[a, b, c]", "[]"],
		["flow", "x", "[a, b, c] #", "x #"],
		["flow", { a: 1 }, "[a, b, c] # letters", "# letters\n  a: 1"],
		["airy", ["een"], "# Over twee\n  - twee", "# Over twee"],
		["plain", ["nul", "een", "twee"], "plain:\n", "plain:\n- nul\n"],
		["plain.0", ["een", "x"], "- een\n- twee", "- - een\n  - x\n- twee"],
		["group", { b: 2, a: 1 }, "{ a: 1 }", "{ a: 1, b: 2 }"],
		["group", { b: 2 }, "{ a: 1 }", "{ b: 2 }"],
		["empty", ["x"], "empty: [] # nog niets", "empty: # nog niets\n  - x"],
		["new.a", 1, "  - []\n", "  - []\nnew:\n  a: 1\n"],
		["group", { a: null }, "group: { a: 1 }\n", ""],
	])("%s becomes %j by the fewest changes", (path, data, was, now) => {
		expect(withReplaced(source, path, data)).toBe(source.replace(was, now));
	});

	it("keeps the comments of what stays", () => {
		const [one, two] = read(source).list;
		const after = withReplaced(source, "list", [two, { title: "Nieuw" }, one]);
		expect(after.match(/#.*/g)?.sort()).toEqual(source.match(/#.*/g)?.sort());
		const swapped = withReplaced(source, "list", [two, one]);
		expect(swapped).toBe(withMoved(source, "list.0", 1));
	});

	it("can be a whole file", () => {
		const data = { ...read(source), group: { a: 2 } };
		expect(withReplaced(source, "", data)).toBe(source.replace("{ a: 1 }", "{ a: 2 }"));
	});

	it("leaves a key alone that has nothing behind it", () => {
		const open = "a: 1\nopen:\nlist:\n  -\n  - x\n";
		expect(withReplaced(open, "", { a: 2, open: null, list: ["x"] })).toBe(open.replace("1", "2"));
		expect(() => withReplaced(open, "", { a: null })).toThrow("nothing");
	});

	it("can become anything from anything", () => {
		const shapes = (value: string) => [
			value,
			[value],
			{ k: value },
			[{ k: value }],
			[[value]],
			4.2,
		];
		for (const value of HARD_VALUES)
			for (const path of ["list.0", "flow.1"]) {
				let text = source;
				for (const shape of shapes(value)) text = withReplaced(text, path, shape);
				expect(withReplaced(text, path, read(source).list[0])).toContain("# Over twee");
			}
	});
});

describe("the file around it", () => {
	it("keeps its line ends", () => {
		const windows = source.replaceAll("\n", "\r\n");
		const changes = [
			(text: string) => withAdded(text, "list.1", { title: "X", text: words(30) }),
			(text: string) => withMoved(text, "list.0", 1),
			(text: string) => withRemoved(text, "list.0"),
			(text: string) => withReplaced(text, "list", ["een"]),
		];
		for (const change of changes)
			expect(change(windows)).toBe(change(source).replaceAll("\n", "\r\n"));
	});

	it("keeps its missing last line end", () => {
		const list = "a:\n  - een # c\n  - twee";
		expect(withAdded(list, "a.2", "x")).toBe(`${list}\n  - x`);
		expect(withMoved(list, "a.1", 0)).toBe("a:\n  - twee\n  - een # c");
		expect(withRemoved(list, "a.1")).toBe("a:\n  - een # c");
	});

	it("stays as it is where YAML would say something else", () => {
		expect(() => withMoved("a:\n  - |+\n    een\n\n  - twee\n", "a.0", 1)).toThrow(
			"cannot be written",
		);
		expect(() => withAdded("a: &x [1]\nb: *x\n", "a.0", 2)).toThrow("anchors");
	});
});
