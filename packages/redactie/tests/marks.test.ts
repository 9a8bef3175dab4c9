import type { ContentField, Named } from "redactie/contract/fields.ts";
import type { FieldId } from "redactie/protocol.ts";
import { editionOf } from "redactie/server/edition.ts";
import {
	byField,
	countMarks,
	findPlaces,
	markedFields,
	untouched,
	withMarks,
	withoutMarks,
} from "redactie/server/pages/marks.ts";
import { describe, expect, it } from "vitest";
import type { Content } from "../fixture/src/contract.ts";
import { kitchenTexts } from "./kitchen.ts";

const edition = editionOf(kitchenTexts());
const { fields } = edition;
const content = edition.content as Content;
const marked = withMarks(edition);
const indexOf = (path: string) => fields.findIndex((field) => field.id === path);

describe("marks", () => {
	it("stand behind each text, once, and come off again", () => {
		const json = JSON.stringify(marked);
		expect([...new Set(countMarks(json).values())]).toEqual([1]);
		expect(JSON.parse(withoutMarks(json))).toEqual(JSON.parse(JSON.stringify(content)));
	});

	it("say which field a text comes from, also in an address", () => {
		const index = indexOf("content/kitchen.yaml#name");
		const page = `<a href="mailto:x?subject=${encodeURIComponent((marked as Content).kitchen.name)}">`;
		expect(markedFields(page, fields)).toEqual({ [index]: "content/kitchen.yaml#name" });
		expect(withoutMarks(page)).toBe(
			`<a href="mailto:x?subject=${encodeURIComponent(content.kitchen.name)}">`,
		);
	});

	it("stay away from what the site reads or compares", () => {
		const exact = fields.filter((field) => field.exact || !["text", "form"].includes(field.kind));
		const counts = countMarks(JSON.stringify(marked));
		expect(exact.filter(({ id }) => counts.has(indexOf(id)))).toEqual([]);
	});
});

const fieldOf = (id: string, value: string | number | null = "Was", kind = "text") =>
	({ id, kind, value, shown: value }) as ContentField;
const were = [fieldOf("a#x"), fieldOf("a#y"), fieldOf("a#n", 1, "number"), fieldOf("b#z", null)];
const on = (...ids: string[]) => new Map(ids.map((id) => [id as FieldId, 1]));
const pages = new Map([
	["/", on("a#x", "a#y")],
	["/a", on("a#y")],
]);

const withOther = (id: string, value: string | number | null, shown = value) =>
	were.map((one) => (one.id === id ? ({ ...one, value, shown } as ContentField) : one));
const named = (fields: ContentField[], ...items: string[]) =>
	({ fields, lists: [{ items: items.map((id) => ({ id })) }] }) as unknown as Named;

it.each([
	["a text of one page", withOther("a#x", "Nu"), ["/a"]],
	["a text of both", withOther("a#y", "Nu"), []],
	["nothing", were, ["/", "/a"]],
	["what may decide what is shown at all", withOther("a#n", 2), []],
	["what a text of one page refers to", withOther("a#x", "Was", "Nu"), ["/a"]],
	["a text that was not there", withOther("b#z", "Nu"), []],
	["a text that is no more", withOther("a#x", null), []],
	["a field that is gone", were.slice(1), []],
])("pages that stay as they are after another value of %s", (_, now, paths) => {
	expect([...untouched(pages, named(were), named(now)).keys()]).toEqual(paths);
});

it("may be any page that shows entries in another order", () => {
	const [before, now] = [named(were, "a#", "b#"), named(were, "b#", "a#")];
	expect([...untouched(pages, before, now)]).toEqual([]);
});

it("renders the others, and says of each field where it stands", async () => {
	const asked: string[] = [];
	const render = async (path: string) => {
		asked.push(path);
		if (path === "/broken") throw new Error("Not of this content");
		return { path, marked: "<body>Nu\u{f0000}</body>", fields: { 0: "a#x" as FieldId } };
	};
	const found = await findPlaces(["/", "/a", "/broken"], render, new Map([["/a", on("a#y")]]));
	expect(asked).toEqual(["/", "/broken"]);
	expect(Object.fromEntries(byField(found))).toEqual({
		"a#x": [{ path: "/", times: 1 }],
		"a#y": [{ path: "/a", times: 1 }],
	});
});
