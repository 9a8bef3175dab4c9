import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { FieldId, Step, Value } from "../protocol.ts";
import type { Texts } from "./files.ts";
import { createHistory, type History, type Turn, type Yaml } from "./history.ts";
import { valueAt, withEdit } from "./yaml/edit.ts";
import { withLinesBack, withUndo } from "./yaml/undo.ts";

/** Files of lines `key: value`, which is all of YAML that undo has to know. */
const lines: Yaml = {
	valueAt: (text, path) => {
		if (text === "broken") throw new Error("No YAML.");
		return new RegExp(`^${path}: (.*)$`, "m").exec(text)?.[1] ?? null;
	},
	withUndo: (current, { was }) =>
		was.reduceRight((text, { path, value }) => withValue(text, path, value), current),
	withLinesBack,
};
function withValue(text: string, path: string, value: Value): string {
	const line = new RegExp(`^${path}: .*\n`, "m");
	if (value === null) return text.replace(line, "");
	const written = `${path}: ${value}\n`;
	return line.test(text) ? text.replace(line, () => written) : text + written;
}

const A = "content/a.yaml";
const B = "content/b.yaml";

/** The files, a history and what is done with them, as the API does it. */
function workshop(texts: Texts = { [A]: "x: 1\ny: 1\n# why\n", [B]: "x: 1\n" }) {
	const disk: Texts = { ...texts };
	const history = createHistory(lines);
	return {
		disk,
		history,
		keep(values: Record<FieldId, Value>): Step {
			const before = { ...disk };
			const edits = Object.entries(values).map(([id, now]) => {
				const [file = "", path = ""] = id.split("#");
				const was = lines.valueAt(disk[file] ?? "", path) ?? null;
				disk[file] = withValue(disk[file] ?? "", path, now);
				return { id: id as FieldId, name: id, was, now };
			});
			const changed = Object.keys(disk).filter((file) => disk[file] !== before[file]);
			const changes = changed.map(
				(file) => [file, { before: before[file] ?? "", after: disk[file] ?? "" }] as const,
			);
			// An edit that changes nothing is none.
			const real = edits.filter(({ was, now }) => was !== now);
			return history.keep(real, new Map(changes), 0);
		},
		go(way: "undo" | "redo"): Turn {
			const turn = history[way]({ ...disk });
			if (!("step" in turn)) return turn;
			for (const [file, { before, after }] of turn.changes) {
				expect(disk[file] ?? null).toBe(before);
				if (after === null) delete disk[file];
				else disk[file] = after;
			}
			turn.done();
			return turn;
		},
	};
}
const numbers = ({ done, undone }: History) => [done, undone].map((l) => l.map((s) => s.number));

test("there is nothing to undo in the beginning, and nothing to redo", () => {
	const { go } = workshop();
	expect(go("undo")).toEqual({ nothing: true });
	expect(go("redo")).toEqual({ nothing: true });
});

test("what was kept together is undone and redone together", () => {
	const { disk, history, keep, go } = workshop();
	const before = { ...disk };
	const step = keep({ [`${A}#x`]: "2", [`${B}#x`]: "2" });
	const after = { ...disk };
	expect(go("undo")).toMatchObject({ step });
	expect(disk).toEqual(before);
	expect(numbers(history)).toEqual([[], [1]]);
	expect(go("redo")).toMatchObject({ step });
	expect(disk).toEqual(after);
	expect(numbers(history)).toEqual([[1], []]);
});

test("a new step ends what could be redone", () => {
	const { history, keep, go } = workshop();
	keep({ [`${A}#x`]: "2" });
	keep({ [`${A}#y`]: "2" });
	go("undo");
	keep({ [`${B}#x`]: "2" });
	expect(numbers(history)).toEqual([[1, 3], []]);
	expect(go("redo")).toEqual({ nothing: true });
});

test("a turn that was not written did not happen", () => {
	const { disk, history, keep } = workshop();
	keep({ [`${A}#x`]: "2" });
	history.undo(disk);
	expect(numbers(history)).toEqual([[1], []]);
});

