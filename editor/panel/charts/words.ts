/** What the panel says of a measurement. */
export const chartWords = {
	measured: "Meting",
	holds: "De som klopt:",
} as const;
