/** Where things stand on a line of time: sums of the drawing, none of its marks. */

/** How much of the line something takes that was at one moment: little, but to be seen. */
const MOMENT = 0.01;
/** What is later than this has its words before it. */
const LATE = 0.7;

export interface Moment {
	month: number;
	to?: number | undefined;
	/** It goes on after the line. */
	lasting?: true | undefined;
}

/** For how long something was, as parts of the line; its words stand under that, to one side. */
export function barOf({ month, to = month, lasting }: Moment, months: number) {
	const from = Math.min(month / months, 1 - MOMENT);
	const end = lasting ? 1 : Math.max(to / months, from + MOMENT);
	return { from, to: end, isLate: from > LATE };
}

export interface Tick {
	/** Since the start. */
	month: number;
	/** 'jan 2024', or 'apr' within a year that was named. */
	label?: string;
}

/** What part of the line a label takes, where that is as narrow as a phone. */
const LABEL = 0.2;

/**
 * At most six, on months that halve a year, a third or a quarter of it; the first is the start.
 * @param start months since the year 0.
 */
export function ticksOf(start: number, months: number): Tick[] {
	const step = [1, 2, 3, 6].find((step) => months / step <= 1 / LABEL) ?? 12;
	const inside = Array.from({ length: months }, (_, month) => month).filter(
		(month) => month === 0 || (start + month) % step === 0,
	);
	let year = 0;
	let free = 0;
	return inside.map((month): Tick => {
		const at = month / months;
		if (at < free || at > 1 - LABEL) return { month };
		free = at + LABEL;
		const isNew = Math.floor((start + month) / 12) !== year;
		year = Math.floor((start + month) / 12);
		return { month, label: (isNew ? SHORT_WITH_YEAR : SHORT).format(dateOf(start + month)) };
	});
}

const format = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: "UTC" });
const SHORT = format({ month: "short" });
const SHORT_WITH_YEAR = format({ month: "short", year: "numeric" });
const LONG = format({ month: "long", year: "numeric" });

const dateOf = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12));

/** The months that a span of the line lies in: 'mei–september 2024'; a moment lies in the month that it begins. */
export function monthsOf(start: number, from: number, to = from): string {
	const first = Math.floor(from);
	const last = Math.max(first, to === from ? first : Math.ceil(to) - 1);
	// In some versions of ICU the dash stands between thin spaces.
	return LONG.formatRange(dateOf(start + first), dateOf(start + last)).replaceAll("\u2009", " ");
}
