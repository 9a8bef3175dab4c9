import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workshopWith } from "../../tests/workshop.ts";
import { type createHistory, patched } from "./steps.ts";

const A = "content/a.yaml";
const B = "content/b.yaml";
const C = "content/c.yaml";
const TEXT = "x: 1\ny: 1\nz: 1\n# why\n";

const workshop = () => workshopWith({ [A]: TEXT, [B]: TEXT });
/** As others do. */
const withLine = (text: string | undefined, key: string, value: number) =>
	(text ?? "").replace(RegExp(`^${key}: .*`, "m"), `${key}: ${value}`);
const numbers = ({ done, undone }: ReturnType<typeof createHistory>) =>
	[done, undone].map((l) => l.map((s) => s.number));
const with2 = (key: string) => withLine(TEXT, key, 2);

test("a new step ends what could be redone", () => {
	const { history, keep, go } = workshop();
	keep({ [A]: with2("x") });
	keep({ [A]: with2("y") });
	go("undo");
	keep({ [B]: with2("x") });
	expect(numbers(history)).toEqual([[1, 3], []]);
	expect(go("redo")).toEqual({ nothing: true });
});

test("a turn that was not written did not happen", () => {
	const { disk, history, keep } = workshop();
	keep({ [A]: with2("x") });
	expect(() => history.undo(disk, () => expect.fail())).toThrow();
	expect(numbers(history)).toEqual([[1], []]);
});

describe("when others wrote since", () => {
	test("in one of its lines: nothing is undone, in no file, until they put it back", () => {
		const { disk, history, keep, write, go } = workshop();
		keep({ [A]: with2("x"), [B]: with2("x") });
		write(A, withLine(disk[A], "x", 7));
		const before = { ...disk };
		expect(go("undo")).toEqual({ stale: [A] });
		expect(disk).toEqual(before);
		expect(numbers(history)).toEqual([[1], []]);
		write(A, withLine(disk[A], "x", 2));
		expect(go("undo")).toHaveProperty("step");
	});

	test.each<[string, string, string | null]>([
		["in the file that it made", C, "x: 1\n# theirs\n"],
		["a file in the place of the one it took away", B, "x: theirs\n"],
		["no longer the file", A, null],
		["no YAML", A, "broken"],
	])("%s: nothing is undone", (_, file, text) => {
		const { disk, keep, write, go } = workshop();
		keep({ [A]: with2("x"), [B]: null, [C]: "x: 1\n" });
		write(file, text);
		const before = { ...disk };
		expect(go("undo")).toEqual({ stale: [file] });
		expect(disk).toEqual(before);
	});

	test("what they took back is no step any more, and what came before it can be undone", () => {
		const { disk, history, keep, write, go } = workshop();
		keep({ [B]: with2("x") });
		keep({ [A]: with2("x"), [C]: "x: 1\n" });
		write(A, withLine(disk[A], "x", 1));
		write(A, withLine(disk[A], "z", 7));
		write(C, null);
		expect(go("undo")).toHaveProperty("step.number", 1);
		expect(numbers(history)).toEqual([[], [1]]);
		expect(disk).toEqual({ [A]: TEXT.replace("z: 1", "z: 7"), [B]: TEXT });
	});
});

/** A word for each line. */
const lines = (text: string) => text.replaceAll(" ", "\n");

test.each<[string, current: string, from: string, to: string, expected: string | undefined]>([
	["beside what they changed", "a b y ", "a b c ", "x b c ", "x b y "],
	["right above what they changed", "a b y ", "a b c ", "a x c ", "a x y "],
	["what goes, above what they wrote", "a b c y ", "a b c ", "b c ", "b c y "],
	["what comes, below what they wrote", "y a b c ", "a b c ", "a b x c ", "y a b x c "],
	["in two places around theirs", "a b y d e ", "a b c d e ", "x b c d f ", "x b y d f "],
	["what they did in part", "x b c d e ", "a b c d e ", "x b c d y ", "x b c d y "],
	["a missing line break at the end", "y b", "a b", "a b ", "y b "],
	["a line that they changed", "a y c ", "a b c ", "a x c ", undefined],
	["a line that they took", "a c ", "a b c ", "a x c ", undefined],
	["lines where they wrote", "a b y c ", "a b c ", "a b x c ", undefined],
	["half of a move that they made elsewhere", "b c d a ", "b c a d ", "a b c d ", undefined],
	["lines that went where they wrote", "a b y c ", "a b b c ", "a c ", undefined],
])("a change is done in what others made: %s", (_, current, from, to, expected) => {
	expect(patched(lines(current), lines(from), lines(to))).toBe(expected && lines(expected));
});

test("leads from any text to any other, and what two did apart goes either way", () => {
	const text = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 12 }).map((l) => l.join("\n"));
	const leads = (one: string, other: string, third: string) => {
		expect(patched(one, one, other)).toBe(other);
		expect(patched(other, one, other)).toBe(other);
		expect(patched(other, one, third)).toBe(patched(third, one, other));
	};
	fc.assert(fc.property(text, text, text, leads), { seed: 4, numRuns: 300 });
});
