import { posix } from "node:path";
import { expect, it } from "vitest";
import { contentFiles } from "../src/content/content-files.ts";
import { jsonSchemas, schemaFileOf } from "./json-schema.ts";

const schemas = jsonSchemas();

it.each(Object.entries(contentFiles(".")))("finds its schema from the head of %s", (file, text) => {
	const [, named] = /^# yaml-language-server: \$schema=(.+)$/m.exec(text) ?? [];
	const schema = schemaFileOf(file);
	expect(schemas).toHaveProperty([schema]);
	// Whoever makes a file may leave the line out: the site does not need it.
	if (named) expect(posix.join(posix.dirname(file), named)).toBe(schema);
});

interface Json {
	[key: string]: Json;
}

it("limits a text by what visitors read, and lets every group carry a mark", () => {
	const { properties, definitions } = JSON.parse(
		schemas["redactie/schemas/cases.json"] ?? "",
	) as Json;
	expect(properties?.title).toMatchObject({
		title: "Titel",
		type: "string",
		minLength: 1,
		if: { $ref: "#/definitions/unmeasured" },
		else: { maxLength: 60 },
	});
	expect("{{name}}").toMatch(new RegExp(`${definitions?.unmeasured?.pattern}`));
	expect(properties?.confirm).toEqual({ $ref: "#/definitions/confirm" });
});

it("knows the identity to be written in full", () => {
	const { properties } = JSON.parse(schemas["redactie/schemas/identity.json"] ?? "") as Json;
	expect(properties?.name).toMatchObject({ maxLength: 60 });
	expect(properties).not.toHaveProperty("confirm");
});

/** Groups of fields, by their place, that take fields which nobody asked for. */
const openGroups = (part: unknown, place: string): string[] =>
	part && typeof part === "object"
		? [
				...("properties" in part && !("additionalProperties" in part) ? [place] : []),
				...Object.entries(part).flatMap(([name, inner]) => openGroups(inner, `${place}.${name}`)),
			]
		: [];

it("takes no field that it does not know: a slip of the pen is not passed by in silence", () => {
	const schemas = Object.entries(jsonSchemas());
	expect(schemas.length).toBeGreaterThan(0);
	expect(schemas.flatMap(([file, text]) => openGroups(JSON.parse(text), file))).toEqual([]);
});
