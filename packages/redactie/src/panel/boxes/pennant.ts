/** The first substitute, a pennant that repeats what hangs already: this stands elsewhere too. */
export const PENNANT = {
	viewBox: "0 0 60 32",
	fields: [
		["pennant-blue", "M0 0l60 16L0 32z"],
		["pennant-yellow", "M0 8l30 8-30 8z"],
	],
} as const;
