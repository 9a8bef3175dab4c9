import { describe, expect, it } from "vitest";
import { editionOf } from "../../packages/redactie/src/server/edition.ts";
import {
	countMarks,
	markedFields,
	withMarks,
	withoutMarks,
} from "../../packages/redactie/src/server/pages/marks.ts";
import { contentFiles } from "../../src/content/content-files.ts";
import { contentIn } from "./content-in.ts";

const edition = editionOf(contentFiles("."));
const { fields } = edition;
const content = contentIn(edition);
const marked = withMarks(content, fields);
const indexOf = (path: string) => fields.findIndex((field) => field.id === path);

describe("marks", () => {
	it("stand behind each text, once, and come off again", () => {
		const json = JSON.stringify(marked);
		expect([...new Set(countMarks(json).values())]).toEqual([1]);
		expect(JSON.parse(withoutMarks(json))).toEqual(JSON.parse(JSON.stringify(content)));
	});

	it("say which field a text comes from, also in an address", () => {
		const index = indexOf("content/identity.yaml#name");
		const page = `<a href="mailto:x?subject=${encodeURIComponent(contentIn({ content: marked }).identity.name)}">`;
		expect(markedFields(page, fields)).toEqual({ [index]: "content/identity.yaml#name" });
		expect(withoutMarks(page)).toBe(
			`<a href="mailto:x?subject=${encodeURIComponent(content.identity.name)}">`,
		);
	});

	it("stay away from what the site reads or compares", () => {
		const exact = fields.filter((field) => field.exact || !["text", "form"].includes(field.kind));
		const counts = countMarks(JSON.stringify(marked));
		expect(exact.filter(({ id }) => counts.has(indexOf(id)))).toEqual([]);
	});
});
