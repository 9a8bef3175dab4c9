import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Data } from "../../protocol.ts";
import { deltasOf, withoutDelta } from "./deltas.ts";
import { pairsOf } from "./pairs.ts";

/** In short: 'added 1', 'moved 0 to 2', 'title'. */
const told = (was: Data, now: Data) =>
	deltasOf(was, now).map((delta) => {
		if (delta.do === "value") return delta.path;
		if (delta.do === "moved") return `moved ${delta.place} to ${delta.index}`;
		return `${delta.do} ${delta.do === "added" ? delta.index : delta.place}`;
	});

const LINES = ["Wij bouwen het platform", "Jij kiest wat eerst komt", "Daarna komt de rest"];

describe("a list of texts", () => {
	const [one = "", two = "", three = ""] = LINES;
	test.each([
		["is the same", LINES, []],
		["has one more in front", ["Iets nieuws vooraan", ...LINES], ["added 0"]],
		["has the same text twice", [one, one, two, three], ["added 1"]],
		["lost its first", [two, three], ["removed 0"]],
		["has its first last", [two, three, one], ["moved 0 to 2"]],
		["has one that says it a little otherwise", [one, `${two} nu`, three], ["1"]],
		["has one that says something else", [one, "Heel iets anders", three], ["1"]],
		[
			"has one that moved and says it otherwise",
			[two, three, `${one} nu`],
			["added 2", "removed 0"],
		],
		[
			"has one that says it otherwise, and another",
			[one, `${two} nu`, "Vier", three],
			["1", "added 2"],
		],
		[
			"lost one and has another elsewhere",
			[two, three, "Heel iets anders"],
			["added 2", "removed 0"],
		],
		["has nothing left", [], ["removed 0", "removed 1", "removed 2"]],
	])("%s", (_, now, expected) => {
		expect(told(LINES, now)).toEqual(expected);
	});
});

describe("a list of groups", () => {
	const figures = [
		{ value: "3x", label: "sneller", icon: "rocket" },
		{ value: "40%", label: "goedkoper", icon: "wallet" },
		{ value: "99,9%", label: "bereikbaar", icon: "clock" },
	];
	const [one, two, three] = figures as Data[] as [Data, Data, Data];
	test.each([
		["with another word in one", [one, { ...figures[1], label: "lager" }, three], ["1.label"]],
		["with two of them changed places", [two, one, three], ["moved 0 to 1"]],
		[
			"of which one moved and changed",
			[two, three, { ...figures[0], icon: "gauge" }],
			["added 2", "removed 0"],
		],
		["with one of another kind", [{ kind: "b", n: 1 }], ["0"], [{ kind: "a", n: 1 }]],
		[
			"with one written anew",
			[one, { value: "7", label: "dagen", icon: "sun" }, three],
			["1.value", "1.label", "1.icon"],
		],
	] as [string, Data, string[], Data?][])("%s", (_, now, expected, was = figures) => {
		expect(told(was, now)).toEqual(expected);
	});
});

test("what a file has and lacks: keys that come and go are whole", () => {
	expect(told({ a: 1, b: { c: 1 } }, { a: 1, d: { e: [1] } })).toEqual(["d", "b"]);
	expect(told({ list: [] }, { list: ["a"] })).toEqual(["added 0"]);
});

test("of equal items each is paired once", () => {
	const { was, gone, staying } = pairsOf(["a", "a", "b"], ["a", "b", "a"]);
	expect([...was].sort()).toEqual([0, 1, 2]);
	expect(gone).toEqual([]);
	expect(staying.size).toBe(2);
});

test("taken back one by one, in any order, it ends where it began", () => {
	const line = fc
		.array(fc.constantFrom(..."een twee drie vier vijf zes zeven acht".split(" ")), {
			...{ minLength: 4, maxLength: 4 },
		})
		.map((words) => words.join(" "));
	const item = fc.oneof(line, fc.record({ title: line, tags: fc.array(line, { maxLength: 2 }) }));
	const change = fc.record({
		what: fc.constantFrom("add", "remove", "move", "rewrite"),
		...{ at: fc.nat(6), to: fc.nat(6), item, line },
	});
	const isBack = (
		items: Data[],
		other: string,
		changes: { what: string; at: number; to: number; item: Data; line: string }[],
		isOtherKept: boolean,
		choices: number[],
	) => {
		const was = { list: items, other };
		const list = [...items];
		for (const { what, at, to, item, line } of changes)
			if (what === "add") list.splice(at, 0, item);
			else if (what === "remove") list.splice(at, 1);
			else if (what === "move") list.splice(to, 0, ...list.splice(at, 1));
			else if (at < list.length) list[at] = typeof list[at] === "string" ? line : { title: line };
		let now: Data | undefined = { list, ...(isOtherKept && { other }) };
		const times = deltasOf(was, now).length;
		// Each takes at least one away, and may show what it hid: a text that changed and moved.
		for (let n = 0; n < 3 * times; n++) {
			const deltas = deltasOf(was, now);
			const delta = deltas[(choices[n % choices.length] ?? 0) % deltas.length];
			if (!delta) break;
			now = withoutDelta(now, delta);
		}
		expect(now).toEqual(was);
	};
	fc.assert(
		fc.property(
			fc.array(item, { maxLength: 6 }),
			line,
			fc.array(change, { maxLength: 6 }),
			fc.boolean(),
			fc.array(fc.nat(), { minLength: 1 }),
			isBack,
		),
		{ seed: 1, numRuns: 300 },
	);
});
