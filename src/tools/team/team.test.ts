import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileTexts, RUNS } from "../../../scripts/hostile-texts.ts";
import {
	amountOf,
	changeTeam,
	formatTeam,
	fteOf,
	halvesOf,
	headsOf,
	listOf,
	OWNED,
	parseTeam,
	type Rules,
	type Team,
	verdictOf,
} from "./team.ts";

const ROLES = [
	{ flag: "F", kind: "build", missing: {} },
	{ flag: "Q", kind: "build", missing: {}, asks: "Iemand die test." },
	{ flag: "D", kind: "run", missing: {} },
	{ flag: "A", kind: "think" },
	{ flag: "X", kind: "think" },
	{ flag: "H", kind: "think", asks: "Iemand die beslist." },
] as Rules["roles"];
const RULES: Rules = { size: { least: 2, most: 6 }, roles: ROLES };

const parse = (fragment: string) => parseTeam(fragment, RULES);
const format = (team: Team) => formatTeam(team, RULES);
/** What a team is, with the letters of the roles that are spoken of. */
const verdict = (team: Team) => {
	const { kind, ...said } = verdictOf(team, RULES);
	const letters = Object.values(said)
		.flat()
		.flatMap((role) => role.flag);
	return [kind, ...letters].join(" ").trim();
};

/** So many verdicts of each kind. */
const none = () => ({
	small: 0,
	missing: 0,
	thinkers: 0,
	lopsided: 0,
	platform: 0,
	complete: 0,
	shared: 0,
});

it("reads a team from the address, and writes it there", () => {
	expect(parse("f4q1d2x1")).toEqual([4, 1, 2, 0, 1, 0]);
	expect(format([4, 1, 2, 0, 1, 0])).toBe("f4q1d2x1");
	expect(parse("")).toEqual([0, 0, 0, 0, 0, 0]);
	expect(format([0, 0, 0, 0, 0, 0])).toBe("");
});

it.each([
	["in another order", "x1d2f4q1", "f4q1d2x1"],
	["with a letter that is no role", "f4z3q1", "f4q1"],
	["with a role twice: the first counts", "f1f5q1", "f1q1"],
	["with a role that the client has, and then some of it", "f0f5q1", "f0q1"],
	["with a role that the client need not have", "f4a0", "f4"],
	["with a letter without a number", "ff4qd2", "f4d2"],
	["as large as can be", "f12", "f12"],
	["larger than can be: cut off from the end", "f7q4d2", "f7q4d1"],
	["with more of a role than can be", "f13q1", "f12"],
	["with a number that is none", `f${"9".repeat(400)}`, "f12"],
	["with a number that begins with nothing", "f004", "f4"],
	["with what a mail put behind it", "f4q1.", "f4q1"],
	["in capitals", "F4Q1", ""],
	["below nothing", "f-4q1", ""],
	["in parts of a number", "f1.5q1", "f1"],
])("reads a team %s", (_, fragment, team) => {
	expect(format(parse(fragment))).toBe(team);
});

it("takes the name of a place on the page for no team", () => {
	for (const id of ["stel-je-team-samen", "wat-je-vooraf-wilt-weten", "main", "faq-2", "4-fte"])
		expect(format(parse(id)), id).toBe("");
});

it("makes a team that can be of any text, and keeps nothing else of it", () => {
	const place = fc.tuple(fc.constantFrom(..."fqdaxhz"), fc.nat(99)).map((place) => place.join(""));
	const teams = fc
		.tuple(...[..."fqdaxh"].map((letter) => fc.nat(4).map((halves) => letter + halves)))
		.map((places) => places.join(""));
	const found = none();
	const isTeam = (fragment: string) => {
		const team = parse(fragment);
		expect(team).toHaveLength(ROLES.length);
		for (const halves of team) expect(Number.isInteger(halves) && halves >= OWNED).toBe(true);
		expect(halvesOf(team)).toBeLessThanOrEqual(12);
		expect(format(team)).toMatch(/^(?:[fqd]0|[fqdaxh]([1-9]|1[0-2]))*$/);
		// What it is written as is read as the same team.
		expect(parse(format(team))).toEqual(team);
		found[verdictOf(team, RULES).kind]++;
	};
	fc.assert(fc.property(hostileTexts(fc.oneof(place, teams)), isTeam), {
		...RUNS,
		examples: [["f1".repeat(100_000)], ["z".repeat(100_000)]],
	});
	expect(Math.min(...Object.values(found)), "they are of every kind").toBeGreaterThan(0);
});

