import { expect, test } from "vitest";
import type { ContentField } from "../../contract/fields.ts";
import type { FieldId } from "../../protocol.ts";
import { byField, findPlaces, untouched } from "./marks.ts";

const field = (id: string, value: string | number | null = "Was", kind = "text") =>
	({ id, kind, value }) as ContentField;
const before = [field("a#x"), field("a#y"), field("a#n", 1, "number"), field("b#z", null)];
const on = (...ids: string[]) => new Map(ids.map((id) => [id as FieldId, 1]));
const pages = new Map([
	["/", on("a#x", "a#y")],
	["/a", on("a#y")],
]);

const withOther = (id: string, value: string | number) =>
	before.map((one) => (one.id === id ? { ...one, value } : one));

test.each([
	["a text of one page", withOther("a#x", "Nu"), ["/a"]],
	["a text of both", withOther("a#y", "Nu"), []],
	["nothing", before, ["/", "/a"]],
	["what may decide what is shown at all", withOther("a#n", 2), []],
	["a text that was not there", withOther("b#z", "Nu"), []],
	["a field that is gone", before.slice(1), []],
])("pages that stay as they are after another value of %s", (_, now, paths) => {
	expect([...untouched(pages, before, now).keys()]).toEqual(paths);
});

test("renders the others, and says of each field where it stands", async () => {
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