describe("when others wrote in the file since", () => {
	test("elsewhere in it: that stays, there and back", () => {
		const { disk, keep, go } = workshop();
		keep({ [`${A}#x`]: "2" });
		disk[A] = "# theirs\nx: 2\ny: 7\n# why\n";
		go("undo");
		expect(disk[A]).toBe("# theirs\nx: 1\ny: 7\n# why\n");
		disk[A] = disk[A].replace("7", "8");
		go("redo");
		expect(disk[A]).toBe("# theirs\nx: 2\ny: 8\n# why\n");
		go("undo");
		expect(disk[A]).toBe("# theirs\nx: 1\ny: 8\n# why\n");
	});

	test("and no more of them until it is redone: the file is again as they left it", () => {
		const shop = workshop({ [A]: "x: 1\n" });
		shop.keep({ [`${A}#x`]: "2" });
		const theirs = "y: 7\nx: 2\n";
		shop.disk[A] = theirs;
		shop.go("undo");
		// Written field by field, it would have lost its order.
		const spy = vi.spyOn(lines, "withUndo");
		shop.go("redo");
		expect(spy).not.toHaveBeenCalled();
		expect(shop.disk[A]).toBe(theirs);
	});

	test("in one of its fields: nothing is undone, in no file, and that field is named", () => {
		const { disk, history, keep, go } = workshop();
		keep({ [`${A}#x`]: "2", [`${A}#y`]: "2", [`${B}#x`]: "2" });
		disk[A] = withValue(disk[A] ?? "", "x", "7");
		const before = { ...disk };
		expect(go("undo")).toEqual({ conflicts: [{ id: `${A}#x`, current: "7" }] });
		expect(disk).toEqual(before);
		expect(numbers(history)).toEqual([[1], []]);
		// They put it back: then it can be undone.
		disk[A] = withValue(disk[A] ?? "", "x", "2");
		expect(go("undo")).toHaveProperty("step");
	});

	test.each([
		["took the field away", "y: 1\n"],
		["broke it", "broken"],
		["took it away", undefined],
	])("and %s: a conflict", (_, text) => {
		const { disk, keep, go } = workshop();
		keep({ [`${A}#x`]: "2" });
		if (text === undefined) delete disk[A];
		else disk[A] = text;
		expect(go("undo")).toEqual({ conflicts: [{ id: `${A}#x`, current: null }] });
	});

	test("so that the field cannot be put back: a conflict", () => {
		const history = createHistory({
			...lines,
			withUndo() {
				throw new Error("x cannot become 1.");
			},
		});
		const edits = [{ id: `${A}#x` as const, name: "", was: "1", now: "2" }];
		history.keep(edits, new Map([[A, { before: "x: 1\n", after: "x: 2\n" }]]), 0);
		expect(history.undo({ [A]: "x: 2\ny: 1\n" })).toEqual({
			conflicts: [{ id: `${A}#x`, current: "2" }],
		});
	});

	test("of two fields, one made in the other, the last goes first", () => {
		const { disk, keep, go } = workshop({ [A]: "# none\n" });
		keep({ [`${A}#x`]: "1", [`${A}#y`]: "1" });
		disk[A] += "# theirs\n";
		go("undo");
		expect(disk[A]).toBe("# none\n# theirs\n");
		disk[A] += "# again\n";
		go("redo");
		expect(disk[A]).toBe("# none\n# theirs\n# again\nx: 1\ny: 1\n");
	});
});

test("in real YAML, what others wrote beside it stays to the byte", () => {
	const before =
		"# head\nstory:\n    title: 'Eén'   # why\n    text: >-\n        Two\n        lines\nlast: 1\n";
	const after = withEdit(before, "story.title", "Twee");
	const history = createHistory({
		...lines,
		valueAt,
		withUndo: (text, kept) => withUndo(text, kept),
	});
	const edits = [{ id: `${A}#story.title` as const, name: "", was: "Eén", now: "Twee" }];
	history.keep(edits, new Map([[A, { before, after }]]), 0);
	const theirs = (text: string) =>
		text.replace("last: 1", "last:  2 # theirs").replace("Two", "Three");
	const turn = history.undo({ [A]: theirs(after) });
	expect(turn).toMatchObject({
		changes: new Map([[A, { before: theirs(after), after: theirs(before) }]]),
	});
});

