/** What a form holds, by its shape: filled up to be shown, trimmed to be written. */
import { z } from "astro/zod";
import { describe, expect, it } from "vitest";
import { nodeOf } from "../../contract/nodes.ts";
import { withAt } from "../../data.ts";
import type { Data } from "../../protocol.ts";
import { needed, padded, trimmed } from "./draft-data.ts";

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

describe("a draft", () => {
	it("has a place for all that can be filled in, and in a list for one more", () => {
		expect(padded(entry, null)).toEqual(blank);
		const full = ["a", "b", "c", "d"];
		expect(padded(entry, { tasks: full })).toMatchObject({ tasks: full });
		expect(padded(entry, { tasks: ["a", "b", "c"] })).toMatchObject({
			tasks: ["a", "b", "c", null],
		});
	});

	it("has places for a part as soon as something of it is filled in", () => {
		const data = padded(entry, { part: { kind: "one" } });
		expect(data).toEqual({ ...blank, part: { kind: "one", now: null } });
	});

	it("has the places of the shape that was chosen, and no others", () => {
		const two = { part: { kind: "two", now: 3, was: [null] }, way: { items: null } };
		expect(padded(entry, two)).toMatchObject({
			part: { kind: "two", was: [figureBlank, figureBlank] },
			way: { items: [figureBlank, figureBlank, figureBlank] },
		});
		expect(padded(entry, two)).not.toHaveProperty("part.now");
		expect(padded(entry, two)).not.toHaveProperty("way.href");
	});

	it("needs what the contract asks, and the least number of a list", () => {
		const ask = (data: Data) => needed(entry, padded(entry, data), "");
		expect(ask(null)).toEqual(["title", "tasks.0", "tasks.1", "figures.0.value", "way.href"]);
		expect(ask({ tasks: ["a", null, null], part: { kind: "one" } })).toEqual([
			"title",
			"tasks.0",
			"tasks.1",
			"figures.0.value",
			"part.kind",
			"part.now",
			"way.href",
		]);
		expect(ask({ figures: [{ value: "1" }, { note: "b" }, {}] })).toContain("figures.1.value");
		expect(ask({ figures: [{ value: "1" }, { note: "b" }, {}] })).not.toContain("figures.2.value");
	});

	it("needs the places before one that is filled in too, where no item may move", () => {
		const data = padded(entry, { tasks: ["a", null, "c", null] });
		expect(needed(entry, data, "")).not.toContain("tasks.1");
		expect(needed(entry, data, "", true)).toContain("tasks.1");
		expect(needed(entry, data, "", true)).not.toContain("tasks.3");
	});
});

describe("what is written of it", () => {
	const written = (data: Data) => trimmed(entry, padded(entry, data));

	it("has nothing empty, but for a tick and a list that have to be there", () => {
		const data = { title: " Een\ntitel ", tasks: ["a", " ", null], figures: [{ note: "" }] };
		expect(written(data)).toEqual({ title: "Een titel", isOn: false, tasks: ["a"], open: [] });
		expect(written({ page: {}, part: null })).toBeUndefined();
	});

	it("has what belongs to the chosen shape", () => {
		const data = {
			part: { kind: "two", now: 3, was: 0 },
			way: { href: null, items: [{ value: "1" }] },
		};
		expect(written(data)).toMatchObject({
			part: { kind: "two", was: 0 },
			way: { items: [{ value: "1" }] },
		});
		expect(written(data)).not.toHaveProperty("part.now");
	});
});

it("puts a value in its place, or before the item of that place", () => {
	expect(withAt({ a: [1, 2] }, "a.1", 3)).toEqual({ a: [1, 3] });
	expect(withAt({ a: [1, 2] }, "a.1", 3, true)).toEqual({ a: [1, 3, 2] });
	expect(withAt({ a: [1] }, "a.1", 3, true)).toEqual({ a: [1, 3] });
	expect(withAt({}, "a.b", 3, true)).toEqual({ a: { b: 3 } });
	expect(withAt({ a: [{ b: 1 }] }, "a.0.c", 3, true)).toEqual({ a: [{ b: 1, c: 3 }] });
});