it("adds and takes half an FTE, within the limits", () => {
	const change = (fragment: string, role: number, by: 1 | -1) =>
		format(changeTeam(parse(fragment), role, by, RULES));
	expect(change("", 0, 1)).toBe("f1");
	expect(change("f1", 0, -1)).toBe("");
	expect(change("q1", 0, -1)).toBe("q1");
	expect(change("f10q1", 2, 1)).toBe("f10q1d1");
	expect(change("f11q1", 2, 1)).toBe("f11q1");
	expect(change("f12", 0, 1)).toBe("f12");
	expect(change("f12", 0, -1)).toBe("f11");
	const team = parse("f2");
	changeTeam(team, 0, 1, RULES);
	expect(team, "the team it was").toEqual(parse("f2"));
});

it.each([
	["f3", "small"],
	["d2", "small"],
	["f1q2d2", "complete H"],
	["a4", "missing F Q D H"],
	["f11q1", "missing D H"],
	["f2q1d1a2x3", "thinkers H"],
	["f1q1d4", "platform H"],
	["f1q3d1", "lopsided H"],
	// What the client has is not missing, and asks for him.
	["f6q0d0", "shared H Q"],
])("says of #%s: %s", (fragment, said) => {
	expect(verdict(parse(fragment))).toBe(said);
	expect(expectedOf(parse(fragment))).toBe(said);
});

/** Every team of at most so many halves, where the client may have what a team cannot do without. */
function* teamsUpTo(room: number, roles = ROLES.length): Generator<number[]> {
	if (roles === 0) yield [];
	else
		for (const before of teamsUpTo(room, roles - 1)) {
			if (ROLES[roles - 1]?.missing) yield [...before, OWNED];
			for (let halves = 0; halves <= room - halvesOf(before); halves++) yield [...before, halves];
		}
}

it("says of every team what is true of it", () => {
	const count = none();
	let teams = 0;
	for (const team of teamsUpTo(12)) {
		teams++;
		const said = verdict(team);
		if (said !== expectedOf(team)) expect(said, format(team)).toBe(expectedOf(team));
		count[verdictOf(team, RULES).kind]++;
	}
	// 12 halves over 6 roles and none: 18 over 6. And so on where the client has one, two or three.
	expect(teams).toBe(18_564 + 3 * 6188 + 3 * 1820 + 455);
	expect(Math.min(...Object.values(count))).toBeGreaterThan(50);
});

it("cuts off what does not fit, and nothing else", () => {
	// 13 to the power of 6 are too many to look at: each 97th, which meets every number of every role.
	for (let index = 0; index < 13 ** 6; index += 97) {
		const asked = ROLES.map((_, role) => Math.floor(index / 13 ** role) % 13);
		const team = parse(format(asked));
		if (halvesOf(team) !== Math.min(halvesOf(asked), 12)) expect.unreachable(format(asked));
		if (halvesOf(asked) <= 12) expect(team).toEqual(asked);
	}
});

/** What is to be said of a team: its kind, what is missing, and what it asks of the client. */
function expectedOf(team: Team): string {
	const [f = 0, q = 0, d = 0, a = 0, x = 0, h = 0] = team.map((halves) => Math.max(halves, 0));
	const all = f + q + d + a + x + h;
	if (all < 4) return "small";
	const missing = [..."FQD"].filter((_, role) => team[role] === 0);
	const runs = d > Math.max(f, q) && 2 * d >= all;
	const kind = () => {
		if (missing.length > 0 && !runs) return ["missing", ...missing];
		if (a + x + h > f + q + d) return ["thinkers"];
		if (runs) return ["platform"];
		// They wait for who builds: more than two for one.
		if (team[0] !== OWNED && Math.max(q, d) > 2 * f) return ["lopsided"];
		return [team.slice(0, 3).includes(OWNED) ? "shared" : "complete"];
	};
	return [...kind(), h === 0 && "H", team[1] === OWNED && "Q"].filter(Boolean).join(" ");
}

it("says how many as people write it", () => {
	expect([0, 1, 2, 3, 12].map(fteOf)).toEqual(["0", "0,5", "1", "1,5", "6"]);
	const role = { one: "tester", many: "testers" };
	expect([1, 2, 3, 4, 5].map((halves) => amountOf(role, halves))).toEqual([
		"0,5\u00a0tester",
		"1\u00a0tester",
		"1,5\u00a0tester",
		"2\u00a0testers",
		"2,5\u00a0testers",
	]);
	expect(listOf(["a", "b", "c"])).toBe("a, b en c");
	// 3 FTE, but five people.
	expect(headsOf(parse("f3q1d1a1"))).toBe(5);
	expect(headsOf(parse("f6q0d0"))).toBe(3);
});
