import { describe, expect, it } from "vitest";
import { withAdded, withMoved, withRemoved, withReplaced } from "./change.ts";
import { HARD_VALUES } from "./hard-values.ts";
import { parsed } from "./tree.ts";

/** The lines of a text, without the indent they have in this file. */
const yaml = ([text = ""]: TemplateStringsArray) => text.replace(/^\n/, "").replace(/^\t+/gm, "");
const read = (text: string) => parsed(text).toJS();

const source = yaml`
	list:
	  # Over een
	  - title: Een
	    text: >-
	      kort
	  # Over twee
	  - title: Twee # achter
	    text: >-
	      kort
	    # onder
	flow: [a, b, c]
	group: { a: 1 }
	empty: []
	`;

describe("what comes", () => {
	const data = { title: "Drie", text: "zo", more: [1, 2], deep: [{ a: "1", b: [] }, ["x"]] };

	it.each([
		["list.0", "list.0"],
		["list.1", "list.1"],
		["list.2", "list.2"],
		["flow.0", "flow.0"],
		["flow.3", "flow.3"],
		["empty.0", "empty.0"],
		["new", "new"],
		["new.0.b", "new"],
		["group.b", "group.b"],
	])("%s goes again without a trace", (path, made) => {
		const after = withAdded(source, path, data);
		expect(after).not.toBe(source);
		expect(withRemoved(after, made)).toBe(source);
	});

	it("comes before what has its place, and before what is said above that", () => {
		const after = withAdded(source, "list.1", { title: "Drie" });
		expect(after).toBe(source.replace("  # Over twee", "  - title: Drie\n  # Over twee"));
	});

	it("can be anything", () => {
		for (const value of HARD_VALUES)
			for (const path of ["list.1", "flow.1", "empty.0", "z"]) {
				const hard = { a: value, [value]: [value, [value], { b: value }] };
				const after = withAdded(source, path, hard);
				const part = path.split(".").reduce((all, key) => all[key], read(after));
				expect(part).toEqual(hard);
				const other = { a: "1", b: { c: [value] } };
				const replaced = withReplaced(after, path, other);
				expect(withReplaced(replaced, path, other)).toBe(replaced);
				expect(read(withReplaced(replaced, path, hard))).toEqual(read(after));
			}
	});
});

describe("what moves", () => {
	it("takes its comments along, and comes back to the byte", () => {
		const after = withMoved(source, "list.0", 1);
		expect(after.indexOf("# Over een")).toBeGreaterThan(after.indexOf("# onder"));
		expect(withMoved(after, "list.1", 0)).toBe(source);
		expect(withMoved(source, "flow.0", 2)).toBe(source.replace("a, b, c", "b, c, a"));
	});
});
