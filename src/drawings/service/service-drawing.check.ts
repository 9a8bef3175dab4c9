/** Whether the picture of a service says what its page says, and the numbers it is drawn by. */
import type { ServiceDrawingData } from "./service-drawing.schema.ts";

/** Numbers in a short text, in their order: '2-6 FTE', '1 van 4'. */
export const numbersIn = (text: string) =>
	[...text.matchAll(/\d+(?:,\d+)?/g)].map(([number]) => Number(number.replace(",", ".")));

/** Each unit of time and how far it counts, in hours of work: a day, a week, a month, a year. */
const RULERS = {
	uur: [1, 8],
	dagen: [8, 40],
	weken: [40, 160],
	maanden: [160, 1920],
} as const;
const UNITS = Object.keys(RULERS) as Unit[];
const LENGTH = new RegExp(`^(\\d+) tot (\\d+)\\s(${UNITS.join("|")})$`);

type Unit = keyof typeof RULERS;

interface Span {
	unit: Unit;
	/** How long at least and at most, in hours of work. */
	from: number;
	to: number;
}

/** @returns undefined for a length that no number says. */
export function spanOf(length: string): Span | undefined {
	const [, from, to, unit] = LENGTH.exec(length) ?? [];
	if (!unit) return undefined;
	const [hours] = RULERS[unit as Unit];
	return { unit: unit as Unit, from: Number(from) * hours, to: Number(to) * hours };
}

const NUMBERS = "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" ");
/** Words by which a page says how long something takes. */
export const LENGTH_WORDS = [...NUMBERS, ...UNITS];

interface Step {
	title: string;
	text: string;
}

interface Said {
	steps: readonly Step[];
	/** What the page says is delivered. */
	deliverables: readonly string[];
}

type Drawing<Kind> = Extract<ServiceDrawingData, { kind: Kind }>;
type Problem = [field: string, problem: string];

/** @returns each problem, worded for an editor, with the field in the drawing that has it. */
export function contradictions(drawing: ServiceDrawingData, said: Said): Problem[] {
	const [count, most] = [drawing.steps.length, said.steps.length];
	const missing: Problem = [
		"steps",
		`hier staan er ${count}, maar phases.steps heeft er ${most}. Zet er voor elke stap een.`,
	];
	return [
		...(count === most ? [] : [missing]),
		...(drawing.kind === "parts" ? ofParts(drawing, said) : ofForms(drawing, said)),
	];
}

function ofParts({ steps, names }: Drawing<"parts">, { deliverables }: Said): Problem[] {
	const count = deliverables.length;
	const ofNames = names.flatMap((name, index): Problem[] => {
		const whole = deliverables[index] ?? "";
		return whole.toLowerCase().includes(name.toLowerCase())
			? []
			: [
					[
						`names.${index}`,
						`"${name}" staat niet in "${whole}" onder deliverables. Neem een woord daaruit.`,
					],
				];
	});
	const missing: Problem = [
		"names",
		`hier staan er ${names.length}, maar deliverables heeft er ${count}. Zet er voor elk een, in dezelfde volgorde.`,
	];
	const had = steps.map((step) => numbersIn(step)[0] ?? -1);
	const ofSteps = steps.flatMap((step, index): Problem[] => {
		const [have = -1, all] = numbersIn(step);
		const least = index === steps.length - 1 ? count : Math.max(0, ...had.slice(0, index));
		return all === count && have >= least && have <= count
			? []
			: [
					[
						`steps.${index}`,
						`"${step}" kan niet: onder deliverables staan er ${count}, en hier heeft de klant er minstens ${least}. Schrijf het zo: ${least} van ${count}.`,
					],
				];
	});
	return [...(names.length === count ? ofNames : [missing]), ...ofSteps];
}

function ofForms({ steps }: Drawing<"forms">, said: Said): Problem[] {
	const spans = steps.map(({ length }) => spanOf(length));
	return steps.flatMap(({ length }, index): Problem[] => {
		const [span, step] = [spans[index], said.steps[index]];
		const before = Math.max(0, ...spans.slice(0, index).map((earlier) => earlier?.to ?? 0));
		const problem = span
			? problemOf(length, span, before, step)
			: /\d/.test(length) &&
				`"${length}" is niet te tekenen. Schrijf het zo: 1 tot 3 dagen. Het kan in uur, dagen, weken en maanden.`;
		return problem ? [[`steps.${index}.length`, problem]] : [];
	});
}

function problemOf(length: string, { unit, from, to }: Span, before: number, step?: Step) {
	if (from >= to || to > RULERS[unit][1] || to < before)
		return `"${length}" past niet. Zet het kleinste getal en de kortste vorm eerst; uren gaan tot 8, dagen tot 5, weken tot 4 en maanden tot 12.`;
	if (step && !says(step.text, length))
		return `"${length}" staat niet in de tekst van ${step.title}. Verander de tekst of deze lengte.`;
	return undefined;
}

/** In figures or, up to twelve, in words. */
function says(text: string, length: string) {
	const either = length
		.replace(/\d+/g, (digits) => `(?:${digits}|${NUMBERS[Number(digits)] ?? digits})`)
		.replace(/\s+/g, "\\s+");
	return new RegExp(either, "i").test(text);
}
