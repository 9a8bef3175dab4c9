import { describe, expect, it } from "vitest";
import { problemsWith } from "../../../tests/planted-mistakes.ts";
import { architecture, isSchematic, othersIn, pairsOf, type Row } from "./architecture.schema.ts";

const row = (data: Partial<Row>): Row => ({ label: "dingen", ...data });
const towns = [
	{ name: "Lissabon", distance: 1890 },
	{ name: "Amsterdam", distance: 365 },
];

/** A drawing with these rows above three things, which hang on a field. */
const drawing = (
	above: Partial<Row>[],
	middle: Partial<Row> = { count: 3 },
	below?: Partial<Row>[],
) => {
	const side = (rows: Partial<Row>[]) => ({ caption: "Zo was het.", rows: rows.map(row) });
	const field = { lines: middle.towns?.length ?? 3, block: { text: "een veld" } };
	const things = ["1 kast"];
	return architecture.safeParse({
		title: "Titel",
		before: side(above),
		middle: row(middle),
		after: side(below ?? [field]),
		...{ gone: things, came: things, stayed: things },
	});
};

describe("what is linked to what", () => {
	const [two, three] = [row({ count: 2 }), row({ count: 3 })];

	it.each([
		["each to each, as many lines as that", { ...two, lines: 4 }, two, "0-0 0-1 1-0 1-1"],
		["in turn, to fewer", { ...three, lines: 3 }, two, "0-0 1-1 2-0"],
		["in turn, to more", { ...two, lines: 3 }, three, "0-0 1-1 0-2"],
		["around what is otherwise", { ...three, other: 1, lines: 4 }, two, "0-0 0-1 2-0 2-1"],
		["to the one list of many steps", row({ steps: 46, lines: 3 }), three, "0-0 0-1 0-2"],
	])("%s", (_, from, to, pairs) => {
		expect(pairsOf(from, to).map((pair) => pair.join("-"))).toEqual(pairs.split(" "));
	});

	it("is a sketch where it goes in turn", () => {
		expect(isSchematic({ ...three, lines: 3 }, two)).toBe(true);
		expect(isSchematic({ ...three, lines: 6 }, two)).toBe(false);
		expect(isSchematic(row({ steps: 46, lines: 3 }), three)).toBe(false);
	});

	it("spreads what is otherwise over its row", () => {
		expect(othersIn(row({ count: 19, other: 2 }))).toEqual([4, 14]);
	});
});

describe("a drawing", () => {
	it.each<[string, ...Parameters<typeof drawing>]>([
		["of few", [{ count: 2, lines: 6 }]],
		[
			"of as many as can be told apart",
			[{ count: 40, lines: 40 }],
			{ count: 40 },
			[{ lines: 40, block: { text: "een veld" } }],
		],
		["of a crowd that hangs on nothing", [{ count: 2, lines: 6 }, { count: 340 }]],
		[
			"of a crowd that hangs on a field",
			[{ steps: 46, lines: 3 }],
			{ count: 3 },
			[
				{ lines: 3, block: { text: "lijst" } },
				{ count: 340, other: 14, lines: 9 },
			],
		],
		["of towns at their distance", [{ far: ["fraudecontrole"], lines: 8 }], { towns }],
	])("%s is taken", (_, ...rows) => {
		expect(drawing(...rows).error?.issues).toBeUndefined();
	});

	it.each<[string, string, ...Parameters<typeof drawing>]>([
		["of two kinds in a row", "precies één van", [{ count: 2, steps: 3 }]],
		["of a row without anything", "precies één van", [{}]],
		[
			"of a number that is wrong",
			"hier staat 7, maar er zijn er 9",
			[{ label: "7 sites", count: 9, lines: 27 }],
		],
		[
			"of more steps than it says",
			"hier staat 46, maar er zijn er 45",
			[{ label: "46 stappen", steps: 45, lines: 3 }],
		],
		[
			"of another number of lines",
			"hier staat 5, maar het kunnen er 6 (elk naar elk) of 3 (om de beurt) zijn",
			[{ count: 2, lines: 5 }],
		],
		[
			"of too few lines to a field",
			"hier staat 2, maar het kunnen er 3 zijn",
			[{ count: 2, lines: 6 }],
			{ count: 3 },
			[{ lines: 2, block: { text: "een veld" } }],
		],
		["of more people than there are", "hier staat 3, maar count is 2", [{ count: 2, people: 3 }]],
		["of people without a number", "count is er niet", [{ steps: 3, people: 1 }]],
		["of more than can be drawn", "400", [{ count: 401 }]],
		["of a black field", "120", [{ count: 40, lines: 121 }]],
		["of lines from a crowd", "gaan geen lijnen verder", [{ count: 50 }, { count: 3, lines: 50 }]],
		["of lines to a crowd from marks", "alleen lijnen vanaf een veld", [{ count: 50, lines: 9 }]],
		[
			"of a place that is far from no town",
			"hoort naast een midden met plaatsen",
			[{ far: ["kluis"], lines: 3 }],
		],
		["of towns on the way", "alleen in het midden", [{ towns, lines: 6 }]],
		[
			"of trips that cannot be shared out",
			"niet te verdelen over 2 plaatsen",
			[{ far: ["kluis"], lines: 7 }],
			{ towns },
		],
	])("%s is refused", (_, advice, ...rows) => {
		expect(JSON.stringify(drawing(...rows).error?.issues)).toContain(advice);
	});

	it.each([
		["before.rows.2.label", { "before.rows.2.count": 341 }, "hier staat 340, maar er zijn er 341."],
		["after.rows.1.other", { "after.rows.1.other": 341 }, "hier staat 341, maar count is 340."],
	])("of a case is refused in an editor's words, with its place: %s", (field, change, problem) => {
		const file = "content/cases/ansible-automation.yaml";
		const changes = Object.entries(change).map(([path, value]) => [`story.drawing.${path}`, value]);
		expect(problemsWith(file, Object.fromEntries(changes))).toContain(
			`${file}, veld "story.drawing.${field}": ${problem}`,
		);
	});
});
