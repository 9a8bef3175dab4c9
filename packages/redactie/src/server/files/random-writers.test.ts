/** A thousand times some changes in a row, while others write in the same files: all of it comes back. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { site } from "../../../fixture/redactie.config.ts";
import { workshopWith } from "../../../tests/workshop.ts";
import { dataAt, isGroup, parentOf } from "../../data.ts";
import type { Data, Operation } from "../../protocol.ts";
import { editSite } from "../../site.ts";
import { between } from "../changes.ts";
import { canonical, withOperation, withPutBack } from "../yaml.ts";
import type { Texts } from "./files.ts";

editSite(site);

const ROWS = 1000;

/** Others write in `theirs…`, where nobody else does, and in the title. */
const TEXT = `# Kop

theirsA: 0
title: Een titel # achter
list:
  # Over een
  - name: Een
    theirsB: 0

  - name: Twee
    tags: [a, b]
group:
  # Over b
  b:
    theirsC: 0
    d: >-
      Een tekst die zo lang is dat hij niet op de regel van zijn eigen sleutel past, maar er wel
      onder.
flat:
  - een
  # Over twee
  - twee
theirsD: 0
`;
const START: Texts = {
	"content/a.yaml": TEXT,
	"content/b.yaml": TEXT.replaceAll(/ {2}#.*\n/g, ""),
};
const FILES = Object.keys(START);
const WORDS = ["Iets anders", "no", "a: b # c", "42", `Veel ${"woorden ".repeat(14)}meer`, 7];
const linesOfOthers = (text = ""): string[] => text.match(/theirs[A-E]: \d+/g) ?? [];
const withLine = (text: string, key: string, value: number) =>
	text.replace(RegExp(`\\b${key}: .*`), `${key}: ${value}`);

type Pick = <One>(all: readonly One[]) => One;

/** All places of a file, but theirs. */
const placesIn = (data: Data, path = ""): string[] =>
	typeof data === "object" && data !== null
		? Object.entries(data).flatMap(([key, own]) => {
				const at = path ? `${path}.${key}` : key;
				return key.startsWith("theirs") ? [] : [at, ...placesIn(own, at)];
			})
		: [];

/** What somebody does to a text; undefined: not that, here. */
function change(kind: string, file: string, text: string, pick: Pick): string | undefined {
	const data: Data = parse(text);
	const places = placesIn(data);
	const path = kind === "title" ? kind : pick(places);
	const around = dataAt(data, parentOf(path));
	if (kind === "revert") {
		const differences = between(file, parse(START[file] ?? ""), data);
		const one = differences.length > 0 && pick(differences);
		return one ? withPutBack(text, START[file] ?? "", one.path) : undefined;
	}
	const items = Array.isArray(around) ? [...around.keys()] : undefined;
	const other = dataAt(data, pick(places)) ?? "x";
	const like = JSON.stringify(other).includes("theirs") ? "x" : other;
	const key = items ? `${pick(items)}` : `new${pick([1, 2, 3])}`;
	const parent = parentOf(path);
	const add = parent ? `${parent}.${key}` : key;
	const isTaken = isGroup(around) && key in around;
	const operations: Record<string, Operation | undefined> = {
		title: { do: "set", file, path, value: pick(WORDS) },
		set:
			typeof dataAt(data, path) === "object"
				? undefined
				: { do: "set", file, path, value: pick(WORDS) },
		add: isTaken ? undefined : { do: "add", file, path: add, data: like },
		replace: { do: "replace", file, path, data: like },
		move: items && { do: "move", file, path, to: pick(items) },
		remove: parent === "" && places.length < 4 ? undefined : { do: "remove", file, path },
	};
	return operations[kind] && withOperation(text, operations[kind]);
}

const KINDS =
	"title title set set add add move remove replace revert undo undo undo redo redo theirs theirs";
const rows = fc.noBias(
	fc.array(
		fc.record({
			kind: fc.constantFrom(...KINDS.split(" ")),
			choices: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
		}),
		{ minLength: 3, maxLength: 7 },
	),
);

it(`brings back every byte of ${ROWS} rows of changes, and loses none of what others write`, () => {
	const counts = { kept: 0, undo: 0, redo: 0, stale: 0, theirs: 0, back: 0 };
	expect(FILES.map((file) => canonical(START[file] ?? ""))).toEqual(Object.values(START));
	fc.assert(
		fc.property(rows, (row) => play(row, counts)),
		{ seed: 20261123, numRuns: ROWS },
	);
	for (const [what, times] of Object.entries(counts)) expect(times, what).toBeGreaterThan(20);
});

function play(
	row: readonly { kind: string; choices: readonly number[] }[],
	counts: Record<"kept" | "undo" | "redo" | "stale" | "theirs" | "back", number>,
) {
	const { disk, history, keep, go } = workshopWith(START);
	/** What there would be if nobody but the others had written. */
	const theirs = { ...START };

	/** @returns whether it was done; else all is as it was. */
	function turns(way: "undo" | "redo"): boolean {
		const turn = go(way);
		if ("stale" in turn) counts.stale += 1;
		if (!("step" in turn)) return false;
		counts[way] += 1;
		expect(
			FILES.flatMap((file) =>
				linesOfOthers(disk[file]).filter((line) => !linesOfOthers(theirs[file]).includes(line)),
			),
		).toEqual([]);
		return true;
	}

	for (const { kind, choices } of row) {
		const left = [...choices];
		const pick: Pick = (all) => all[(left.shift() ?? 0) % all.length] as (typeof all)[0];
		const file = pick(FILES);
		const text = disk[file] ?? "";
		if (kind === "undo" || kind === "redo") {
			turns(kind);
			continue;
		}
		const own = linesOfOthers(text);
		if (kind === "theirs") {
			// One line is of all.
			const isShared = /^title: [^>|].*/m.test(text) && pick([true, false]);
			const [key = ""] = (isShared ? "title" : pick(own)).split(":");
			const value = pick([1, 2, 3, 4, 5]);
			disk[file] = withLine(text, key, value);
			theirs[file] = withLine(theirs[file] ?? "", key, value);
			counts.theirs += 1;
			continue;
		}
		const after = change(kind, file, text, pick);
		if (after === undefined || after === text) continue;
		// With what stood there comes what others wrote in it then.
		if (kind === "revert" && linesOfOthers(after).some((line) => !own.includes(line))) continue;
		keep({ [file]: after });
		counts.kept += 1;
	}

	const last = { ...disk };
	let steps = 0;
	while (turns("undo")) steps += 1;
	// Where others wrote in what a step changed, it stays, and theirs with it.
	if (history.done.length > 0) return;
	expect(disk).toEqual(theirs);
	counts.back += 1;
	for (; steps > 0; steps--) expect(turns("redo")).toBe(true);
	expect(disk).toEqual(last);
}
