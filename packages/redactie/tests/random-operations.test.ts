/** A hundred times some changes in a row, whatever they are: the content stays valid. Back to what it was goes random-writers.test.ts. */
import fc from "fast-check";
import { dataAt, isGroup } from "redactie/data.ts";
import type { ContentList, Data, Operation } from "redactie/protocol.ts";
import { beforeOf, changesBetween, withoutChange } from "redactie/server/changes.ts";
import { type Edition, editionOf } from "redactie/server/edition.ts";
import type { Texts } from "redactie/server/files/files.ts";
import { removalOf, textsWith } from "redactie/server/operations.ts";
import { ContentError } from "redactie/site.ts";
import { expect, it } from "vitest";
import { kitchenTexts, settled } from "./kitchen.ts";

const SEQUENCES = 100;
const start = editionOf(kitchenTexts());

const titled = (data: Data, title: string): Data =>
	isGroup(data) ? { ...data, ...("title" in data && { title }) } : data;

/** How often each is done: to settle all that refers to something, or to take a change back, is much work. */
const OFTEN = ["add", "move", "remove", "part", "set"];
const KINDS = [...Array(4).fill(OFTEN).flat(), "settle", "revert"];

/** What somebody may do now, in one file or in any. @returns undefined: not that, here. */
type Draw = (
	edition: Edition,
	pick: Pick,
	own: ReturnType<typeof partly>,
) => Operation[] | Texts | undefined;
type Pick = <One>(all: readonly One[]) => One | undefined;

/** One file of the content, with all that can be done in it; the folders are in no file. */
function partly({ fields, lists, parts }: Edition, file: string) {
	const isOwn = (one: { file: string; path: string }) => one.file === file || one.path === "";
	return {
		file,
		fields: fields.filter((field) => field.file === file),
		lists: lists.filter(isOwn),
		parts: parts.filter(isOwn),
	};
}

const hasRoom = ({ fixed, closed, items, max = 40 }: ContentList) =>
	!fixed && !closed && items.length < max;
const fileAt = (id: string) => id.slice(0, id.indexOf("#"));
const pathAt = (id: string) => id.slice(id.indexOf("#") + 1);
const held = ({ data }: Edition, id: string) => dataAt(data.get(fileAt(id)), pathAt(id));

const draws: Record<string, Draw> = {
	/** One more like another, of a list or a folder. */
	add(edition, pick, { lists }) {
		const list = pick(lists.filter((list) => hasRoom(list) && list.items.length > 0));
		const like = list && held(edition, pick(list.items)?.id ?? "");
		if (!list || like === undefined) return undefined;
		const { file, path, items } = list;
		const data = titled(like, `Just like ${pick(items)?.title}`);
		if (path) return [{ do: "add", file, path: `${path}.${pick([...items.keys()])}`, data }];
		const { slug: _, order: __, link: ___, ...entry } = data as Record<string, Data>;
		return [{ do: "add", file, path, data: entry }];
	},
	move(_, pick, { lists }) {
		const list = pick(lists.filter(({ items }) => items.length > 1));
		const id = list && pick(list.items)?.id;
		const to = list && pick([...list.items.keys()]);
		return id && to !== undefined
			? [{ do: "move", file: fileAt(id), path: pathAt(id), to }]
			: undefined;
	},
	/** As it is, also where something refers to it. */
	remove(_, pick, { lists, parts }) {
		const there = parts.filter(({ isThere }) => isThere);
		const items = pick(lists)?.items ?? [];
		const id = pick([...items, ...there])?.id;
		return id && [{ do: "remove", file: fileAt(id), path: pathAt(id) }];
	},
	/** With all that refers to it. */
	settle(edition, pick, { lists }) {
		const id = pick(
			pick(lists.filter(({ path }) => !path || pick([true, false])))?.items ?? [],
		)?.id;
		const removal: Operation | undefined = id && {
			...{ do: "remove", file: fileAt(id), path: pathAt(id) },
		};
		const { references, problems } = removal ? removalOf(edition, [removal]) : {};
		return removal && references && problems?.length === 0
			? settled(references, removal)
			: undefined;
	},
	/** A part that another has. */
	part(edition, pick, { parts }) {
		const lacking = pick(parts.filter(({ isThere }) => !isThere));
		const shape = (path: string) => path.replaceAll(/\d+/g, "0");
		const like = pick(
			edition.parts.filter(
				({ path, isThere }) => isThere && lacking && shape(path) === shape(lacking.path),
			),
		);
		if (!lacking || !like) return undefined;
		const data = held(edition, like.id) as Data;
		return [{ do: "add", file: lacking.file, path: lacking.path, data }];
	},
	set(_, pick, { fields }) {
		const field = pick(fields);
		if (!field) return undefined;
		const values = field.choices?.map(({ value }) => value) ?? fields.map(({ value }) => value);
		return [{ do: "set", file: field.file, path: field.path, value: pick(values) ?? null }];
	},
	/** By hand. */
	comment({ texts }, pick, { file }) {
		const line = `# ${pick(["One", "Two", "Three"])}\n`;
		return { ...texts, [file]: texts[file]?.replace(/^(?=[a-z]+:)/m, line) ?? "" };
	},
	/** The texts without one of the changes so far. */
	revert(edition, pick) {
		if (edition === start) return undefined;
		try {
			const { id = "" } = pick(changesBetween(before, edition)) ?? {};
			return withoutChange(id, before, edition)?.edition.texts;
		} catch (error) {
			// Another has to be taken back before it.
			if (error instanceof ContentError) return undefined;
			throw error;
		}
	},
};

