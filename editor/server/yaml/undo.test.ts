import { describe, expect, it } from "vitest";
import { withAdded, withRemoved } from "./change.ts";
import { withEdit } from "./edit.ts";
import { withLinesBack } from "./undo.ts";

describe("lines that are taken back", () => {
	const before = "a: 1\nb: 2\nc: 3\nlist:\n  - een\n  - twee\n  - drie\nd: 4\n";

	it("are those of several places, and others keep what they wrote between", () => {
		const after = withAdded(withEdit(before, "a", 9), "list.1", "nieuw");
		const both = { before, after };
		expect(withLinesBack(after, both)).toBe(before);
		const others = (text: string) => withAdded(withEdit(withEdit(text, "c", 8), "d", 7), "e", 5);
		expect(withLinesBack(others(after), both)).toBe(others(before));
		expect(withLinesBack(`# Kop\n${after}`, both)).toBe(`# Kop\n${before}`);
	});

	it("can come back where they were", () => {
		const after = withRemoved(withRemoved(before, "list.1"), "b");
		const later = withEdit(after, "d", 5);
		expect(withLinesBack(later, { before, after })).toBe(withEdit(before, "d", 5));
	});

	it("stay when others changed them too, or wrote right at them", () => {
		const after = withAdded(before, "list.1", { x: 1 });
		const both = { before, after };
		expect(withLinesBack(withEdit(after, "list.1.x", 2), both)).toBeUndefined();
		expect(withLinesBack(withEdit(after, "list.1.y", 2), both)).toBeUndefined();
		expect(withLinesBack(withRemoved(after, "list.1"), both)).toBeUndefined();
		const gone = { before, after: withRemoved(before, "list.1") };
		expect(withLinesBack(withAdded(gone.after, "list.1", "x"), gone)).toBeUndefined();
		expect(withLinesBack(withRemoved(gone.after, "list.0"), gone)).toBeUndefined();
	});

	it("leave the line above and the line below to others", () => {
		const both = { before, after: withEdit(before, "b", 9) };
		const others = (text: string) => withEdit(withEdit(text, "a", 8), "c", 7);
		expect(withLinesBack(others(both.after), both)).toBe(others(before));
		const gone = { before, after: withRemoved(before, "list.1") };
		const other = (text: string) => withEdit(text, "list.0", "x");
		expect(withLinesBack(other(gone.after), gone)).toBe(other(before));
	});
});
