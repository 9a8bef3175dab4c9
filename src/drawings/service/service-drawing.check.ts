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

interface Said {
	steps: readonly { title: string; text: string }[];
	/** What the page says is delivered. */
	deliverables: readonly string[];
}

/** @returns each problem, worded for an editor, with the field in the drawing that has it. */
export function contradictions(drawing: ServiceDrawingData, said: Said): [string, string][] {
	switch (drawing.kind) {
		case "parts":
			return ofParts(drawing, said);
		case "forms":
			return ofForms(drawing.steps, said);
	}
}

/** One for each step, or what is wrong. */
const forEachStep = (count: number, { steps }: Said): [string, string][] =>
	count === steps.length
		? []
		: [
				[
					"steps",
					`hier staan er ${count}, maar phases.steps heeft er ${steps.length}. Zet er voor elke stap een.`,
				],
			];

function ofParts(
	{ steps, names }: Extract<ServiceDrawingData, { kind: "parts" }>,
	said: Said,
): [string, string][] {
	const count = said.deliverables.length;
	const problems = forEachStep(steps.length, said);
	if (names.length !== count)
		problems.push([
			"names",
			`hier staan er ${names.length}, maar deliverables heeft er ${count}. Zet er voor elk een, in dezelfde volgorde.`,
		]);
	else
		for (const [index, name] of names.entries())
			if (!said.deliverables[index]?.toLowerCase().includes(name.toLowerCase()))
				problems.push([
					`names.${index}`,
					`"${name}" staat niet in "${said.deliverables[index]}" onder deliverables. Neem een woord daaruit.`,
				]);
	let before = 0;
	for (const [index, step] of steps.entries()) {
		const [have = -1, all] = numbersIn(step);
		const least = index === steps.length - 1 ? count : before;
		if (all !== count || have < least || have > count)
			problems.push([
				`steps.${index}`,
				`"${step}" kan niet: onder deliverables staan er ${count}, en hier heeft de klant er minstens ${least}. Schrijf het zo: ${least} van ${count}.`,
			]);
		before = Math.max(before, have);
	}
	return problems;
}

function ofForms(
	steps: Extract<ServiceDrawingData, { kind: "forms" }>["steps"],
	said: Said,
): [string, string][] {
	const problems = forEachStep(steps.length, said);
	let before = 0;
	for (const [index, { length }] of steps.entries()) {
		const field = `steps.${index}.length`;
		const span = spanOf(length);
		if (!span) {
			if (/\d/.test(length))
				problems.push([
					field,
					`"${length}" is niet te tekenen. Schrijf het zo: 1 tot 3 dagen. Het kan in uur, dagen, weken en maanden.`,
				]);
			continue;
		}
		const [, most] = RULERS[span.unit];
		if (span.from >= span.to || span.to > most || span.to < before)
			problems.push([
				field,
				`"${length}" past niet. Zet het kleinste getal en de kortste vorm eerst; uren gaan tot 8, dagen tot 5, weken tot 4 en maanden tot 12.`,
			]);
		else if (said.steps[index] && !says(said.steps[index].text, length))
			problems.push([
				field,
				`"${length}" staat niet in de tekst van ${said.steps[index].title}. Verander de tekst of deze lengte.`,
			]);
		before = Math.max(before, span.to);
	}
	return problems;
}

/** In figures or, up to twelve, in words. */
function says(text: string, length: string) {
	const either = length
		.replace(/\d+/g, (digits) => `(?:${digits}|${NUMBERS[Number(digits)] ?? digits})`)
		.replace(/\s+/g, "\\s+");
	return new RegExp(either, "i").test(text);
}
