/** Whether a measurement can be drawn as fields on a mast: see banner.ts. */

import { isSingular, unitOf } from "../../text/unit.ts";
import { MINUTES_A_YEAR } from "./measured.check.ts";
import type { Measured } from "./measured.schema.ts";

/** The room beside a field on a phone; a number of more digits would break. */
const MOST_DIGITS = 7;

/** @returns what is wrong, worded for an editor; undefined when it can be drawn. */
export function undrawable(measured: Measured): string | undefined {
	if (measured.kind === "payback") return;
	const numbers = numbersOf(measured);
	const most = Math.max(...numbers);
	if (most === 0)
		return "alles is 0, dus er valt niets te tekenen. Vul in wat het eerst was, of haal measured weg.";
	if (measured.kind === "uptime") {
		if (most > MINUTES_A_YEAR)
			return `${most} minuten is langer dan een jaar, dat er ${MINUTES_A_YEAR} heeft. Vul de minuten per jaar in.`;
		return;
	}
	const [long] = numbers.filter((number) => number >= 10 ** MOST_DIGITS);
	if (long)
		return `${long} past niet naast een vlak. Reken in duizenden of miljoenen, en zet dat in unit: "miljoen ${measured.unit}".`;
	const single = numbers.find(isSingular);
	const { word } = unitOf(measured.unit);
	if (single && word && !measured.one)
		return `achter ${single} hoort het enkelvoud van "${word}". Zet dat in one, bijvoorbeeld "one: dag" bij "unit: dagen".`;
	return;
}

function numbersOf(measured: Exclude<Measured, { kind: "payback" }>): number[] {
	const before = measured.kind === "total" ? [] : [measured.was].flat();
	return [...before, measured.now].map((at) => (typeof at === "number" ? at : at.value));
}
