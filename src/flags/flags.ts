/**
 * The flags of the International Code of Signals, each described once: cards, heroes, share
 * images, app icons and paper are made from here. A new flag is an entry in this table; what
 * it leaves out takes the general form.
 */

export type FlagColor = "blue" | "red" | "yellow" | "white" | "black";

/**
 * Colour and outline of each field, the lowest first, in the box of `FLAG_BOX`. A field runs on
 * under its neighbour, else what is behind the flag shines through between them, and stops short
 * of the neighbour's outer edge, else it shows there. White is the lowest, and so is black: they may
 * be the colour of what the flag flies before, and the lowest has a thread around it.
 */
export type Fields = readonly (readonly [FlagColor, string])[];

interface FlagDescription {
	/** As it flies. */
	fields: Fields;
	/** The colour of its pages' accents. */
	accent: Exclude<FlagColor, "white" | "black">;
	/** Under each other, for what stands in them: see `bandColorsOf`. */
	bands?: readonly FlagColor[];
	/** As wide as the window, at the top of its pages. Without: the words on white, the flag at their right. */
	hero?: Hero;
	/** The field of each step of a process of so many: together they are the flag, see components/steps/. */
	steps?: readonly FlagColor[];
}

/** The fields of the flag about the words of a page. */
export interface Hero {
	/** How they lie; FlagHero.module.css has a rule for each, FlagInside.module.css that of `framed`. */
	layout: "beside" | "bands" | "halves" | "thirds" | "framed";
	/** The field that the hero is, under all others. */
	ground: FlagColor;
	/** The field of the words, where it is another. */
	words?: FlagColor;
	/** The field of what stands after the words: figures, addresses. Of a page without these too. */
	aside?: FlagColor;
	/** Fields along the edges in which nothing stands. */
	edges?: readonly FlagColor[];
	/** Of `beside`: what is drawn at the right. Without: the flag, but for the ground. */
	fields?: Fields;
	/** Of `beside`: where in what is drawn stands what follows the words; FlagInside.module.css has a rule for each. */
	inside?: "tail" | "stripes" | "diamond" | "corner";
}

/** Drawn 5 by 4. */
export const FLAG_BOX = { width: 60, height: 48 };
const WHOLE = "M0 0h60v48H0z";

/** Fields as they are written here: a colour and its outline, or a colour alone for all of the flag. */
const drawn = (...fields: (FlagColor | `${FlagColor} ${string}`)[]): Fields =>
	fields.map((field) => {
		const [, color, outline] = /^(\w+) ?(.*)$/.exec(field) ?? [];
		return [color as FlagColor, outline || WHOLE];
	});

/** A field at the right, cut to a point. @param from its left edge. @param to how deep the cut is. */
const swallowtail = (from: number, to: number) => `M${from} 0H60L${to} 24 60 48H${from}z`;
/** A rectangle in the middle of the flag. */
const rectangle = (width: number, height: number) =>
	`M${(60 - width) / 2} ${(48 - height) / 2}h${width}v${height}h-${width}z`;
const CROSS = "M24 0h12v18h24v12H36v18H24V30H0V18h24z";

