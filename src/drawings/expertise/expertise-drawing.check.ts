/** Whether the drawing of a field of expertise says what the figures of its page say. */

import type { Measured } from "../figures/measured.schema.ts";
import type { DrawingOf, ExpertiseDrawing } from "./expertise-drawing.schema.ts";

/** A figure of the same page. */
export interface PageFigure {
	value: string;
	label: string;
	measured?: Measured | undefined;
}

/** Of more layers the names stand too close. */
const MOST_LAYERS = 6;

/** The smallest step that still has room for its words is one of this many. */
const MOST_STEPS = 8;

/** @returns each field of the drawing that cannot be, and why, worded for an editor. */
export function drawingProblems(
	drawing: ExpertiseDrawing,
	figures: readonly PageFigure[],
): [field: string, problem: string][] {
	switch (drawing.kind) {
		case "journey":
			return journeyProblems(drawing);
		case "pipeline":
			return pipelineProblems(drawing, figures);
		case "waves":
			return wavesProblems(drawing, figures);
		case "distance":
			return distanceProblems(drawing, figures);
	}
}

type Problems = [string, string][];

function journeyProblems({ teams }: DrawingOf<"journey">): Problems {
	const layers = teams.flatMap((team) => team.layers).length;
	if (layers <= MOST_LAYERS) return [];
	return [
		[
			"teams",
			`de teams hebben samen ${layers} lagen, en er passen er hoogstens ${MOST_LAYERS}. Neem lagen samen.`,
		],
	];
}

function pipelineProblems(
	{ figure, before, steps }: DrawingOf<"pipeline">,
	figures: readonly PageFigure[],
): Problems {
	const total = rounded(steps.reduce((sum, { minutes }) => sum + minutes, 0));
	const narrow = steps.findIndex(({ minutes }) => minutes < total / MOST_STEPS);
	const found = barNamed(figure, figures, "min");
	if (typeof found === "string") return [["figure", found]];
	const waited = rounded(before.days * before.hours * 60);
	return [
		...mustBe("steps", `de stappen duren samen ${total} minuten`, total, "now", found),
		...mustBe(
			"before",
			`${before.days} dagen van ${before.hours} uur zijn ${waited} minuten`,
			waited,
			"was",
			found,
		),
		...(narrow < 0
			? []
			: ([
					[
						`steps.${narrow}.minutes`,
						`deze stap is minder dan een achtste van de ${total} minuten, te smal voor zijn naam. Neem hem samen met een andere stap.`,
					],
				] satisfies Problems)),
	];
}

function wavesProblems(
	{ figure, amount, unit, groups, off, deadline }: DrawingOf<"waves">,
	figures: readonly PageFigure[],
): Problems {
	const unordered = groups.findIndex(({ month }, index) => month < (groups[index - 1]?.month ?? 0));
	if (unordered > 0)
		return [
			[
				`groups.${unordered}.month`,
				"deze groep verhuisde eerder dan die erboven. Zet de groepen in de volgorde waarin ze verhuisden.",
			],
		];
	const last = groups.at(-1)?.month ?? 0;
	if (Math.max(last, off.month) > deadline.month)
		return [
			[
				"deadline.month",
				`er vertrekt nog iets na maand ${deadline.month}. Verander een van beide.`,
			],
		];
	const time = barNamed(figure, figures, "maanden");
	const number = barNamed(amount, figures, unit);
	if (typeof time === "string") return [["figure", time]];
	if (typeof number === "string") return [["amount", number]];
	const moved = groups.reduce((sum, { count }) => sum + count, 0);
	const all = moved + off.count;
	return [
		...mustBe("groups", `de laatste groep vertrekt in maand ${last}`, last, "now", time),
		...mustBe("deadline.month", `hier staat ${deadline.month}`, deadline.month, "was", time),
		...mustBe("groups", `de groepen zijn samen ${moved} ${unit}`, moved, "now", number),
		...mustBe("off.count", `met de groepen erbij zijn het ${all} ${unit}`, all, "was", number),
	];
}

function distanceProblems(
	{ figure, visitor, far, near }: DrawingOf<"distance">,
	figures: readonly PageFigure[],
): Problems {
	const found = barNamed(figure, figures, "ms");
	if (typeof found === "string") return [["figure", found]];
	if (near.ms >= far.ms)
		return [
			[
				"near.ms",
				`van dichtbij duurt het ${near.ms} ms, en van ver ${far.ms} ms. Dat hoort andersom.`,
			],
		];
	const places = [found.label, found.measured.method].join(" ");
	return [
		...mustBe("near.ms", `hier staat ${near.ms}`, near.ms, "now", found),
		...mustBe("far.ms", `hier staat ${far.ms}`, far.ms, "was", found),
		...(places.includes(visitor.place)
			? []
			: ([
					[
						"visitor.place",
						`"${figure}" is daar niet gemeten: ${visitor.place} staat niet in het label of bij method.`,
					],
				] satisfies Problems)),
	];
}

/** Without the crumbs of adding fractions. */
const rounded = (value: number) => Number(value.toFixed(2));

type Bar = Extract<Measured, { kind: "bar" }>;
interface BarFigure extends PageFigure {
	measured: Bar;
}

/** The figure that a drawing names; a text says what is wrong with it. */
function barNamed(value: string, figures: readonly PageFigure[], unit: string): BarFigure | string {
	const found = figures.find((figure) => figure.value === value);
	if (!found)
		return `"${value}" is geen cijfer op deze pagina. Neem de value over van een cijfer onder stats of impact.`;
	const { measured } = found;
	if (measured?.kind !== "bar" || measured.unit !== unit)
		return `"${value}" is niet gemeten in ${unit}. Kies een ander cijfer, of vul daar measured in met kind: bar en unit: ${unit}.`;
	return { ...found, measured };
}

/** Nothing when the drawing's number is that of the figure. */
function mustBe(
	field: string,
	words: string,
	number: number,
	side: "was" | "now",
	{ value, measured }: BarFigure,
): Problems {
	const expected = measured[side];
	if (expected === number) return [];
	return [
		[
			field,
			`${words}, maar bij "${value}" staat ${side}: ${JSON.stringify(expected)}. Verander een van beide.`,
		],
	];
}