const before = beforeOf(start.texts, start);

/** What is done, and what it chooses: each number one of what there is then. */
type Steps = readonly { kind: string; choices: readonly number[] }[];
const stepsOf = (kinds: readonly string[], minLength: number, maxLength: number) =>
	fc.noBias(
		fc.array(
			fc.record({
				kind: fc.constantFrom(...kinds),
				choices: fc.array(fc.nat(), { minLength: 9, maxLength: 9 }),
			}),
			{ minLength, maxLength },
		),
	);
const pickOf = (choices: readonly number[]): Pick => {
	const left = [...choices];
	return (all) => all[(left.shift() ?? 0) % all.length];
};

/** What a step makes of the content; undefined: nothing can be done so. */
function textsAfter(kind: string, edition: Edition, pick: Pick): Texts | undefined {
	const own = partly(edition, pick(Object.keys(edition.texts)) ?? "");
	const wanted = draws[kind]?.(edition, pick, own);
	return Array.isArray(wanted) ? textsWith(edition, wanted) : wanted;
}

/** The content after all of these; what the contract refuses is not done. */
function played(steps: Steps, counts = { kept: 0, refused: 0 }): Edition {
	let edition = start;
	for (const { kind, choices } of steps)
		try {
			const texts = textsAfter(kind, edition, pickOf(choices));
			if (!texts) continue;
			edition = editionOf(texts, edition);
			counts.kept += 1;
		} catch (error) {
			// What is offered to settle all, does so; and what is taken back is content once more.
			const isOurs = kind === "settle" || kind === "revert";
			if (!(error instanceof ContentError) || isOurs) throw error;
			counts.refused += 1;
		}
	return edition;
}

it(`keeps the content valid through ${SEQUENCES} rows of random changes`, () => {
	const counts = { kept: 0, refused: 0 };
	const plays = fc.property(stepsOf(KINDS, 4, 6), (steps) => void played(steps, counts));
	fc.assert(plays, { seed: 20261122, numRuns: SEQUENCES });
	expect(counts.kept).toBeGreaterThan(SEQUENCES);
	expect(counts.refused).toBeGreaterThan(10);
});

it("ends at the same bytes, whatever of the changes is taken back first", () => {
	const isBack = (steps: Steps, choices: readonly number[]) => {
		let edition = played(steps);
		const pick = pickOf(choices);
		for (let n = 0; n < choices.length && edition.texts !== start.texts; n++) {
			const texts = textsAfter("revert", edition, pick);
			if (texts) edition = editionOf(texts, edition);
		}
		expect(edition.texts).toEqual(start.texts);
	};
	const choices = fc.array(fc.nat(), { minLength: 120, maxLength: 120 });
	const steps = stepsOf([...OFTEN, "comment"], 12, 12);
	fc.assert(fc.property(steps, choices, isBack), { seed: 1, numRuns: 8 });
});
