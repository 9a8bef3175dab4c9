import { describe, expect, it } from "vitest";
import { figureAt, parseFigure } from "./count-up.ts";

/** The text at the start, half-way and at the end of counting. */
const counted = (text: string) => {
	const figure = parseFigure(text);
	return [0, 0.5, 1].map((progress) => figureAt(text, figure, progress));
};

describe("counting up", () => {
	it.each([
		["3x", ["0x", "2x", "3x"]],
		["-38%", ["-0%", "-19%", "-38%"]],
		["+90%", ["+0%", "+45%", "+90%"]],
		["<50ms", ["<0ms", "<25ms", "<50ms"]],
		["99,95%", ["0,00%", "49,98%", "99,95%"]],
		["99,999%", ["0,000%", "50,000%", "99,999%"]],
		["12.000+", ["0+", "6.000+", "12.000+"]],
		["1.234.567,5", ["0,0", "617.283,8", "1.234.567,5"]],
		["1500", ["0", "750", "1500"]],
		["2-6 FTE", ["0-6 FTE", "1-6 FTE", "2-6 FTE"]],
		["12 maanden", ["0 maanden", "6 maanden", "12 maanden"]],
		["0ms", ["0ms", "0ms", "0ms"]],
		["circa 4 tot 8", ["circa 0 tot 8", "circa 2 tot 8", "circa 4 tot 8"]],
	])("%s", (text, stages) => {
		expect(counted(text)).toEqual(stages);
	});

	it.each(["Per sprint", "", "—", "%"])("leaves a text without a digit as it is: %j", (text) => {
		expect(parseFigure(text)).toBeNull();
		expect(counted(text)).toEqual([text, text, text]);
	});

	it("takes dots for thousands only where thousands stand", () => {
		expect(parseFigure("10.5")).toMatchObject({ value: 10, after: ".5" });
		expect(parseFigure("1.0000")).toMatchObject({ value: 1, after: ".0000" });
	});

	it("survives a number too large to count with, and very long texts", () => {
		const huge = "9".repeat(5000);
		expect(counted(huge)).toEqual([huge, huge, huge]);
		const precise = `0,${"1".repeat(5000)}`;
		expect(counted(precise)[2]).toBe(precise);
		const grouped = `1${".000".repeat(5000)}x`;
		expect(counted(grouped)[2]).toBe(grouped);
	});

	it("does not run past its ends", () => {
		const figure = parseFigure("40%");
		expect(figureAt("40%", figure, -1)).toBe("0%");
		expect(figureAt("40%", figure, 2)).toBe("40%");
	});
});
