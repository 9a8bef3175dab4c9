/** What files of content/ share: kinds of text, figures, links. A schema that takes many of them takes all, as F. */
import { z } from "astro/zod";
import { FLAG_LETTERS } from "../flags/flags.ts";
import { typography, withHyphens } from "../text/typography.ts";
import { ICONS, type IconName } from "./icon-names.ts";
import { commaList } from "./wording.ts";

/** Words that no page prints: they stay as they are typed. */
export const typed = z.string().trim().min(1);
/** Any text a visitor reads: one line or one paragraph, never empty. */
export const text = typed.overwrite(typography);
/** A short text that has to fit on a card, a button or a menu. */
export const label = text.max(60);

/**
 * A field with what its owner reads of it, in the editor and in a code editor.
 * @param title what it is, in a word or two.
 * @param description where it shows, or what it does.
 */
export const named = <Schema extends z.ZodType>(
	schema: Schema,
	title: string,
	description: string,
): Schema => schema.meta({ title, description });
/** A short text. @param most how many characters fit. */
export const line = (title: string, description: string, most = 60) =>
	named(text.max(most), title, description);
/** A text of any length. */
export const prose = (title: string, description: string) => named(text, title, description);
export const heading = (description: string) => line("Kop", description);
export const intro = (description: string) => prose("Inleiding", description);
/** @param item what an editor calls one of them: 'alinea'. */
export const list = <Schema extends z.ZodType>(
	of: Schema,
	item: string,
	title: string,
	description: string,
) => z.array(of).meta({ title, description, item });
export const whole = (from: number, to: number) => z.number().int().min(from).max(to);
/** One, also without the sign that makes it a picture. Not as a pattern: code editors know this kind not yet. */
export const emoji = z.stringFormat("emoji", (said) =>
	/^(?:\p{RGI_Emoji}|\p{Extended_Pictographic})$/v.test(said),
);
/** The name of an entry of these folders. */
export const reference = (...names: ("diensten" | "expertise")[]) => z.string().meta({ names });
/** Fields that open together: a figure with its caption. */
export const group = <Fields extends z.ZodRawShape>(fields: Fields) =>
	z.strictObject(fields).meta({ group: true });
/** A group of one kind or another: each has its fields, and what an editor calls it. */
export function oneOf<Schema extends z.ZodObject>(
	kinds: Readonly<Record<string, { name: string; schema: Schema }>>,
) {
	const schemas = Object.values(kinds).map(({ schema }) => schema);
	const names = Object.entries(kinds).map(([kind, { name }]) => [kind, name]);
	return z
		.discriminatedUnion("kind", schemas as [Schema, ...Schema[]], {
			error: `kies uit: ${commaList(Object.keys(kinds))}`,
		})
		.meta({ choices: Object.fromEntries(names) });
}
/** A part of a file, with its name. */
export const section = <Fields extends z.ZodRawShape>(title: string, fields: Fields) =>
	z.strictObject(fields).meta({ title });
/** A section that begins with its heading. @param above what that says of itself: 'Staat boven de stappen.' */
export const headed = <Fields extends z.ZodRawShape>(
	title: string,
	above: string,
	fields: Fields,
) => section(title, { title: heading(above), ...fields });

export const paragraphs = list(text, "alinea", "Alinea's", "Elke alinea is een eigen tekst.").min(
	1,
);
/** A stretch of text with a heading of its own. */
export const chapter = z.strictObject({
	title: heading("Staat boven dit stuk tekst."),
	paragraphs,
});
/** One that may end in a list. */
export const listedChapter = z.strictObject({
	...chapter.shape,
	items: list(text, "punt", "Opsomming", "Alleen wat echt zo is.").min(2).max(8).optional(),
});
/** As the visitor would type it. */
export const mail = z.strictObject({
	subject: typed.max(60).meta({
		title: "Onderwerp van de mail",
		description: "Staat al klaar als een bezoeker op deze link klikt.",
	}),
	opening: z.array(typed).min(1).meta({
		title: "Begin van de mail",
		description: "Staat al klaar in de mail; de bezoeker schrijft eronder verder.",
		item: "regel van de mail",
	}),
});
export const icon = z.enum(Object.keys(ICONS) as [IconName, ...IconName[]]).meta({
	title: "Icoon",
	description: "Het tekentje bij de tekst.",
	kind: "icon",
	choices: ICONS,
});

