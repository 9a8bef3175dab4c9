import { describe, expect, test } from "vitest";
import type { Texts } from "./files.ts";
import { createHistory, type Turn } from "./history.ts";

const A = "content/a.yaml";
const B = "content/b.yaml";
const C = "content/c.yaml";
const TEXT = "x: 1\ny: 1\nz: 1\n# why\n";

/** The files, a history and what is done with them, as the API does it. */
function workshop() {
	const disk: Texts = { [A]: TEXT, [B]: TEXT };
	const history = createHistory();
	const write = (file: string, text: string | null) => {
		if (text === null) delete disk[file];
		else disk[file] = text;
	};
	return {
		disk,
		history,
		write,
		/** Writes a line in the first file. */
		others(key: string, value: number) {
			disk[A] = (disk[A] ?? "").replace(RegExp(`^${key}: .*`, "m"), `${key}: ${value}`);
		},
		keep(texts: Record<string, string | null>) {
			const changes = Object.entries(texts).map(([file, after]) => {
				return [file, { before: disk[file] ?? null, after }] as const;
			});
			for (const [file, text] of Object.entries(texts)) write(file, text);
			return history.keep({ changes: [] }, new Map(changes));
		},
		go(way: "undo" | "redo"): Turn {
			const turn = history[way]({ ...disk });
			if (!("step" in turn)) return turn;
			for (const [file, { before, after }] of turn.changes) {
				expect(disk[file] ?? null).toBe(before);
				write(file, after);
			}
			turn.done();
			return turn;
		},
	};
}
const numbers = ({ done, undone }: ReturnType<typeof createHistory>) =>
	[done, undone].map((l) => l.map((s) => s.number));
const with2 = (key: string, text = TEXT) => text.replace(`${key}: 1`, `${key}: 2`);

test("there is nothing to undo in the beginning, and nothing to redo", () => {
	const { go } = workshop();
	expect(go("undo")).toEqual({ nothing: true });
	expect(go("redo")).toEqual({ nothing: true });
});

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
	history.undo(disk);
	expect(numbers(history)).toEqual([[1], []]);
});

describe("when others wrote since", () => {
	test("in one of its lines: nothing is undone, in no file, until they put it back", () => {
		const { disk, history, keep, others, go } = workshop();
		keep({ [A]: with2("x"), [B]: with2("x") });
		others("x", 7);
		const before = { ...disk };
		expect(go("undo")).toEqual({ stale: [A] });
		expect(disk).toEqual(before);
		expect(numbers(history)).toEqual([[1], []]);
		others("x", 2);
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
		const { disk, history, keep, others, write, go } = workshop();
		keep({ [B]: with2("x") });
		keep({ [A]: with2("x"), [C]: "x: 1\n" });
		others("x", 1);
		others("z", 7);
		write(C, null);
		expect(go("undo")).toHaveProperty("step.number", 1);
		expect(numbers(history)).toEqual([[], [1]]);
		expect(disk).toEqual({ [A]: TEXT.replace("z: 1", "z: 7"), [B]: TEXT });
	});
});
