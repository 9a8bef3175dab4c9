import { z } from "astro/zod";
import { comparisonOf } from "../dienst.ts";
import { call, label, meta, text } from "../parts.ts";

/** content/paginas/diensten.yaml */
export const dienstenPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	comparison: z.strictObject({
		title: label,
		intro: text,
		/** The heading of each row. */
		rows: comparisonOf(label),
	}),
	closing: call,
});
