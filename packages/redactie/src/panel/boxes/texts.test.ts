import { expect, test } from "vitest";
import { oneLine, piecesOf } from "./texts.ts";

test.each([
	["", []],
	["zonder", ["zonder"]],
	["{{a.b}}", [{ name: "a.b", raw: "{{a.b}}", from: 0, to: 7 }]],
	["x {{ a }}y", ["x ", { name: "a", raw: "{{ a }}", from: 2, to: 9 }, "y"]],
	[
		"{{a}}{{b}}",
		[
			{ name: "a", raw: "{{a}}", from: 0, to: 5 },
			{ name: "b", raw: "{{b}}", from: 5, to: 10 },
		],
	],
	["{{ }} {{half} {{x y}}", ["{{ }} {{half} {{x y}}"]],
])("takes %j apart, and loses nothing", (raw, pieces) => {
	expect(piecesOf(raw)).toEqual(pieces);
	const back = piecesOf(raw).map((piece) => (typeof piece === "string" ? piece : piece.raw));
	expect(back.join("")).toBe(raw);
});

test("makes one line of what is pasted, and leaves double spaces alone", () => {
	expect(oneLine("een  twee \r\n\r\n   drie\nvier\n")).toBe("een  twee drie vier");
});
