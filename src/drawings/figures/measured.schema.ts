/** What a figure rests on, so that the build can do its sum and a picture can be drawn of it. */
import type { z } from "astro/zod";
import { figure, group, oneOf } from "../../fields/parts.ts";
import { bar } from "./bar.schema.ts";
import type { Chart } from "./chart.schema.ts";
import { payback } from "./payback.schema.ts";
import { uptime } from "./uptime.schema.ts";

const CHARTS = { bar, uptime, payback };

export const measured = oneOf<(typeof CHARTS)[keyof typeof CHARTS]["schema"]>(CHARTS).meta({
	title: "Meting",
	description: "Waar het cijfer op berust: wat het was en wat het is. De site rekent het na.",
	group: true,
});
export type Measured = z.output<typeof measured>;

export const chartOf = ({ kind }: Measured) => CHARTS[kind] as unknown as Chart<typeof measured>;

/** A figure that somebody measured. While `measured` is missing the launch report asks for it. */
export const result = group({ ...figure.shape, measured: measured.optional() });
export type Result = z.output<typeof result>;
