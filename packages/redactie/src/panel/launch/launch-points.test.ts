import { expect, test } from "vitest";
import type { Field, FieldId, LaunchFinding, State } from "../../protocol.ts";
import { launchView } from "./launch-points.ts";

const FILE = "content/soup.yaml";
const field = (path: string, kind: Field["kind"] = "text") =>
	({ id: `${FILE}#${path}`, file: FILE, path, kind }) as Field;
const untested = { key: "untested", label: "Nobody has cooked it yet" };
const state = {
	fields: [
		...[field("title"), field("untested", "tick")],
		...[field("method.intro"), field("method.untested", "tick")],
		{ ...field("title"), id: "content/bread.yaml#title", file: "content/bread.yaml" },
	],
	pending: [untested],
	names: [],
	sheets: [],
} as unknown as State;

const viewOf = (path: string) => {
	const { fields, tick } = launchView(state, { id: `${FILE}#${path}` } as LaunchFinding);
	return { fields: fields.map(({ id }) => id), tick };
};
const tickAt = (path: string) => ({
	id: `${FILE}#${path}` as FieldId,
	label: untested.label,
	off: false,
});

test("a tick opens with what it is about: the group it stands in, or all of its file", () => {
	expect(viewOf("method.untested")).toEqual({
		fields: [`${FILE}#method.intro`],
		tick: tickAt("method.untested"),
	});
	expect(viewOf("untested")).toEqual({
		fields: [`${FILE}#title`, `${FILE}#method.intro`],
		tick: tickAt("untested"),
	});
});
