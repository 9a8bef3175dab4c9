import { type FieldId, MARKS_FROM } from "redactie/protocol.ts";
import type { ContentFolder } from "redactie/server/files/files.ts";
import { withOperations } from "redactie/server/operations.ts";
import type { Renderer } from "redactie/server/pages/renderer.ts";
import { expect, test, vi } from "vitest";
import { kitchenTexts } from "./kitchen.ts";

// Nobody waits for what follows in a row of work.
vi.mock("node:timers/promises", () => ({ setTimeout: async () => {} }));
const { holdContent } = await import("redactie/server/edition.ts");

const FILE = "content/kitchen.yaml";
const ID: FieldId = `${FILE}#tagline`;

test("after a change it is told where texts stand only when that changed", async () => {
	let told = 0;
	let times = 1;
	let rendered = 0;
	const folder = { readAll: kitchenTexts, write() {} } as unknown as ContentFolder;
	const renderer = {
		pages: async () => [{ path: "/", name: "Home", file: "" }],
		render: async (path: string) => {
			rendered++;
			const marked = `<body>${String.fromCodePoint(MARKS_FROM).repeat(times)}`;
			return { path, marked, fields: { 0: ID } };
		},
	} as unknown as Renderer;
	const held = holdContent(folder, renderer, () => told++);
	const say = async (value: string) => {
		const set = { do: "set", file: FILE, path: "tagline", value } as const;
		held.write(new Map(), withOperations(held.kept, [set]));
		const before = rendered;
		await vi.waitUntil(() => rendered > before);
		await new Promise(setImmediate);
	};
	await vi.waitUntil(() => held.places);
	expect(told).toBe(1);
	await say("Iets anders");
	expect(told).toBe(2);
	times = 2;
	await say("Nog iets anders");
	expect(told).toBe(4);
	expect(held.places?.get(ID)).toEqual([{ path: "/", times }]);
});
