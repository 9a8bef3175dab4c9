import { describe, expect, it } from "vitest";
import { typography } from "./typography.ts";

/** The space that keeps its neighbours on one line, as it can be seen here. */
const shown = (text: string) => typography(text).replaceAll("\u00a0", "~");

describe("quotes and apostrophes", () => {
	it.each([
		["'Is het internet hier zo traag?'", "‘Is het internet hier zo traag?’"],
		[
			"Hij schreef: 'Is het al klaar?' En toen niets.",
			"Hij schreef: ‘Is het al klaar?’ En toen niets.",
		],
		["Wat heet klaar ('Is het af?').", "Wat heet klaar (‘Is het af?’)."],
		["'En toen', zei hij, 'ging het uit.'", "‘En toen’, zei hij, ‘ging het uit.’"],
		["Zoek '{zoekwoord}', '<15min' of '90%'.", "Zoek ‘{zoekwoord}’, ‘<15min’ of ‘90%’."],
		["'Wat bedoelt hij met \"klaar\"?'", "‘Wat bedoelt hij met “klaar”?’"],
		["API's, foto's en collega's", "API’s, foto’s en collega’s"],
		["Zo'n nacht, m'n mail, Kees' fiets", "Zo’n nacht, m’n mail, Kees’ fiets"],
		[
			"'s Ochtends en 's nachts, in 't kort: 'n release",
			"’s Ochtends en ’s nachts, in ’t kort: ’n release",
		],
		["'Het draait 's nachts.'", "‘Het draait ’s nachts.’"],
		["'s-Hertogenbosch in de jaren '90", "’s-Hertogenbosch in de jaren ’90"],
		["de letter 's'", "de letter ‘s’"],
		["Wacht... klaar", "Wacht… klaar"],
	])("%s", (typed, printed) => {
		expect(shown(typed)).toBe(printed);
	});
});

describe("a number and its unit", () => {
	it.each([
		["Binnen 2 weken, met 2-6 FTE.", "Binnen 2~weken, met 2-6~FTE."],
		["<15 min en 42 ms", "<15~min en 42~ms"],
		["1 dag, 2 werkdagen, 6 maanden", "1~dag, 2~werkdagen, 6~maanden"],
		["3 keer zo snel, 5 x 90 euro", "3~keer zo snel, 5~x 90~euro"],
		["4,2 seconden, 38 procent, 12.000+ uur", "4,2~seconden, 38~procent, 12.000+~uur"],
		["€ 200 per dag op 7 november", "€~200 per dag op 7~november"],
		["WCAG 2.2, niveau AA", "WCAG~2.2, niveau AA"],
		["3 maandelijkse releases op 340 servers", "3 maandelijkse releases op 340 servers"],
		["twee weken", "twee weken"],
		["-48%, ('-3 x') en <-5", "−48%, (‘−3~x’) en <−5"],
		["WMS-07 op 10-11-2026, -/-", "WMS-07 op 10-11-2026, -/-"],
	])("%s", (typed, printed) => {
		expect(shown(typed)).toBe(printed);
	});
});

it.each([
	...["<15min", "99,95%", "12.000+", "0ms", "KV/D1", "Node.js", "24/7"],
	...["hallo@bedrijf.nl", "https://www.bedrijf.nl/a?b=c", "full-stack -- CI/CD", "``code``"],
])("%s stays as it is", (text) => {
	expect(typography(text)).toBe(text);
});

it("changes nothing in what it has set", () => {
	for (const text of ["'s nachts 2 weken 'zo' en API's...", "“Zo”, zei 'm’ns'"])
		expect(typography(typography(text))).toBe(typography(text));
});
