/** What a figure rests on, so that the build can do its sum and a picture can be drawn of it. */
import { z } from "astro/zod";
import { figure, label, text } from "./parts.ts";

const amount = z.number().nonnegative();
/** One number, or what it was in one place. */
const here = z.strictObject({ value: amount, place: label });
const units = {
	/** What is counted, in the plural: `dagen`, `uur per maand`. */
	unit: label,
	/** What one of it is called, where a number needs that: `dag`. */
	one: label.optional(),
};

const how = {
	/** Over which months or years: 'januari tot en met juni 2023'. */
	period: text.optional(),
	/** How it was measured, or by whom it was counted. */
	method: text.optional(),
};

export const measured = z.discriminatedUnion(
	"kind",
	[
		/** What it was and what it is, in one unit. An index is a percentage that was 100. */
		z.strictObject({
			kind: z.literal("bar"),
			...units,
			was: z.union([amount, z.array(here).min(1).max(3)]),
			now: z.union([amount, here]),
			...how,
		}),
		/** The same for few enough things to draw each of them. */
		z.strictObject({
			kind: z.literal("count"),
			...units,
			was: amount.int().max(40),
			now: amount.int().max(40),
			...how,
		}),
		/** Minutes out of the air in a year. */
		z.strictObject({ kind: z.literal("uptime"), was: amount, now: amount, ...how }),
		/** What was put in, what it saves a month, and after how many months these are equal. */
		z.strictObject({
			kind: z.literal("payback"),
			/** What is put in, in the plural: `uur`. */
			unit: label,
			invested: amount.positive(),
			perMonth: amount.positive(),
			months: amount.positive(),
			...how,
		}),
		/** A number that nothing went before. */
		z.strictObject({ kind: z.literal("total"), ...units, now: amount, ...how }),
	],
	{ error: "kies uit: bar, count, uptime, payback, total" },
);
export type Measured = z.output<typeof measured>;

/** A figure that somebody measured. While `measured` is missing the launch report asks for it. */
export const result = figure.extend({ measured: measured.optional() });
