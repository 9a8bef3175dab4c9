import { expect, test } from "vitest";
import { differenceOf } from "./Changed.tsx";

test("what differs is said in whole words and names, with a little around it", () => {
	expect(differenceOf("Er is één dashboard. Klaar.", "Er is één overzicht. Klaar.")).toEqual({
		before: "Er is één ",
		was: "dashboard",
		now: "overzicht",
		after: ". Klaar.",
	});
	const { was, now } = differenceOf("met {{claims.a.b}} procent", "met {{claims.a.c}} procent");
	expect([was, now]).toEqual(["{{claims.a.b}}", "{{claims.a.c}}"]);
	const many = Array.from({ length: 30 }, (_, index) => `woord${index}`).join(" ");
	const { before, after } = differenceOf(`${many} oud ${many}`, `${many} nieuw ${many}`);
	expect(before).toMatch(/^… .*woord29 $/);
	expect(after).toMatch(/^ woord0.* …$/);
});