/** What stands in braces, for the site to fill in. */
export const blanksIn = (words: string) => (words.match(/\{[^}]*\}/g) ?? []).sort();
/** A text in which the site fills in what is in braces: all of these, and no others. */
export const filled = <Schema extends z.ZodType<string>>(schema: Schema, ...names: string[]) =>
	schema.refine((words) => commaList(blanksIn(words)) === commaList(names.toSorted()), {
		error: `zet hier ${commaList(names)} precies één keer in, en niets anders tussen accolades.`,
	});
/** A field with such a text. @param description names all that the site fills in, in braces. */
export const template = (
	title: string,
	description: string,
	of: z.ZodType<string, string> = label,
) => named(filled(of, ...blanksIn(description)), title, description);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The part of an address that names one entry: `openshift-aws`. */
export const slug = z
	.string()
	.regex(SLUG, "gebruik alleen kleine letters, cijfers en koppeltekens, zoals openshift-aws")
	.meta({
		title: "Adres",
		description: "Het laatste stuk van het adres van deze pagina.",
		kind: "address",
	});

/** Letter of a signal flag that the site can draw. */
export const flag = z.enum(FLAG_LETTERS).meta({
	title: "Vlag",
	description: "Een vlag uit het seinboek; ze geeft de pagina haar kleur.",
	kind: "flag",
});
/** Place in lists. */
export const order = z.number().int().meta({
	title: "Volgorde",
	description: "Bepaalt de plek in lijsten: het laagste getal staat vooraan.",
});

/** Within the lengths that search engines show. */
export const meta = section("Niet te zien op de pagina", {
	title: line(
		"Titel in Google",
		"De blauwe regel in Google; de naam van het bedrijf komt er vanzelf achter.",
		48,
	),
	description: text.min(70).max(160).meta({
		title: "Tekst in Google",
		description: "De regels onder de titel in Google en bij een gedeelde link.",
	}),
}).meta({ silent: true });

/** A page of content/paginas/, which begins with its heading and a text. @param name as in 'de pagina Cases'. */
export const page = <Fields extends z.ZodRawShape>(name: string, fields: Fields) =>
	z.strictObject({
		meta,
		title: heading(`De kop bovenaan de pagina ${name}.`),
		intro: intro("De tekst onder de kop."),
		...fields,
	});

/** Ticked while what stands beside it is made up. @param until when its editor takes the tick away. */
export const placeholder = (until: string) =>
	named(z.boolean(), "Dit is nog een voorbeeld", `Zet het vinkje uit zodra ${until}`);

/** The launch report asks for it while nobody has named it. */
export const source = typed.optional().meta({
	title: "Bron",
	description: "Waar het op berust: een rapport, een meting, een klant. Geen bezoeker ziet dit.",
});

const figureValue = (kind: z.ZodString) =>
	named(kind.max(60), "Cijfer", "Staat groot, met het bijschrift erbij.").meta({ example: "2" });
