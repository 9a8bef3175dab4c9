import { expect, test } from "vitest";
import { placed } from "./moving.ts";

const rows = (total: number, from: number, to: number) =>
	placed(total, { from, to })
		.map((row) => `${row.from}${{ item: "", moving: "*", old: "-" }[row.is]}`)
		.join(" ");

test("what moves stands at its new place, and its old one stays open", () => {
	expect(rows(3, 1, 2)).toBe("0 1- 2 1*");
	expect(rows(3, 1, 0)).toBe("1* 0 1- 2");
	expect(rows(3, 2, 0)).toBe("2* 0 1 2-");
	expect(rows(3, 0, 2)).toBe("0- 1 2 0*");
});

test("picked up, it has not left its place", () => {
	expect(rows(2, 1, 1)).toBe("0 1*");
	expect(rows(1, 0, 0)).toBe("0*");
	expect(placed(2, undefined)).toEqual([
		{ from: 0, position: 0, is: "item" },
		{ from: 1, position: 1, is: "item" },
	]);
});
