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
	type Role,
	type Team,
	type Verdict,
	verdictOf,
} from "./team.ts";

const ROLES: Role[] = [
	{ flag: "F", kind: "build", missing: {} },
	{ flag: "Q", kind: "build", missing: {}, asks: "Iemand die test." },
	{ flag: "D", kind: "run", missing: {} },
	{ flag: "A", kind: "think" },
	{ flag: "X", kind: "think" },
	{ flag: "H", kind: "think", asks: "Iemand die beslist." },
];
const RULES = { size: { least: 2, most: 6 }, roles: ROLES };

const parse = (fragment: string) => parseTeam(fragment, RULES);
const format = (team: Team) => formatTeam(team, RULES);
/** What a team is, with the letters of the roles that are spoken of. */
const verdict = (fragment: string) => {
	const { kind, ...said } = verdictOf(parse(fragment), RULES);
	const letters = Object.values(said)
		.flat()
		.flatMap((role?: Role) => (typeof role === "object" ? role.flag : []));
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
	// Under two FTE, whatever else is true of it.
	["", "small"],
	["f3", "small"],
	["h3", "small"],
	["f1q1d1", "small"],
	["f2q1d1", "complete H"],
	// Without a developer, a tester or a DevOps-engineer, in this order.
	["q2d2", "missing F F H"],
	["f1q2d2", "complete H"],
	["f2d2", "missing Q Q H"],
	["f2q1d2", "complete H"],
	["f3q1", "missing D D H"],
	["f3q1d1", "complete H"],
	["f4", "missing Q D Q D H"],
	["a4", "missing F Q D F Q D H"],
	// No room for what is missing.
	["f11q1", "missing D H"],
	["f10q1", "missing D D H"],
	// More who think than who build, by half an FTE and not at as many.
	["f2q1d1a2x2", "complete H"],
	["f2q1d1a2x3", "thinkers H"],
	["f2q1d1a2x2h1", "thinkers"],
	["f2q1d1h4", "complete"],
	["f2q1d1h5", "thinkers"],
	["f1a4", "missing Q D Q D H"],
	// Without who decides what goes first the client does.
	["f3q1d1a1x1", "complete H"],
	["f3q1d1a1x1h1", "complete"],
	["f7q2d2", "complete H"],
	["f8q2d2", "complete H"],
	["f6q2d2a1x1", "complete H"],
	["f5q2d2a1x2", "complete H"],
	["f2q2d2a2x2h2", "complete"],
	["f1q11", "missing D H"],
	["f5q2d2a1x1", "complete H"],
	// Who mostly runs things needs nobody who builds.
	["f1q1d4", "platform H"],
	["d6", "platform H"],
	["d4a2", "platform H"],
	["d2a2", "platform H"],
	["d2a3", "missing F Q F Q H"],
	["q4d4", "missing F F H"],
	["f3q1d4", "platform H"],
	["f4q1d4", "complete H"],
	// More than two who test for one who builds.
	["f1q10d1", "lopsided H"],
	["f1q3d1", "lopsided H"],
	["f2q4d1", "complete H"],
	// What the client has is not missing, and asks for him.
	["f6q0d0", "shared H Q"],
	["f6q0", "missing D D H Q"],
	["f0q6d0", "shared H"],
	["f0q6d2h1", "shared"],
	["f3q0", "small"],
	// What may fit keeps the team complete.
	["f2q1d1a3", "complete H"],
	["f2q1d1a4", "complete H"],
	["f2q1d1x4", "complete H"],
])("says of #%s: %s", (fragment, said) => {
	expect(verdict(fragment)).toBe(said);
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

it("says one thing of every team, and nothing against it", () => {
	const count = none();
	let teams = 0;
	for (const team of teamsUpTo(12)) {
		teams++;
		const said = verdictOf(team, RULES);
		count[said.kind]++;
		const problem = contradictionOf(team, said);
		if (problem) expect.unreachable(`${format(team)}: ${said.kind}, but ${problem}`);
	}
	// 12 halves over 6 roles and none: 18 over 6. And so on where the client has one, two or three.
	expect(teams).toBe(18_564 + 3 * 6188 + 3 * 1820 + 455);
	expect(Math.min(...Object.values(count))).toBeGreaterThan(50);
});

it("says one thing of every team that is cut off to fit", () => {
	// 13 to the power of 6 are too many to look at: each 97th, which meets every number of every role.
	for (let index = 0; index < 13 ** 6; index += 97) {
		const asked = ROLES.map((_, role) => Math.floor(index / 13 ** role) % 13);
		const team = parse(format(asked));
		const problem = contradictionOf(team, verdictOf(team, RULES));
		if (problem) expect.unreachable(`${format(asked)}: ${problem}`);
		if (halvesOf(asked) <= 12) expect(team).toEqual(asked);
	}
});

/** What is true of the team and does not go with what is said of it. */
function contradictionOf(team: Team, said: Verdict): string | undefined {
	const [f = 0, q = 0, d = 0, a = 0, x = 0, h = 0] = team.map((halves) => Math.max(halves, 0));
	const all = f + q + d + a + x + h;
	const needed = team.slice(0, 3);
	const isWhole = needed.every((halves) => halves !== 0);
	const thinks = a + x + h > f + q + d;
	const runs = d > Math.max(f, q) && 2 * d >= all;
	const after = (role: Role) => changeTeam(team, ROLES.indexOf(role), 1, RULES);
	if (all > 12) return "it is larger than the largest";
	if (said.kind === "small") return all >= 4 ? "it is large enough" : undefined;
	if (all < 4) return "it is too small";
	const asked = [h === 0 && "H", team[1] === OWNED && "Q"].filter(Boolean);
	if (said.asks.map(({ flag }) => flag).join() !== asked.join())
		return "what it asks of the client is not what is absent, or his";
	if (said.kind === "missing") {
		if (isWhole || runs) return "nothing is missing";
		if (said.roles.some((role) => team[ROLES.indexOf(role)])) return "a missing role is there";
		if (said.roles.length !== needed.filter((halves) => !halves).length)
			return "not all that is missing is said";
		if (said.offers.length !== (all === 12 ? 0 : said.roles.length))
			return "what is offered has no room, or is not offered";
		return said.offers.some((role) => after(role) === team) ? "an offer does nothing" : undefined;
	}
	if (said.kind === "thinkers") return thinks ? undefined : "those who build are no fewer";
	if (thinks) return "those who think outnumber those who build";
	if (said.kind === "platform") return runs ? undefined : "others outnumber those who run things";
	if (runs || !isWhole) return "a role that it cannot do without is missing";
	const waits = team[0] !== OWNED && Math.max(q, d) > 2 * f;
	if (said.kind === "lopsided") return waits ? undefined : "there are enough who build";
	if (waits) return "it waits for who builds";
	if ((said.kind === "shared") !== needed.includes(OWNED)) return "whose team it is is not said";
	return undefined;
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
