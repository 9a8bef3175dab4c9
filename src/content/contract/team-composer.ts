/** What a visitor composes a team of: its roles, the rules about them and what the page says of a team. */
import { z } from "astro/zod";
import { numbersIn } from "../service-sums.ts";
import { flag, label, mail, text, titled } from "./parts.ts";

/** Whole numbers and halves: a flag is drawn whole or half. */
const halves = z.number().refine((fte) => fte > 0 && fte % 0.5 === 0, {
	error: "schrijf een hele of halve FTE, met een punt: 0.5 of 2.",
	abort: true,
});

/** A text in which names in braces become values. */
const naming = <Schema extends z.ZodType<string, string>>(schema: Schema, ...names: string[]) =>
	schema.refine((value) => names.every((name) => value.includes(`{${name}}`)), {
		error: ({ input }) =>
			`"${input}" moet ${names.map((name) => `{${name}}`).join(" en ")} noemen: daar vult de site iets in.`,
	});

/** '2-6 FTE': the smallest and the largest team. */
const size = label.transform((said, context) => {
	const [least, most] = numbersIn(said);
	if (least && most && least <= most && most <= 12) return { least, most };
	context.addIssue(`"${said}" moet twee getallen noemen, het kleinste eerst en hooguit 12.`);
	return z.NEVER;
});

/** A short name, in running text: 'developer'. */
const name = label.max(20);

const role = z.strictObject({
	/** Its letter is the role's key in an address that somebody kept: another flag breaks it. */
	flag,
	one: name,
	many: name,
	/** What they do, after their name. */
	text: label,
	/** Those who think may not outnumber those who build. */
	kind: z.enum(["build", "think"]),
	/** Of a role that a team cannot do without: what is wrong when nobody has it. */
	missing: titled.optional(),
	/** When the role would do a team good that lacks it. */
	fits: text.max(100).optional(),
	/** What the client does in a team that lacks the role. */
	asks: text.max(80).optional(),
});

const example = z.strictObject({
	/** What such a team can carry. */
	text,
	/** How many FTE of each role, in half steps, by the letter of its flag. */
	roles: z.partialRecord(flag, halves),
});

export const teamComposer = z.strictObject({
	title: label,
	intro: text,
	/** The smallest and the largest team: '2-6 FTE'. */
	size,
	/** Above the roles, for who can choose them and for who can only read. */
	rolesTitle: label,
	/** From the foot of the mast up. */
	roles: z.array(role).min(3).max(8),
	/** From small to large; home shows the middle one. */
	examples: z.array(example).min(1).max(3),
	/** The e-mail of who would rather leave it to us. `link` opens it. */
	request: mail.extend({ link: label }),
	/**
	 * What a complete team can carry, by how many FTE it has of the first role: to how many each is
	 * true. Not by its size, as who builds decides what gets done.
	 */
	carries: z.array(z.strictObject({ to: halves, text: text.max(120) })).min(1),
	/** What it may grow by while there is room, when no absent role fits. */
	grow: text.max(80),
	/** When there is none, and less than half of it is its first role. */
	swap: text.max(100),
	/** What a complete team asks of the client, when no absent role asks for something. */
	asks: text.max(80),
	/** What the page says of a team, the first that is true. {fte} becomes its size. */
	verdicts: z.strictObject({
		/**
		 * Of fewer FTE than the smallest team, above the examples. Its title and text are also for who
		 * can only read; once somebody has begun, the text is `lacks`: how many {fte} it takes still.
		 * Where the examples are out of sight, `start` leads to them.
		 */
		small: titled.extend({ start: label.max(30), lacks: naming(text, "fte") }),
		/** A title for each number of roles that are missing. */
		missing: z.strictObject({
			titles: z.array(label),
			text,
			/** In the place of the buttons, when the team is as large as can be. */
			full: text.max(80),
		}),
		thinkers: titled,
		complete: titled,
	}),
	labels: z.strictObject({
		/** After how many there are. */
		fte: name,
		/** At the dashed place of a team that is too small. */
		smallest: name,
		/** At the dashed place of a role that is missing; {rol} becomes its name. */
		place: naming(label, "rol"),
		/** Names of the buttons of a role, for who hears them. */
		more: naming(label, "rol"),
		less: naming(label, "rol"),
		/** On the button that adds a role that is missing. */
		add: naming(label, "rol"),
		/** On the button that empties the mast. */
		reset: label,
		/** When the team is as large as can be, or a role as small. */
		full: text.max(80),
		none: naming(text.max(80), "rol"),
		/** Before what the page says of a team. */
		carries: label,
		fits: label,
		asks: label,
		/** Said after a change: {rollen} are those that changed, or all. `empty` when none is left. */
		change: naming(label, "rollen", "fte"),
		/** In its {rollen}, for a role that has left. */
		gone: naming(label, "rol"),
		empty: label,
		/** What a team that somebody composed is worth, above the button that mails it. */
		sketch: text.max(160),
		/** On paper: above the team, and where it can be changed. */
		sheet: naming(label, "fte"),
		paper: naming(label, "link"),
	}),
	/** How many of a role, in running text, for each half of an FTE up to the largest team. */
	amounts: z.array(name),
	/**
	 * The e-mail with a team: {fte}, {rollen} and {link} are filled in. A line with {ontbreekt} is left
	 * out when no role is missing.
	 */
	email: mail.extend({ button: label }),
});
export type TeamComposer = z.output<typeof teamComposer>;
