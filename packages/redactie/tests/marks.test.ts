import { editionOf } from "redactie/server/edition.ts";
import { countMarks, markedFields, withMarks, withoutMarks } from "redactie/server/pages/marks.ts";
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
