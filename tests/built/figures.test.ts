// @vitest-environment jsdom
/** What a figure was and when it was measured stands beside it, on every page. */
import { expect, test } from "vitest";
import type { Measured } from "../../src/content/types.ts";
import { content, routes } from "../built-site.ts";
import { readPage } from "../document.ts";

const ofClients = content.expertise.flatMap(({ impact }) =>
	impact.cases.flatMap(({ metrics }) => metrics),
);
const known = [
	...ofClients,
	...content.expertise.flatMap(({ stats }) => stats),
	...content.cases.flatMap(({ metrics }) => metrics),
];
const inDutch = new Intl.NumberFormat("nl-NL");

/** Each of these has to stand in the card of a figure. */
function askedOf(measured: Measured): string[] {
	const period = measured.period ? [measured.period] : [];
	if (measured.kind !== "bar") return period;
	const was = [measured.was ?? []]
		.flat()
		.map((at) => inDutch.format(typeof at === "number" ? at : at.value));
	// An index says nothing without what it is compared with, a level nothing without its time.
	if (measured.unit === "%") return measured.was === 100 ? period : [...was, ...period];
	return was;
}

/** The smallest part of a page with a figure, its label and all that is said of it. */
const cardOf = (figure: Element) => figure.closest(".figures > li") ?? figure.parentElement;
/** A case names its figures at the top; below they stand with what they were and how they were measured. */
const isNamed = (figure: Element, route: string) =>
	route.startsWith("/cases/") && figure.closest("[data-hero]");
const PERCENTAGE = /^[-+]?\d+(,\d+)?%$/;

const figuresOf = (route: string) =>
	[...readPage(route).querySelectorAll("main .display")].filter(
		(figure) => !isNamed(figure, route),
	);

test.for(routes)("%s: a percentage has its baseline or its period in the same card", (route) => {
	for (const figure of figuresOf(route)) {
		const value = figure.textContent ?? "";
		const said = cardOf(figure)?.textContent ?? "";
		if (!PERCENTAGE.test(value)) continue;
		const measured = known.find((one) => one.value === value && said.includes(one.label))?.measured;
		expect(measured, `${said}: nobody measured this`).toBeTruthy();
		for (const words of measured ? askedOf(measured) : []) expect(said).toContain(words);
	}
});

test("every figure of a client says what it was and when", () => {
	const cards = content.expertise.flatMap(({ slug }) =>
		figuresOf(`/expertise/${slug}`).map((figure) => cardOf(figure)?.textContent ?? ""),
	);
	for (const { value, label, measured } of ofClients) {
		const said = cards.find((text) => text.includes(label) && text.endsWith(value)) ?? "";
		const beside = said.slice(0, -value.length);
		if (measured?.period) expect(beside, value).toContain(measured.period);
		if (measured) expect(beside.replace(measured.period ?? "", ""), said).toMatch(/\d/);
	}
});
