/**
 * The flags of the International Code of Signals, each described once: cards, heroes, share
 * images, app icons and paper are made from here. A new flag is an entry in this table; what
 * it leaves out takes the general form.
 */

export type FlagColor = "blue" | "red" | "yellow" | "white";

/**
 * Colour and outline of each field, the lowest first, in the box of `FLAG_BOX`. A field runs on
 * under its neighbour, else what is behind the flag shines through between them, and stops short
 * of the neighbour's outer edge, else it shows there.
 */
export type Fields = readonly (readonly [FlagColor, string])[];

interface FlagDescription {
	/** As it flies. */
	fields: Fields;
	/** White may be the colour of what the flag flies before: a thread along its outer edges. */
	edge?: string;
	/** The colour of its pages' accents. */
	accent: Exclude<FlagColor, "white">;
	/** Behind two figures. Without: the figures on white, the flag at their right. */
	card?: Card;
	/** As wide as the window, at the top of its pages. Without: the words on white, the flag at their right. */
	hero?: Hero;
}

/** The flag in proportions that leave room for figures. */
export interface Card {
	/** Where the figures stand; FlagFigures.module.css has a rule for each. */
	place: "beside" | "middle" | "halves" | "stripes" | "thirds" | "inside";
	/** The field that the figures stand on. */
	on: FlagColor;
	/** Where they are not those of the flag. Of `beside`: what is drawn at the right. */
	fields?: Fields;
}

/** The fields of the flag about the words of a page. */
export interface Hero {
	/** How they lie; FlagHero.module.css has a rule for each. */
	layout: "beside" | "bands" | "halves" | "thirds" | "framed";
	/** The field that the hero is, under all others. */
	ground: FlagColor;
	/** The field of the words, where it is another. */
	words?: FlagColor;
	/** The field of what stands after the words: figures, addresses. */
	aside?: FlagColor;
	/** Fields along the edges in which nothing stands. */
	edges?: readonly FlagColor[];
	/** Of `beside`: what is drawn at the right, where that is not the flag. */
	fields?: Fields;
	/** The same in narrow windows, below the words. */
	narrowFields?: Fields;
}

/** Drawn 5 by 4. */
export const FLAG_BOX = { width: 60, height: 48 };
const WHOLE = "M0 0h60v48H0z";

/** A field at the right, cut to a point. @param from its left edge. @param to how deep the cut is. */
const swallowtail = (from: number, to: number) => `M${from} 0H60L${to} 24 60 48H${from}z`;
/** A rectangle in the middle of the flag. */
const rectangle = (width: number, height: number) =>
	`M${(60 - width) / 2} ${(48 - height) / 2}h${width}v${height}h-${width}z`;
/** Blue, white, red, white, blue. @param width of the coloured stripes; the white ones share the rest. */
const stripes = (width: number): Fields => [
	["white", WHOLE],
	["blue", `M0 0h60v${width}H0zM0 ${48 - width}h60v${width}H0z`],
	["red", `M0 ${24 - width / 2}h60v${width}H0z`],
];
const DIAMOND = ["red", "M30 0l30 24-30 24L0 24z"] as const;

const flags = {
	A: {
		fields: [
			["white", "M0 0h31v48H0z"],
			["blue", swallowtail(30, 46)],
		],
		edge: "M30 0H0v48h30",
		accent: "blue",
		card: { place: "beside", on: "white", fields: [["blue", swallowtail(0, 36)]] },
		hero: { layout: "beside", ground: "white", fields: [["blue", swallowtail(0, 44.4)]] },
	},
	C: {
		fields: stripes(9.6),
		edge: "M0 9.6v9.6M60 9.6v9.6M0 28.8v9.6M60 28.8v9.6",
		accent: "blue",
		card: { place: "stripes", on: "white", fields: stripes(6.24) },
	},
	D: {
		fields: [
			["yellow", WHOLE],
			["blue", "M0 12h60v24H0z"],
		],
		accent: "yellow",
		card: { place: "middle", on: "blue" },
		hero: { layout: "bands", ground: "blue", edges: ["yellow"], aside: "yellow" },
	},
	E: {
		fields: [
			["blue", "M0 0h60v25H0z"],
			["red", "M0 24h60v24H0z"],
		],
		accent: "red",
		card: { place: "halves", on: "blue" },
		hero: { layout: "bands", ground: "blue", aside: "red" },
	},
	F: {
		fields: [["white", WHOLE], DIAMOND],
		edge: WHOLE,
		accent: "red",
		card: { place: "beside", on: "white", fields: [["red", "M60 0L0 24l60 24z"]] },
		hero: {
			layout: "beside",
			ground: "white",
			fields: [["red", "M0 24L37.2 0H60v48H37.2z"]],
			narrowFields: [DIAMOND],
		},
	},
	K: {
		fields: [
			["yellow", "M0 0h30v48H0z"],
			["blue", "M30 0h30v48H30z"],
		],
		accent: "yellow",
		hero: { layout: "halves", ground: "yellow", aside: "blue" },
	},
	M: {
		fields: [
			["blue", "M10 0h40L30 18zM60 8v32L38 24zM50 48H10l20-18zM0 40V8l22 16z"],
			["white", "M0 0h10l20 16L50 0h10v8L40 24l20 16v8H50L30 32 10 48H0v-8l20-16L0 8z"],
		],
		edge: "M0 8V0h10M50 0h10v8M60 40v8H50M10 48H0v-8",
		accent: "blue",
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
		accent: "blue",
	},
	P: {
		fields: [
			["blue", WHOLE],
			["white", rectangle(24, 18)],
		],
		accent: "blue",
		card: {
			place: "inside",
			on: "white",
			fields: [
				["blue", WHOLE],
				["white", rectangle(34.8, 24)],
			],
		},
		hero: { layout: "framed", ground: "blue", words: "white", aside: "white" },
	},
	T: {
		fields: [
			["red", "M0 0h21v48H0z"],
			["white", "M20 0h21v48H20z"],
			["blue", "M40 0h20v48H40z"],
		],
		edge: "M20 0h20M20 48h20",
		accent: "red",
		card: { place: "thirds", on: "white" },
		hero: { layout: "thirds", ground: "white", edges: ["red", "blue"] },
	},
} satisfies Record<string, FlagDescription>;

/** What a flag says in the code, and is called by. */
export type FlagLetter = keyof typeof flags;
export const FLAG_LETTERS = Object.keys(flags) as FlagLetter[];
export const FLAGS: Readonly<Record<FlagLetter, FlagDescription>> = flags;
