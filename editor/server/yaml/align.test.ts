import { expect, it } from "vitest";
import { aligned } from "./align.ts";

const group = (title: string, text: string) => ({ title, text, list: [1, 2] });

it.each([
	["a b c", "a b c", "0=0 1=1 2=2"],
	["a b c", "a c", "0=0 1- 2=1"],
	["a c", "a b c", "0=0 +1 1=2"],
	["a b c", "a x c", "0=0 1=1 2=2"],
	["a b c", "x a b", "+0 0=1 1=2 2-"],
	["", "a b", "+0 +1"],
	["a b", "", "0- 1-"],
	["a b", "x y z", "0=0 1=1 +2"],
])("%j becomes %j", (was, now, expected) => {
	const items = (text: string) => text.split(" ").filter(Boolean);
	const said = aligned(items(was), items(now)).map(([one, other]) =>
		one === undefined ? `+${other}` : other === undefined ? `${one}-` : `${one}=${other}`,
	);
	expect(said.join(" ")).toBe(expected);
});

it("puts together what is alike", () => {
	const was = [group("Een", "eerste"), group("Twee", "tweede"), group("Drie", "derde")];
	const now = [group("Twee", "een andere"), group("Drie", "derde")];
	expect(aligned(was, now)).toEqual([
		[0, undefined],
		[1, 0],
		[2, 1],
	]);
	const texts = ["Dit is de eerste zin.", "En dan komt er nog een tweede."];
	expect(aligned(texts, ["En dan komt er nog een derde."])).toEqual([
		[0, undefined],
		[1, 0],
	]);
});
