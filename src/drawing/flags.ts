/** The flags of the International Code of Signals, drawn 5 by 4 in a box of 60 by 48. */
import type { FlagLetter } from "@/content/types";

export type FlagColor = "blue" | "red" | "yellow" | "white";

export interface FlagPicture {
	/** Colour and outline of each field, the lowest first. */
	fields: readonly (readonly [FlagColor, string])[];
	/** White may be the colour of what the flag flies before: a thread along its outer edges. */
	edge?: string;
}

export const FLAG_BOX = { width: 60, height: 48 };
const WHOLE = "M0 0h60v48H0z";

export const FLAGS: Record<FlagLetter, FlagPicture> = {
	A: {
		fields: [
			["white", "M0 0h30v48H0z"],
			["blue", "M30 0h30L46 24l14 24H30z"],
		],
		edge: "M30 0H0v48h30",
	},
	C: {
		fields: [
			["white", WHOLE],
			["blue", "M0 0h60v9.6H0zM0 38.4h60V48H0z"],
			["red", "M0 19.2h60v9.6H0z"],
		],
		edge: "M0 9.6v9.6M60 9.6v9.6M0 28.8v9.6M60 28.8v9.6",
	},
	D: {
		fields: [
			["yellow", WHOLE],
			["blue", "M0 12h60v24H0z"],
		],
	},
	E: {
		fields: [
			["blue", "M0 0h60v24H0z"],
			["red", "M0 24h60v24H0z"],
		],
	},
	F: {
		fields: [
			["white", WHOLE],
			["red", "M30 0l30 24-30 24L0 24z"],
		],
		edge: WHOLE,
	},
	K: {
		fields: [
			["yellow", "M0 0h30v48H0z"],
			["blue", "M30 0h30v48H30z"],
		],
	},
	M: {
		fields: [
			["blue", WHOLE],
			["white", "M0 0h10l20 16L50 0h10v8L40 24l20 16v8H50L30 32 10 48H0v-8l20-16L0 8z"],
		],
		edge: "M0 8V0h10M50 0h10v8M60 40v8H50M10 48H0v-8",
	},
	N: {
		fields: [
			["white", WHOLE],
			[
				"blue",
				"M0 0h15v12H0zM30 0h15v12H30zM15 12h15v12H15zM45 12h15v12H45zM0 24h15v12H0zM30 24h15v12H30zM15 36h15v12H15zM45 36h15v12H45z",
			],
		],
		edge: "M15 0h15M45 0h15v12M60 24v12M0 12v12M0 36v12h15M30 48h15",
	},
	P: {
		fields: [
			["blue", WHOLE],
			["white", "M18 15h24v18H18z"],
		],
	},
	T: {
		fields: [
			["red", "M0 0h20v48H0z"],
			["white", "M20 0h20v48H20z"],
			["blue", "M40 0h20v48H40z"],
		],
		edge: "M20 0h20M20 48h20",
	},
};
