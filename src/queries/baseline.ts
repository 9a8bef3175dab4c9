/** How a figure and its numbers are written. */

import type { Measured } from "@/content/types";
import { inDutch, isSingular } from "@/text/unit";
import { paginas } from "./site.ts";

interface MeasuredFigure {
	label: string;
	measured?: Measured | undefined;
}

/** A label with a number in it, 'van de 94', says itself what it was. */
const SAYS_WHAT_IT_WAS = /\d/;

/** In a card: what a figure was, and of a level or an index when that was measured. */
export const baselineOf = ({ label, measured }: MeasuredFigure): string | undefined =>
	SAYS_WHAT_IT_WAS.test(label) ? undefined : (wasOf(measured) ?? measured?.period);

/** What a figure was and when it was measured, as far as its label does not say so. */
export const baselineAndPeriodOf = ({ label, measured }: MeasuredFigure): string =>
	[!SAYS_WHAT_IT_WAS.test(label) && wasOf(measured), measured?.period].filter(Boolean).join(", ");

/** 'eerst 60 uur per week'; nothing of an index, which began at 100 whatever it counts. */
export function wasOf(measured: Measured | undefined): string | undefined {
	if (measured?.kind !== "bar" || measured.was === undefined) return undefined;
	const { unit, one, was } = measured;
	if (unit === "%" && was === 100) return undefined;
	const amount = (value: number) =>
		`${inDutch(value)}${unit === "%" ? "" : "\u00a0"}${isSingular(value) ? (one ?? unit) : unit}`;
	const places = [was]
		.flat()
		.map((at) => (typeof at === "number" ? amount(at) : `${amount(at.value)} (${at.place})`));
	return `${paginas.cases.card.was} ${places.join(", ")}`;
}
