/** Whether a line of time can have been: months in their order, and hours that add up. */
import type { TimelineData } from "./timeline.schema.ts";

type Fail = (path: PropertyKey[], message: string) => void;

/** @param fail is told each field that cannot be, and why, worded for an editor. */
export function checkTimeline(timeline: TimelineData, fail: Fail) {
	checkMonths(timeline, fail);
	checkWork(timeline, fail);
	timeline.below.forEach(({ to, times, lasting }, i) => {
		if (lasting && to !== undefined)
			fail(
				["below", i, "lasting"],
				`kan niet naast to: wat nog steeds wordt betaald, eindigt niet op ${to}. Laat een van de twee weg.`,
			);
		else if (times && to === undefined)
			fail(["below", i, "times"], "kan alleen als to zegt tot wanneer. Vul to in.");
	});
}

function checkMonths({ months, work, measuring, above, below }: TimelineData, fail: Fail) {
	const check = (path: PropertyKey[], from: number, to: number, isMoment = false) => {
		const last = Math.max(from, to);
		if (last > months) fail(path, `maand ${last} valt buiten de lijn van ${months} maanden.`);
		if (to < from || (to === from && !isMoment))
			fail([...path, "to"], `het einde (${to}) moet na het begin (${from}) komen.`);
	};
	for (const [i, { from, to }] of work.entries()) check(["work", i], from, to);
	if (measuring) check(["measuring"], measuring.from, measuring.to);
	for (const [i, { month }] of above.entries()) check(["above", i], month, month, true);
	for (const [i, { month, to = month }] of below.entries()) check(["below", i], month, to, true);
}

function checkWork({ team, work }: TimelineData, fail: Fail) {
	if (work[0]?.from)
		fail(["work", 0, "from"], "het eerste deel begint op 0: de lijn begint als het werk begint.");
	work.forEach(({ from, count, label, days }, i) => {
		const before = work[i - 1];
		if (before && from < before.to)
			fail(
				["work", i, "from"],
				`begint op ${from}, maar het deel ervoor duurt tot ${before.to}. Zet delen op volgorde, zonder overlap.`,
			);
		if (count && !label) fail(["work", i, "count"], `zeg bij label waarvan het er ${count} zijn.`);
		if (days && !count)
			fail(["work", i, "days"], "kan alleen als count zegt hoeveel stuks het zijn. Vul count in.");
	});
	const { drawn, told } = hoursOf(team, work);
	if (Math.max(drawn, told) > MOST_APART * Math.min(drawn, told))
		fail(
			["team"],
			`het vlak van ${team.fte} FTE is ${inHours(drawn)} uur, maar het werk erin telt op tot ${inHours(told)}. Verander days bij het werk, of zeg onder other waar de rest van de tijd heen ging.`,
		);
}

/** Hours of one of ours, full time. */
const MONTH = 150;
const DAY = 8;
/** How many times as much one may be as the other, as people are ill and months differ. */
const MOST_APART = 1.3;

/** What the field of our people says that they worked, and what is told of it. */
function hoursOf({ fte, other = [] }: TimelineData["team"], work: TimelineData["work"]) {
	const parts = work.map(({ from, to, count, days }) => {
		const drawn = (to - from) * MONTH * fte;
		return { drawn, told: count && days ? count * days * DAY * fte : drawn };
	});
	const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
	return {
		drawn: sum(parts.map(({ drawn }) => drawn)),
		told: sum([...parts.map(({ told }) => told), ...other.map(({ hours }) => hours)]),
	};
}

const inHours = (hours: number) => Math.round(hours).toLocaleString("nl-NL");
