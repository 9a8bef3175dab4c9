import { describe, expect, it } from "vitest";
import { problemsOf, real } from "../../content/planted-mistakes.ts";
import { architecture, type Link, pairsOf, type Side } from "./architecture.schema.ts";
import type { Column } from "./architecture-column.schema.ts";

const column = (data: Partial<Column>): Column => ({ label: "dingen", ...data });
const named = (...names: string[]) => names.map((name) => ({ name }));

const drawing = (side: object) => {
	const whole = {
		caption: "Zo was het.",
		columns: [column({ count: 3 }), column({ nodes: named("kast", "kluis") })],
		lines: ["all"],
		...side,
	};
	const things = ["1 kast"];
	const rest = { title: "Titel", intro: "Elk vak is een ding.", gone: things, came: things };
	return architecture.safeParse({ ...rest, stayed: things, before: whole, after: whole });
};

describe("what is linked to what", () => {
	const three = column({ count: 3 });
	const two = column({ nodes: named("kast", "kluis") });

	it.each<[string, Link, Column, Column, number[][]]>([
		[
			"each to each",
			"all",
			two,
			two,
			[
				[0, 0],
				[0, 1],
				[1, 0],
				[1, 1],
			],
		],
		[
			"each to its neighbour",
			"straight",
			two,
			two,
			[
				[0, 0],
				[1, 1],
			],
		],
		[
			"in turn, to fewer",
			"spread",
			three,
			two,
			[
				[0, 0],
				[1, 1],
				[2, 0],
			],
		],
		[
			"in turn, to more",
			"spread",
			two,
			three,
			[
				[0, 0],
				[1, 1],
				[0, 2],
			],
		],
		[
			"each to one",
			{ to: [1] },
			three,
			two,
			[
				[0, 1],
				[1, 1],
				[2, 1],
			],
		],
		["as it is written", [[2, 0]], three, two, [[2, 0]]],
		[
			"around what is gone",
			"all",
			column({ count: 3, gone: [1] }),
			two,
			[
				[0, 0],
				[0, 1],
				[2, 0],
				[2, 1],
			],
		],
		[
			"straight to a platform",
			"straight",
			three,
			column({ platform: [{ title: "Git" }] }),
			[
				[0, 0],
				[1, 1],
				[2, 2],
			],
		],
	])("%s", (_, link, from, to, pairs) => {
		expect(pairsOf(link, from, to)).toEqual(pairs);
	});
});

describe("a drawing", () => {
	const many = Array.from({ length: 40 }, (_, at) => ({ name: `nr ${at}` }));

	it.each<[string, Partial<Side>]>([
		["of few", {}],
		[
			"of as many as can be told apart",
			{ columns: [column({ nodes: many }), column({ count: 40 })], lines: ["straight"] },
		],
		[
			"of what passes by what is gone",
			{
				columns: [
					column({ count: 3 }),
					column({ count: 2, gone: [0, 1] }),
					column({ nodes: named("kast") }),
				],
				lines: ["all"],
			},
		],
		[
			"of towns at their distance",
			{
				columns: [
					column({ places: [{ name: "Lissabon", distance: 1890 }] }),
					column({ nodes: named("kast"), frame: true }),
				],
				lines: [{ to: [0] }],
			},
		],
		[
			"with a long word that may be broken",
			{
				columns: [column({ nodes: named("fraude|controle") }), column({ count: 3 })],
			},
		],
	])("%s is taken", (_, side) => {
		expect(drawing(side).error?.issues).toBeUndefined();
	});

	it.each<[string, object, string]>([
		["more than fit", { columns: [column({ count: 41 }), column({ count: 3 })] }, "tot en met 40"],
		["nothing", { columns: [column({ count: 0 }), column({ count: 3 })] }, "tot en met 40"],
		["a column alone", { columns: [column({ count: 3 })], lines: [] }, "2"],
		[
			"two kinds in a column",
			{ columns: [column({ count: 2, nodes: named("a", "b") }), column({ count: 3 })] },
			"precies één van",
		],
		[
			"a column without anything",
			{ columns: [column({}), column({ count: 3 })] },
			"precies één van",
		],
		[
			"a number that is wrong",
			{ columns: [column({ label: "7 sites", count: 9 }), column({ count: 3 })] },
			"hier staat 7, maar er zijn er 9",
		],
		[
			"what is gone and never was",
			{ columns: [column({ count: 3, gone: [3] }), column({ count: 3 })] },
			"3 is er niet",
		],
		["too few lines", { lines: [] }, "horen er 1"],
		["lines of another kind", { lines: ["diagonal"] }, "kies uit: straight"],
		["straight lines to fewer", { lines: ["straight"] }, "links staan er 3 en rechts 2"],
		[
			"a line to what does not exist",
			{ lines: [[[0, 2]]] },
			"naar 2, maar in de kolom rechts staan alleen 0, 1",
		],
		["a line from what does not exist", { lines: [[[3, 0]]] }, "vanaf 3"],
		[
			"a line to what is gone",
			{
				columns: [
					column({ count: 3 }),
					column({ nodes: [{ name: "kast", state: "gone" }, { name: "kluis" }] }),
				],
				lines: [{ to: [0] }],
			},
			"naar wat weg is, loopt geen lijn",
		],
		[
			"lines from where all is gone",
			{ columns: [column({ count: 1, gone: [0] }), column({ count: 3 })] },
			"eerste en de laatste kolom mag niet alles weg zijn",
		],
		[
			"lines to what is gone altogether",
			{
				columns: [column({ count: 3 }), column({ count: 1, gone: [0] }), column({ count: 3 })],
				lines: ["all", "all"],
			},
			"horen er 1. Een kolom waarvan alles weg is, telt niet mee",
		],
		[
			"some towns at a distance",
			{
				columns: [
					column({ places: [{ name: "Lissabon", distance: 1890 }, { name: "Madrid" }] }),
					column({ count: 3, frame: true }),
				],
			},
			"geef elke plaats een distance, of geen enkele",
		],
		[
			"distances to nowhere",
			{
				columns: [column({ places: [{ name: "Lissabon", distance: 1890 }] }), column({ count: 3 })],
				lines: [{ to: [0] }],
			},
			"naar een kolom met frame: true",
		],
		[
			"a town no distance away",
			{ columns: [column({ places: [{ name: "Lissabon", distance: 0 }] }), column({ count: 3 })] },
			"distance",
		],
		["a black field", { columns: [column({ count: 40 }), column({ count: 40 })] }, "1600 lijnen"],
	])("with %s is refused", (_, side, advice) => {
		const { error } = drawing(side);
		expect(JSON.stringify(error?.issues)).toContain(advice.replaceAll('"', '\\"'));
	});

	it("is refused in an editor's words, with its place", () => {
		const file = "content/cases/edge-consolidatie.yaml";
		const edited = real[file]?.replace("label: 7 leveranciers", "label: 8 leveranciers") ?? "";
		expect(problemsOf({ ...real, [file]: edited })).toEqual([
			`${file}, veld "story.drawing.before.columns.1.label": hier staat 8, maar er zijn er 7.`,
		]);
	});
});
