import { expect, it } from "vitest";
import { problemsWith } from "../../../tests/planted-mistakes.ts";
import { contradiction } from "./measured.check.ts";
import type { Measured } from "./measured.schema.ts";

const bar = (was: number, now: number, unit = "uur") =>
	({ kind: "bar", unit, was, now }) satisfies Measured;
const CITIES = {
	kind: "bar",
	unit: "ms",
	was: [
		{ value: 700, place: "Lissabon" },
		{ value: 180, place: "Amsterdam" },
	],
	now: { value: 47, place: "zes steden" },
} satisfies Measured;
const payback = (invested: number, perMonth: number) =>
	({ kind: "payback", unit: "uur", invested, perMonth }) satisfies Measured;

it.each<[string, Measured]>([
	["-85%", bar(120, 18)],
	["+90%", bar(5, 0.5, "dagen")],
	["+22%", bar(50, 61, "%")],
	["82%", bar(55, 82, "%")],
	["-38%", bar(100, 62, "%")],
	["3x", bar(4.2, 1.4, "s")],
	["3x", bar(1000, 3040, "verzoeken")],
	["1x per week", { kind: "bar", unit: "x per jaar", was: 1, now: 1 }],
	["12x per jaar", { kind: "bar", unit: "x per jaar", was: 3, now: 12 }],
	["25 min", bar(70, 25, "min")],
	["0", { kind: "bar", unit: "stoelen", was: 37, now: 0 }],
	["<15min", bar(90, 12, "min")],
	["<50ms", CITIES],
	["-70%", { kind: "bar", unit: "storingen", was: 20, now: 6 }],
	["99,99%", { kind: "uptime", was: 525.6, now: 52.6 }],
	["99,999%", { kind: "uptime", was: 525.6, now: 5.3 }],
	["6 maanden", payback(600, 100)],
	["150+", { kind: "bar", unit: "applicaties", now: 152 }],
	["150+", { kind: "bar", unit: "applicaties", now: 150 }],
	["45.000", { kind: "bar", unit: "bezoekers", now: 45_000 }],
])("agrees with %s", (value, measured) => {
	expect(contradiction(value, measured)).toBeUndefined();
});

it.each<[string, Measured, RegExp]>([
	["-42%", bar(100, 60, "%"), /"-42%" klopt niet .* van 100 naar 60 is 40 procent minder\./],
	["-42%", bar(58, 100), /zegt dat het minder werd/],
	["82%", bar(55, 82), /van 55 naar 82 is 49,091/],
	["3x", bar(4.2, 2.1, "s"), /4,2 gedeeld door 2,1 is 2, of/],
	["99,99%", { kind: "uptime", was: 0, now: 400 }, /525600 minuten, .* 99,924/],
	["6 maanden", payback(2400, 102), /2400 gedeeld door 102 is 23,529/],
	["7 maanden", payback(600, 100), /"7 maanden" klopt niet/],
	["<50ms", bar(700, 50, "ms"), /het getal van nu is 50/],
	["150+", { kind: "bar", unit: "applicaties", now: 149 }, /het getal van nu is 149/],
	["veel", { kind: "bar", unit: "applicaties", now: 149 }, /bevat niet één getal/],
	["-19%-70%", bar(62, 50, "%"), /bevat niet één getal/],
])("refuses %s", (value, measured, problem) => {
	expect(contradiction(value, measured)).toMatch(problem);
});

const EXPERTISE = "content/expertise/devops-ci-cd.yaml";
it.each([
	["content/cases/ansible-automation.yaml", "metrics.0"],
	[EXPERTISE, "stats.0"],
	[EXPERTISE, "impact.cases.1.metrics.0"],
])("names the figure of %s, %s, that its measurement contradicts", (file, field) => {
	// A drawing may name the figure by its value, and would be a second problem.
	const problems = problemsWith(file, {
		drawing: undefined,
		[`${field}.value`]: "7x",
		[`${field}.measured`]: { kind: "bar", unit: "keer", now: 3 },
	});
	expect(problems).toEqual([
		expect.stringContaining(`${file}, veld "${field}.value": "7x" klopt niet`),
	]);
});
