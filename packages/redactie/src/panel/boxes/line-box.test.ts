import { expect, test } from "vitest";
import { readNumber, showNumber } from "./LineBox.tsx";

test.each([
	["4,2", 4.2],
	["4.2", 4.2],
	["12.000", 12000],
	["1.234.567,5", 1234567.5],
	[" 60 ", 60],
	["−3", -3],
	["0,125", 0.125],
])("reads %j as %d", (text, number) => {
	expect(readNumber(text)).toBe(number);
});

test.each(["", "veel", "4,2,1", "1.2.3", "4,", "12.0000.1", "1e3"])("refuses %j", (text) => {
	expect(readNumber(text)).toBeUndefined();
});

test.each([
	[4.2, "4,2"],
	[2026, "2026"],
	[12000, "12.000"],
	[0.1 + 0.2, "0,30000000000000004"],
	[-3, "-3"],
])("shows %d as %j, which reads as the same", (number, text) => {
	expect(showNumber(number)).toBe(text);
	expect(readNumber(text)).toBe(number);
});