const flags = {
	A: {
		fields: drawn("white M0 0h31v48H0z", `blue ${swallowtail(30, 46)}`),
		accent: "blue",
		hero: {
			layout: "beside",
			ground: "white",
			aside: "blue",
			fields: drawn(`blue ${swallowtail(0, 44.4)}`),
			inside: "tail",
		},
		steps: ["white", "white", "blue", "blue"],
	},
	B: { fields: drawn(`red ${swallowtail(0, 46)}`), accent: "red" },
	C: {
		fields: drawn("white", "blue M0 0h60v9.6H0zM0 38.4h60v9.6H0z", "red M0 19.2h60v9.6H0z"),
		accent: "blue",
		bands: ["blue", "white", "red", "white", "blue"],
		hero: { layout: "beside", ground: "white", aside: "blue", inside: "stripes" },
		steps: ["blue", "white", "red", "white", "blue"],
	},
	D: {
		fields: drawn("yellow", "blue M0 12h60v24H0z"),
		accent: "yellow",
		bands: ["yellow", "blue", "yellow"],
		hero: { layout: "bands", ground: "blue", edges: ["yellow"], aside: "yellow" },
		steps: ["yellow", "yellow", "blue", "blue", "yellow", "yellow"],
	},
	E: {
		fields: drawn("blue M0 0h60v25H0z", "red M0 24h60v24H0z"),
		accent: "red",
		bands: ["blue", "red"],
		hero: { layout: "bands", ground: "blue", aside: "red" },
		steps: ["blue", "blue", "red", "red", "red"],
	},
	F: {
		fields: drawn("white", "red M30 0l30 24-30 24L0 24z"),
		accent: "red",
		hero: { layout: "beside", ground: "white", aside: "red", inside: "diamond" },
		steps: ["white", "white", "red", "white", "white"],
	},
	G: {
		fields: drawn("yellow", "blue M10 0h10v48H10zM30 0h10v48H30zM50 0h10v48H50z"),
		accent: "yellow",
		hero: {
			layout: "beside",
			ground: "blue",
			fields: drawn("yellow M0 0h10v48H0zM20 0h10v48H20zM40 0h10v48H40z"),
		},
	},
	H: { fields: drawn("white M0 0h31v48H0z", "red M30 0h30v48H30z"), accent: "red" },
	I: {
		fields: drawn("yellow", "black M19 24a11 11 0 0 1 22 0a11 11 0 0 1-22 0z"),
		accent: "yellow",
	},
	J: { fields: drawn("white", "blue M0 0h60v16H0zM0 32h60v16H0z"), accent: "blue" },
	K: {
		fields: drawn("yellow", "blue M30 0h30v48H30z"),
		accent: "yellow",
		hero: { layout: "halves", ground: "yellow", aside: "blue" },
	},
	L: { fields: drawn("black", "yellow M0 0h30v24H0zM30 24h30v24H30z"), accent: "yellow" },
	M: {
		fields: drawn("white", "blue M10 0h40L30 16zM60 8v32L40 24zM50 48H10l20-16zM0 40V8l20 16z"),
		accent: "blue",
	},
	N: {
		fields: drawn(
			"white",
			"blue M0 0h15v12H0zM30 0h15v12H30zM15 12h15v12H15zM45 12h15v12H45zM0 24h15v12H0zM30 24h15v12H30zM15 36h15v12H15zM45 36h15v12H45z",
		),
		accent: "blue",
	},
	O: {
		fields: drawn("yellow", "red M0 0h60v48z"),
		accent: "red",
		hero: { layout: "beside", ground: "yellow", aside: "red", inside: "corner" },
	},
	P: {
		fields: drawn("blue", `white ${rectangle(24, 18)}`),
		accent: "blue",
		hero: { layout: "framed", ground: "blue", words: "white", aside: "white" },
		steps: ["blue", "blue", "white"],
	},
	Q: {
		fields: drawn("yellow"),
		accent: "yellow",
		hero: { layout: "framed", ground: "black", words: "yellow", aside: "yellow" },
	},
	R: { fields: drawn("red", `yellow ${CROSS}`), accent: "red" },
	S: { fields: drawn("white", `blue ${rectangle(22, 18)}`), accent: "blue" },
	T: {
		fields: drawn("white M19 0h22v48H19z", "red M0 0h20v48H0z", "blue M40 0h20v48H40z"),
		accent: "red",
		hero: { layout: "thirds", ground: "white", edges: ["red"], aside: "blue" },
		steps: ["red", "red", "white", "white", "blue"],
	},
	U: { fields: drawn("white", "red M0 0h30v24H0zM30 24h30v24H30z"), accent: "red" },
	V: {
		fields: drawn(
			"white",
			"red M0 0h10l20 16L50 0h10v8L40 24l20 16v8H50L30 32 10 48H0v-8l20-16L0 8z",
		),
		accent: "red",
		// Its page draws the flag itself: sections/over-ons/Crowd.tsx.
		hero: { layout: "beside", ground: "black", fields: [] },
	},
	W: {
		fields: drawn("blue", `white ${rectangle(40, 30)}`, `red ${rectangle(20, 12)}`),
		accent: "blue",
	},
	X: { fields: drawn("white", `blue ${CROSS}`), accent: "blue" },
	Y: {
		fields: drawn(
			"yellow",
			"red M0 9.6L12 0h12L0 19.2zM0 38.4L48 0h12L0 48zM12 48L60 9.6v9.6L24 48zM36 48l24-19.2v9.6L48 48z",
		),
		accent: "red",
	},
	Z: {
		fields: drawn(
			"black",
			"yellow M0 0h60v24H30z",
			"red M0 48l30-24h30v24z",
			"blue M60 0v48L30 24z",
		),
		accent: "blue",
		hero: { layout: "beside", ground: "black" },
	},
} satisfies Record<string, FlagDescription>;

