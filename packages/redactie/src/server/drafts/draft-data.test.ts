/** What a draft has places for, needs, and is written of it. */
import { z } from "astro/zod";
import { expect, it } from "vitest";
import { nodeOf } from "../../contract/nodes.ts";
import type { Data } from "../../protocol.ts";
import { fill } from "./draft-data.ts";

const figure = z.strictObject({ value: z.string(), note: z.string().optional() });
const part = z.discriminatedUnion("kind", [
	z.strictObject({ kind: z.literal("one"), now: z.number() }),
	z.strictObject({ kind: z.literal("two"), was: z.union([z.number(), z.array(figure).min(1)]) }),
]);
const entry = nodeOf(
	z.strictObject({
		title: z.string(),
		isOn: z.boolean(),
		tasks: z.array(z.string()).min(2).max(4),
		figures: z.array(figure).min(1),
		open: z.array(z.string()),
		part: part.optional(),
		page: z.strictObject({ intro: z.string() }).optional(),
		way: z
			.strictObject({ href: z.string().optional(), items: z.array(figure).min(2).optional() })
			.meta({ oneOf: { href: "Eén pagina", items: "Meer" } }),
	}),
);
const figureBlank = { value: null, note: null };
const blank = {
	title: null,
	isOn: false,
	tasks: [null, null, null],
	figures: [figureBlank, figureBlank],
	open: [null],
	part: { kind: null },
	page: { intro: null },
	way: { href: null },
};

const filled = (data: Data) => fill(entry, data, "");
const neededIn = (data: Data) =>
	filled(data).needs.flatMap(({ path, holdsPlace }) => (holdsPlace ? [] : path));

it.each<[what: string, data: Data, places: object]>([
	["all that can be filled in, and in a list one more", null, blank],
	[
		"as many of a list as there may be",
		{ tasks: ["a", "b", "c"] },
		{ tasks: ["a", "b", "c", null] },
	],
	[
		"a part as soon as something of it is filled in",
		{ part: { kind: "one" } },
		{ ...blank, part: { kind: "one", now: null } },
	],
	[
		"the shape that was chosen",
		{ part: { kind: "two", now: 3, was: [null] }, way: { items: null } },
		{
			part: { kind: "two", was: [figureBlank, figureBlank] },
			way: { items: [figureBlank, figureBlank, figureBlank] },
		},
	],
])("a draft has places for %s", (_, data, places) => {
	expect(filled(data).data).toEqual({ ...blank, ...places });
});

const least = ["title", "tasks.0", "tasks.1", "figures.0.value", "way.href"];
it("needs what the contract asks, and the least number of a list", () => {
	expect(neededIn(null)).toEqual(least);
	expect(neededIn({ tasks: ["a", null, null], part: { kind: "one" } })).toEqual(
		least.toSpliced(4, 0, "part.kind", "part.now"),
	);
	const figures = neededIn({ figures: [{ value: "1" }, { note: "b" }, {}] });
	expect(figures).toContain("figures.1.value");
	expect(figures).not.toContain("figures.2.value");
});

it("holds the places before one that is filled in, where no item may move", () => {
	const { needs } = filled({ tasks: ["a", null, "c", null] });
	expect(needs.filter(({ holdsPlace }) => holdsPlace)).toEqual([
		{ path: "tasks.1", holdsPlace: true },
	]);
});

it.each<[what: string, data: Data, written: object | undefined]>([
	[
		"nothing empty, but for a tick and a list that have to be there",
		{ title: " Een\ntitel ", tasks: ["a", " ", null], figures: [{ note: "" }] },
		{ title: "Een titel", isOn: false, tasks: ["a"], open: [] },
	],
	["nothing at all", { page: {}, part: null }, undefined],
	[
		"what belongs to the chosen shape",
		{ part: { kind: "two", now: 3, was: 0 }, way: { href: null, items: [{ value: "1" }] } },
		{ isOn: false, open: [], part: { kind: "two", was: 0 }, way: { items: [{ value: "1" }] } },
	],
])("what is written of it has %s", (_, data, written) => {
	expect(filled(data).written).toEqual(written);
});
