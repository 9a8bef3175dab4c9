import { expect, it } from "vitest";
import type { TeamComposerData } from "@/content/types";
import { fill } from "../../text/fill.ts";
import { parseTeam } from "./team.ts";
import { carriesOf, changeSaid, teamEmail, titleOf } from "./team-words.ts";

const needed = { title: "Niemand", text: "" };
const words = {
	size: { least: 2, most: 6 },
	roles: [
		{ flag: "F", one: "developer", many: "developers", kind: "build", missing: needed },
		{ flag: "Q", one: "tester", many: "testers", kind: "build", missing: needed },
		{ flag: "H", one: "product owner", many: "product owners", kind: "think" },
		{ flag: "D", one: "beheerder", many: "beheerders", kind: "run" },
	],
	carries: [
		{ to: 0.5, text: "weinig" },
		{ to: 2.5, text: "iets" },
		{ to: 5.5, text: "veel" },
	],
	verdicts: {
		small: { title: "Te klein" },
		missing: { one: "Eén leeg", many: "{aantal} leeg" },
		thinkers: { title: "Denkers" },
		lopsided: { title: "Scheef" },
		platform: { title: "Platform", carries: "een platform" },
		shared: { title: "Samen" },
		complete: { title: "Compleet" },
	},
	labels: {
		change: "{rollen}. Samen {fte} FTE.",
		gone: "Geen {rol}",
		empty: "Leeg.",
		full: "Vol.",
		owned: "hun eigen",
		place: "{rol}?",
	},
	email: {
		subject: "Een team van {fte} FTE",
		opening: [
			"Hallo,",
			"{fte} FTE, {mensen} mensen: {rollen}.",
			"Zelf: {eigen}.",
			"Nog zonder {ontbreekt}.",
			"Zie {link}",
		],
	},
} as unknown as TeamComposerData;

const team = (fragment: string) => parseTeam(fragment, words);

it("fills in what it knows", () => {
	expect(fill("{een} en {twee} en {een}", { een: "1" })).toBe("1 en {twee} en 1");
});

it.each([
	["f1", "Te klein"],
	["f4", "Eén leeg"],
	["h4", "2 leeg"],
	["f1q1h3", "Denkers"],
	["f2q2", "Compleet"],
	["f4q0", "Samen"],
	["f1q3", "Scheef"],
	["d4", "Platform"],
])("gives #%s the title %s", (fragment, title) => {
	expect(titleOf(team(fragment), words)).toBe(title);
});

it.each([
	["f1q2d1", "weinig"],
	["f2q2", "iets"],
	["f1q1d4", "een platform"],
	["f0q4", undefined],
	["f5q1", "iets"],
	["f6q1", "veel"],
	["f11q1", "veel"],
])("knows that #%s carries %s", (fragment, carried) => {
	expect(carriesOf(team(fragment), words)).toBe(carried);
});

it.each([
	["f2q2", "f2q3", "1,5\u00a0tester. Samen 2,5 FTE."],
	["f4q1", "f4", "Geen tester. Samen 2 FTE. Eén leeg."],
	["f4", "f4q0", "tester: hun eigen. Samen 2 FTE. Samen."],
	["f1", "", "Leeg."],
	[
		"",
		"f2q1h1",
		"1\u00a0developer, 0,5\u00a0tester en 0,5\u00a0product owner. Samen 2 FTE. Compleet.",
	],
])("says of the change from #%s to #%s what has changed", (before, after, said) => {
	expect(changeSaid(team(before), team(after), words, true)).toBe(said);
});

it("leaves the title out where that is heard already", () => {
	expect(changeSaid(team("f4"), team("f4q1"), words, false)).toBe(
		"0,5\u00a0tester. Samen 2,5 FTE.",
	);
});

it("writes a whole team in an e-mail, and asks after what is missing", () => {
	const mail = (fragment: string) =>
		teamEmail(team(fragment), words, `https://x.test/#${fragment}`);
	expect(mail("f4q1h3")).toEqual({
		subject: "Een team van 4 FTE",
		lines: [
			"Hallo,",
			"4 FTE, 5 mensen: 2\u00a0developers, 0,5\u00a0tester en 1,5\u00a0product owner.",
			"Zie https://x.test/#f4q1h3",
		],
	});
	expect(mail("f6q0").lines).toContain("Zelf: tester.");
	expect(mail("h5").lines).toContain("Nog zonder developer en tester.");
});
