/** Where things stand on a line of time: sums of the drawing, none of its marks. */
import { fieldPath } from "../kit/paths.ts";
import type { Moment } from "./timeline.schema.ts";

/** How much of the line something takes that was at one moment: little, but to be seen. */
const MOMENT = 0.015;

/** When something was, as parts of the line. */
export function spanOf({ lasting, ...moment }: Moment, months: number) {
	const from = Math.min(moment.from / months, 1 - MOMENT);
	return { from, to: lasting ? 1 : Math.max((moment.to ?? 0) / months, from + MOMENT) };
}

/** A field on its time, or one for each time that was paid; a lasting one runs out of the window. */
export function barPath(moment: Moment, months: number): string {
	const { from, to } = spanOf(moment, months);
	if (moment.lasting) return fieldPath(from * months, 3 * months);
	return fieldPath(from * months, (to - from) * months, moment.times);
}

const LONG = new Intl.DateTimeFormat("nl-NL", { month: "long", year: "numeric", timeZone: "UTC" });

const dateOf = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12));

/** The months that a span of the line lies in: 'mei–september 2024'; a moment lies in the month that it begins. */
export function monthsOf(start: number, from: number, to = from): string {
	const first = Math.floor(from);
	const last = Math.max(first, to === from ? first : Math.ceil(to) - 1);
	// In some versions of ICU the dash stands between thin spaces.
	return LONG.formatRange(dateOf(start + first), dateOf(start + last)).replaceAll("\u2009", " ");
}