describe("100 steps at random", () => {
	const FILES = ["content/a.yaml", "content/b.yaml", "content/c.yaml"];
	const KEYS = ["k", "l", "m", "n"];
	const start = Object.fromEntries(FILES.map((f) => [f, KEYS.map((k) => `${k}: s\n`).join("")]));
	const ids = FILES.flatMap((file) => KEYS.map((key): FieldId => `${file}#${key}`));
	const all = (disk: Texts) =>
		new Map(
			ids.map((id) => [
				id,
				lines.valueAt(disk[id.split("#")[0] ?? ""] ?? "", id.split("#")[1] ?? ""),
			]),
		);

	/** @param others how often of a hundred, of all that is done, others do something. */
	function play(draw: fc.GeneratorValue, others: number) {
		const below = (most: number) => draw(() => fc.noBias(fc.nat(most - 1)));
		const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
		const shop = workshop(start);
		const { disk, history } = shop;
		const seen = { undo: 0, redo: 0, conflicts: 0, others: 0 };
		const counter = { count: 0 };
		for (let n = 0; n < 100; n++) {
			// Each value occurs once, so it says who wrote it.
			const value = (who: string) => (below(10) === 0 ? null : `${who}${counter.count++}`);
			if (below(100) < others) {
				const [file = "", key = ""] = pick(ids).split("#");
				disk[file] =
					below(10) < 3
						? `# theirs ${n}\n${disk[file]}`
						: withValue(disk[file] ?? "", key, value("theirs"));
				seen.others++;
			} else if (below(10) < 4)
				shop.keep(
					Object.fromEntries(
						Array.from({ length: 1 + below(3) }, () => [pick(ids), value("ours")]),
					),
				);
			else check(shop, pick(["undo", "undo", "redo"]), seen);
		}
		return { shop, disk, history, seen };
	}

	function check(
		{ disk, go }: ReturnType<typeof workshop>,
		way: "undo" | "redo",
		seen: Record<string, number>,
	) {
		const before = all(disk);
		const comments = JSON.stringify(Object.values(disk).map((text) => text.match(/#.*/g)));
		const turn = go(way);
		if ("nothing" in turn) return;
		expect(JSON.stringify(Object.values(disk).map((text) => text.match(/#.*/g)))).toBe(comments);
		const expected = new Map(before);
		if ("conflicts" in turn) {
			expect(turn.conflicts.length).toBeGreaterThan(0);
			for (const { id, current } of turn.conflicts) expect(before.get(id)).toBe(current);
			seen.conflicts = (seen.conflicts ?? 0) + 1;
		} else {
			for (const { id, was, now } of turn.step.edits) {
				// Nobody else wrote here since.
				expect(before.get(id)).toBe(way === "undo" ? now : was);
				expected.set(id, way === "undo" ? was : now);
			}
			seen[way] = (seen[way] ?? 0) + 1;
		}
		expect(all(disk)).toEqual(expected);
	}

	test("alone, there and back is the same to the byte", () => {
		const isSame = (draw: fc.GeneratorValue) => {
			const { shop, disk, history } = play(draw, 0);
			while (history.undone.length > 0) shop.go("redo");
			const last = { ...disk };
			while (history.done.length > 0) expect(shop.go("undo")).toHaveProperty("step");
			expect(disk).toEqual(start);
			while (history.undone.length > 0) expect(shop.go("redo")).toHaveProperty("step");
			expect(disk).toEqual(last);
		};
		fc.assert(fc.property(fc.gen(), isSame), { seed: 1, numRuns: 20 });
	});

	test("with others at work, nothing of theirs is lost", () => {
		const total = { undo: 0, redo: 0, conflicts: 0, others: 0 };
		const count = (draw: fc.GeneratorValue) => {
			const { seen } = play(draw, 15);
			for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += seen[key];
		};
		fc.assert(fc.property(fc.gen(), count), { seed: 1, numRuns: 100 });
		// All of it did occur.
		for (const times of Object.values(total)) expect(times).toBeGreaterThan(100);
	});
});

describe("a step that changes what there is", () => {
	const C = "content/c.yaml";
	const told = { said: "Nieuw: c", about: `${C}#` as const };
	/** Makes c, takes b away, and has a line more in a; all without a field that says so. */
	function reshape({ disk, history }: ReturnType<typeof workshop>) {
		const before = { ...disk };
		disk[A] = (disk[A] ?? "").replace("y: 1\n", "new: 1\nnew: 2\ny: 1\n");
		disk[C] = "x: 1\n";
		delete disk[B];
		const changes = [A, B, C].map((file) => {
			return [file, { before: before[file] ?? null, after: disk[file] ?? null }] as const;
		});
		const step = history.keep([], new Map(changes), 0, told);
		return { step, before, after: { ...disk } };
	}

	test("says what it did, and is undone and redone to the byte, with its files", () => {
		const shop = workshop();
		const { step, before, after } = reshape(shop);
		expect(step).toMatchObject(told);
		expect(shop.go("undo")).toMatchObject({ step });
		expect(shop.disk).toEqual(before);
		shop.go("redo");
		expect(shop.disk).toEqual(after);
	});

	test("leaves what others wrote beside its lines, there and back", () => {
		const shop = workshop();
		reshape(shop);
		shop.disk[A] = `# theirs\n${shop.disk[A]}`;
		const after = { ...shop.disk };
		expect(shop.go("undo")).toHaveProperty("step");
		expect(shop.disk[A]).toBe("# theirs\nx: 1\ny: 1\n# why\n");
		shop.go("redo");
		expect(shop.disk).toEqual(after);
	});

	test.each([
		["in its lines", A, "x: 1\nnew: 7\n"],
		["in the file that it made", C, "x: 1\n# theirs\n"],
		["a file in the place of the one it took away", B, "x: theirs\n"],
	])("is not undone when others wrote %s", (_, file, text) => {
		const shop = workshop();
		reshape(shop);
		shop.disk[file] = text;
		const disk = { ...shop.disk };
		expect(shop.go("undo")).toEqual({ conflicts: [{ id: `${file}#`, current: null }] });
		expect(shop.disk).toEqual(disk);
		expect(numbers(shop.history)).toEqual([[1], []]);
	});

	test("is no step any more once others took back all of it, and only then", () => {
		const shop = workshop();
		const { before } = reshape(shop);
		shop.disk[B] = before[B] ?? "";
		delete shop.disk[C];
		shop.history.forget(shop.disk);
		expect(numbers(shop.history)).toEqual([[1], []]);
		shop.disk[A] = before[A] ?? "";
		shop.history.forget(shop.disk);
		expect(numbers(shop.history)).toEqual([[], []]);
	});

	test("between steps of values: what each changed is looked for where it was then", () => {
		const before = "list:\n  - a\n  - b\n  - c\n";
		const edited = before.replace("- c", "- d");
		const shorter = edited.replace("  - a\n", "");
		const history = createHistory({
			...lines,
			valueAt,
			withUndo: (text, kept) => withUndo(text, kept),
		});
		const edit = { id: `${A}#list.2` as const, name: "", was: "c", now: "d" };
		history.keep([edit], new Map([[A, { before, after: edited }]]), 0);
		history.keep([], new Map([[A, { before: edited, after: shorter }]]), 0, told);
		history.forget({ [A]: shorter });
		expect(numbers(history)).toEqual([[1, 2], []]);
		// They put the first back: only what was typed is left.
		history.forget({ [A]: edited });
		expect(numbers(history)).toEqual([[1], []]);
		history.forget({ [A]: before });
		expect(numbers(history)).toEqual([[], []]);
	});
});

describe("what others took back", () => {
	test("is no step any more, and what came before it can be undone", () => {
		const { disk, history, keep, go } = workshop();
		keep({ [`${B}#x`]: "2" });
		keep({ [`${A}#x`]: "2" });
		keep({ [`${A}#x`]: "3" });
		disk[A] = withValue(disk[A] ?? "", "x", "1");
		history.forget(disk);
		expect(numbers(history)).toEqual([[1], []]);
		expect(go("undo")).toHaveProperty("step.number", 1);
	});

	test("leaves all steps that still stand, the earlier of one field too", () => {
		const { disk, history, keep } = workshop();
		keep({ [`${A}#x`]: "2" });
		keep({ [`${A}#x`]: "3", [`${B}#x`]: "2" });
		disk[A] = withValue(disk[A] ?? "", "y", "9");
		history.forget(disk);
		expect(numbers(history)).toEqual([[1, 2], []]);
		disk[B] = withValue(disk[B] ?? "", "x", "1");
		history.forget(disk);
		expect(numbers(history)).toEqual([[1, 2], []]);
	});
});