/** Of a case: with the sign that is typed, as the specification quotes `-38%` with a hyphen. */
export const caseFigureValue = figureValue(typed.overwrite(withHyphens));
/** A figure with its caption: `99,95%`, 'pipeline success'. */
export const figure = group({
	value: figureValue(text),
	label: line("Bijschrift", "Zegt wat het cijfer telt."),
});
const title = heading("Staat boven de tekst.");
const body = prose("Tekst", "Staat onder de kop.");
export const titled = group({ title, text: body });
/** About the flag of a page: `Sein O: 'man overboord'`. */
export const signal = group({
	title: line(
		"Betekenis tussen schepen",
		"Begint met 'Sein' en de letter van de vlag, en zegt wat een schip ermee bedoelt.",
	),
	text: line("Betekenis hier", "Zegt in één korte regel wat de vlag op deze pagina betekent.", 90),
}).meta({ title: "Sein", description: "Wat de vlag bovenaan deze pagina betekent." });
export const note = line(
	"Opmerking bij de knop",
	"Zegt wat het kost of hoe lang het duurt.",
	80,
).optional();
/** A call to action that leads to the contact page. */
export const call = group({
	title: heading("De laatste kop van de pagina."),
	text: prose("Tekst", "Nodigt de lezer uit om contact op te nemen."),
	button: line("Knoptekst", "Zegt wat er gebeurt als je klikt."),
	note,
}).meta({ title: "Slotblok" });
const question = z
	.strictObject({
		question: prose("Vraag", "In de woorden van wie het vraagt."),
		answer: prose("Antwoord", "Pas met een antwoord komt de vraag op de site.").optional(),
		ask: prose(
			"Uit te zoeken",
			"Wat jullie nog moeten uitzoeken voor het antwoord. Geen bezoeker ziet dit.",
		).optional(),
	})
	.refine(({ answer, ask }) => answer || ask, {
		error:
			"vul answer in. Weet je het antwoord nog niet, zet dan in ask wat jullie moeten uitzoeken.",
	})
	.meta({ group: true, anyOf: ["answer", "ask"] });
export const questions = headed("Vragen", "Staat boven de vragen.", {
	items: z.array(question).min(1).max(14).meta({
		title: "Vragen",
		description: "De vragen van een lezer; zonder antwoord staat een vraag nog niet op de site.",
		item: "vraag",
	}),
});
/** What only the owner knows of a company. One without a value is not shown: then `ask` tells what to find out. */
export const facts = headed("In het kort", "Staat boven de feiten, zodra er een is ingevuld.", {
	items: list(
		group({
			label: line("Bijschrift", "Wat het feit is: 'opgericht'."),
			value: line(
				"Antwoord",
				"In een paar woorden; zolang dit leeg is, staat dit feit niet op de pagina.",
				120,
			).optional(),
			ask: prose(
				"Uit te zoeken",
				"Wat jullie nog moeten uitzoeken; bezoekers zien dit niet.",
			).optional(),
		}),
		"feit",
		"Feiten",
		"Wat kopers en sollicitanten willen weten.",
	)
		.min(1)
		.max(6),
});
/** The tel: link drops the spaces. */
export const phone = z
	.string()
	.regex(/^\+[0-9 ]{8,20}$/, "begin met + en het landnummer, zoals +31 20 123 45 67")
	.meta({
		title: "Telefoonnummer",
		description: "Zoals mensen het lezen. De link om te bellen volgt vanzelf.",
	});
/** A page of this site; `read-content.ts` checks that it exists. */
export const path = z.string().startsWith("/").meta({
	title: "Gaat naar",
	description: "De pagina waar de link heen gaat.",
	kind: "link",
});
export const link = group({
	label: line("Link", "De woorden waarop je klikt."),
	href: path,
});
/** Stands in content for the address of what has none yet. */
export const NO_LINK = "#";
/** A page somewhere, or NO_LINK. */
export const linkOrSoon = z
	.string()
	.regex(
		/^(#|\/[^/].*|https:\/\/.+)$/,
		'geef een adres dat met https:// of / begint, of "#" zolang er geen is',
	)
	.meta({
		title: "Gaat naar",
		description: "Een pagina van deze site of een adres met https://; # zolang er geen is.",
		kind: "link",
	});

export const quote = group({
	text: prose("Citaat", "De woorden die iemand echt heeft gezegd."),
	name: line("Naam", "Wie het heeft gezegd."),
	role: line("Functie", "Wat diegene doet."),
	placeholder: placeholder("een echt mens met deze woorden akkoord is.").meta({ example: true }),
}).meta({ title: "Citaat", description: "Woorden die iemand echt heeft gezegd." });

export type Meta = z.output<typeof meta>;
export type Figure = z.output<typeof figure>;
export type Titled = z.output<typeof titled>;
export type Call = z.output<typeof call>;
export type Facts = z.output<typeof facts>;
export type Questions = z.output<typeof questions>;
