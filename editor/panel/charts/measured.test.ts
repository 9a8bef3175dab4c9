import { expect, test } from "vitest";
import type { Data } from "../../protocol.ts";
import { drawable } from "./measured.ts";

const drawn: Data[] = [
	{ kind: "bar", unit: "s", was: 4.2, now: 1.4, one: null, period: null },
	{ kind: "bar", unit: "s", was: [{ value: 4, place: "Hier" }], now: { value: 0, place: "Daar" } },
	{ kind: "count", unit: "stoelen", was: 37, now: 0 },
	{ kind: "uptime", was: 526, now: 53 },
	{ kind: "payback", unit: "uur", invested: 600, perMonth: 100, months: 6 },
	{ kind: "total", unit: "applicaties", now: 152 },
];
test.each(drawn)("draws %j", (data) => {
	expect(drawable(data)).toBe(data);
});

const waiting: (Data | undefined)[] = [
	undefined,
	null,
	{},
	{ kind: "bar", unit: "s", was: 4.2, now: null },
	{ kind: "bar", unit: "s", was: [], now: 1 },
	{ kind: "bar", unit: "s", was: 4.2, now: "1,4 s" },
	{ kind: "bar", unit: null, was: 4.2, now: 1.4 },
	{ kind: "bar", unit: "s", was: 0, now: 0 },
	{ kind: "count", unit: "stoelen", was: 37.5, now: 0 },
	{ kind: "count", unit: "stoelen", was: 41, now: 0 },
	{ kind: "payback", unit: "uur", invested: 600, perMonth: 0, months: 6 },
	{ kind: "vlak", unit: "s", now: 1 },
];
test.each(waiting)("waits for the rest of %j", (data) => {
	expect(drawable(data)).toBeUndefined();
});
