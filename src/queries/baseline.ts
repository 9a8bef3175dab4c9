/** How a figure and its numbers are written. */
import type { Measured, Result } from "@/content/types";
import { chartOf } from "../drawings/figures/measured.schema.ts";
import { paginas } from "./site.ts";

type MeasuredFigure = Pick<Result, "label" | "measured">;

/** A label with a number in it, 'van de 94', says itself what it was. */
const SAYS_WHAT_IT_WAS = /\d/;

/** In a card: what a figure was, and of a level or an index when that was measured. */
export const baselineOf = ({ label, measured }: MeasuredFigure): string | undefined =>
	SAYS_WHAT_IT_WAS.test(label) ? undefined : (wasOf(measured) ?? measured?.period);

/** What a figure was and when it was measured, as far as its label does not say so. */
export const baselineAndPeriodOf = ({ label, measured }: MeasuredFigure): string =>
	[!SAYS_WHAT_IT_WAS.test(label) && wasOf(measured), measured?.period].filter(Boolean).join(", ");

/** 'eerst 60 uur per week' */
export function wasOf(measured: Measured | undefined): string | undefined {
	const was = measured && chartOf(measured).was?.(measured);
	return was && `${paginas.cases.card.was} ${was}`;
}
