/** Where things stand on a line of time: sums of the drawing, none of its marks. */

/** Parts of the line that words take beside their staff, and what is kept free. */
const WORDS = 0.21;
const GAP = 0.01;

export interface Place {
	/** 0 stands against the line, 2 farthest away. */
	lane: number;
	/** Its words fly to the left of its staff. */
	left: boolean;
}

const PLACES: Place[] = [0, 1, 2].flatMap((lane) => [false, true].map((left) => ({ lane, left })));

/**
 * Words of at most three moments: near the line, to the right of their staffs, and so that no
 * words and no other staff run through them. Every arrangement is tried: there are 216.
 * @param moments where each is on the line: 0 to 1.
 */
export function placeWords(moments: readonly number[]): Place[] {
	let best: { cost: number; boxes: Box[] } = { cost: Number.POSITIVE_INFINITY, boxes: [] };
	const attempt = (boxes: Box[]): void => {
		const cost = costOf(boxes);
		if (cost >= best.cost) return;
		const moment = moments[boxes.length];
		if (moment !== undefined) for (const place of PLACES) attempt([...boxes, boxOf(moment, place)]);
		else best = { cost, boxes };
	};
	attempt([]);
	return best.boxes.map(({ lane, left }) => ({ lane, left }));
}

/** What is out of the drawing or runs through other words costs more than any lane. */
function costOf(boxes: readonly Box[]): number {
	const out = boxes.filter(({ from, to }) => from < 0 || to > 1).length;
	const clashes = boxes.filter((box) => boxes.some((other) => collide(box, other))).length;
	const lanes = Math.max(0, ...boxes.map(({ lane }) => lane));
	const comfort = boxes.reduce((sum, { lane, left }) => sum + lane + Number(left), 5 * lanes);
	return 1000 * (out + clashes) + comfort;
}

interface Box extends Place {
	staff: number;
	from: number;
	to: number;
}

function boxOf(staff: number, place: Place): Box {
	const from = place.left ? staff - WORDS : staff;
	return { ...place, staff, from, to: from + WORDS };
}

/** Words beside words, or a staff that runs through words nearer to the line. */
function collide(a: Box, b: Box): boolean {
	if (a === b) return false;
	if (a.lane === b.lane) return a.from < b.to + GAP && b.from < a.to + GAP;
	const [near, far] = a.lane < b.lane ? [a, b] : [b, a];
	return near.left
		? far.staff > near.from - GAP && far.staff < near.to
		: far.staff > near.from && far.staff < near.to + GAP;
}

/** How much of the line a price takes that was paid at one moment: little, but to be seen beside its staff. */
const MOMENT = 0.01;
/** A price later than this has its words to the left of its flag. */
const LATE = 0.7;

interface Paid {
	month: number;
	to?: number | undefined;
	lasting?: true | undefined;
}

/** For how long a price was paid, as parts of the line; its words stand under that, to one side. */
export function barOf({ month, to = month, lasting }: Paid, months: number) {
	const from = Math.min(month / months, 1 - MOMENT);
	const end = lasting ? 1 : Math.max(to / months, from + MOMENT);
	return { from, to: end, left: from > LATE };
}

export interface Tick {
	at: number;
	/** 'jan 2024', or 'apr' within a year that was named. */
	label?: string;
	/** Also where the drawing is as narrow as a phone. */
	always?: true;
}

/** In rem: a drawing with its words beside it, and one on a phone. */
const WIDE = 57;
const NARROW = 17.5;

/**
 * At most nine, on months that halve a year, a third or a quarter of it; the first is the start.
 * @param start months since the year 0.
 */
export function ticksOf(start: number, months: number): Tick[] {
	const step = [1, 2, 3, 4, 6].find((step) => months / step <= 8) ?? 12;
	const inside = Array.from({ length: months }, (_, i) => i).filter(
		(i) => i === 0 || (start + i) % step === 0,
	);
	let year = 0;
	let wideEnd = 0;
	let narrowEnd = 0;
	return inside.map((i): Tick => {
		const at = i / months;
		const isNew = Math.floor((start + i) / 12) !== year;
		const width = isNew ? 4 : 2;
		if (at * WIDE < wideEnd || at * WIDE + width > WIDE) return { at };
		wideEnd = at * WIDE + width;
		const label = monthName(start + i, isNew ? SHORT_WITH_YEAR : SHORT);
		if (!isNew) return { at, label };
		year = Math.floor((start + i) / 12);
		if (at * NARROW < narrowEnd || at * NARROW + width > NARROW) return { at, label };
		narrowEnd = at * NARROW + width;
		return { at, label, always: true };
	});
}

const format = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: "UTC" });
const SHORT = format({ month: "short" });
const SHORT_WITH_YEAR = format({ month: "short", year: "numeric" });
const LONG = format({ month: "long", year: "numeric" });

const dateOf = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12));
const monthName = (month: number, style: Intl.DateTimeFormat) => style.format(dateOf(month));

/** The months that a span of the line lies in: 'mei–september 2024'; a moment lies in the month that it begins. */
export function monthsOf(start: number, from: number, to = from): string {
	const first = Math.floor(from);
	const last = Math.max(first, to === from ? first : Math.ceil(to) - 1);
	// In some versions of ICU the dash stands between thin spaces.
	return LONG.formatRange(dateOf(start + first), dateOf(start + last)).replaceAll("\u2009", " ");
}