/** What a flag says in the code, and is called by. */
export type FlagLetter = keyof typeof flags;
export const FLAG_LETTERS = Object.keys(flags) as FlagLetter[];
export const FLAGS: Readonly<Record<FlagLetter, FlagDescription>> = flags;

/** The fields of a flag under each other; of one that has none like that, white above its accent. */
export const bandColorsOf = (flag: FlagLetter): readonly FlagColor[] =>
	FLAGS[flag].bands ?? ["white", FLAGS[flag].accent];

/** Of a numeral: as high as a flag at the mast, and a third of that at its end. */
const PENNANT = "M0 4l60 12v16L0 44z";
const PENNANT_CROSS = "M14 6.8l10 2V19h36v10H24v10.2l-10 2V29H0V19h14z";
const PENNANT_DISC = "M10 24a10 10 0 0 1 20 0a10 10 0 0 1-20 0z";

/** The numeral pennants. */
const PENNANTS = {
	0: drawn(`yellow ${PENNANT}`, "red M20 8l20 4v24l-20 4z"),
	1: drawn(`white ${PENNANT}`, `red ${PENNANT_DISC}`),
	2: drawn(`blue ${PENNANT}`, `white ${PENNANT_DISC}`),
	3: drawn("white M19 8l22 4v24l-22 4z", "red M0 4l20 4v32L0 44z", "blue M40 12l20 4v16l-20 4z"),
	4: drawn(`red ${PENNANT}`, `white ${PENNANT_CROSS}`),
	5: drawn("yellow M0 4l31 6.2v27.6L0 44z", "blue M30 10l30 6v16l-30 6z"),
	6: drawn(`white ${PENNANT}`, "black M0 4l60 12v8H0z"),
	7: drawn("yellow M0 4l60 12v9H0z", "red M0 24h60v8L0 44z"),
	8: drawn(`white ${PENNANT}`, `red ${PENNANT_CROSS}`),
	9: drawn(
		`white ${PENNANT}`,
		"black M30 10l30 6v9H30z",
		"red M0 24h31v13.8L0 44z",
		"yellow M30 24h30v8l-30 6z",
	),
};

/** What a sign of a word flies. */
export type FlagSign = FlagLetter | keyof typeof PENNANTS;
export const SIGNS = {
	...Object.fromEntries(FLAG_LETTERS.map((letter) => [letter, flags[letter].fields])),
	...PENNANTS,
} as Readonly<Record<FlagSign, Fields>>;

/** White, and in the dark black, may be the colour of what the flag flies before. */
export const hasThread = (color: FlagColor, at: number) =>
	at === 0 && (color === "white" || color === "black");

/** The flag of a letter, small or with an accent too, or of a numeral; of another sign none. */
export function flagOf(sign: string): FlagSign | undefined {
	const plain = sign.normalize("NFD").charAt(0).toUpperCase();
	return plain in SIGNS ? (plain as FlagSign) : undefined;
}
