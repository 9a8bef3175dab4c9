import { expect, test } from "vitest";
import type { Field, FieldId, LaunchFinding, State } from "../../protocol.ts";
import { launchView } from "./launch-points.ts";

const FILE = "content/soup.yaml";
const field = (path: string, kind: Field["kind"] = "text") =>
	({ id: `${FILE}#${path}`, file: FILE, path, kind }) as Field;
const own = [field("title"), field("untested", "tick")];
const inGroup = [field("method.intro"), field("method.untested", "tick")];
const other = { ...field("title"), id: "content/bread.yaml#title", file: "content/bread.yaml" };
const pending = [{ key: "untested", label: "Nobody has cooked it yet" }];
const fields = [...own, ...inGroup, other];
const state = { fields, pending, names: [], sheets: [] } as unknown as State;

test.each([
	["the group it stands in", "method.untested", ["method.intro"]],
	["all of its file", "untested", ["title", "method.intro"]],
])("a tick opens with what it is about: %s", (_, path, about) => {
	const id: FieldId = `${FILE}#${path}`;
	const { fields, tick } = launchView(state, { id } as LaunchFinding);
	expect(fields.map((one) => [one.file, one.path])).toEqual(about.map((path) => [FILE, path]));
	expect(tick).toEqual({ id, label: "Nobody has cooked it yet", off: false });
});
