import { z } from "astro/zod";
import { label, linkOrSoon, slug, text } from "./parts.ts";

const monthlySalary = z
	.number()
	.int("schrijf een heel bedrag zonder punt of komma: 3500")
	.min(500, "schrijf het bedrag per maand zonder punt: 3500");

/** content/vacatures/*.yaml. What is not known yet is left out, never made up. */
export const vacature = z.strictObject({
	title: label,
	slug,
	order: z.number().int(),
	/** File name in content/expertise: gives the vacancy its flag. */
	expertise: z.string(),
	summary: text,
	tasks: z.array(text).min(2).max(4),
	/** Where the full vacancy stands. */
	link: linkOrSoon,
	/** Hours a week: '32 tot 40 uur'. */
	hours: label.optional(),
	place: label.optional(),
	/** Share of the work that can be done from home: '60%'. */
	remote: label.optional(),
	contract: label.optional(),
	/** Gross a month, in whole euro. */
	salary: z
		.strictObject({ from: monthlySalary, to: monthlySalary })
		.refine(({ from, to }) => from <= to, "from mag niet hoger zijn dan to")
		.optional(),
	start: label.optional(),
});
