/** What files of content/ share: kinds of text, figures, links. */
import { z } from "astro/zod";
import { FLAG_LETTERS } from "../../drawing/flags.ts";
import { ICON_NAMES } from "../icon-names.ts";
import { typography } from "../typography.ts";

/** Words that no page prints: they stay as they are typed. */
export const typed = z.string().trim().min(1);
/** Any text a visitor reads: one line or one paragraph, never empty. */
export const text = typed.overwrite(typography);
/** A short text that has to fit on a card, a button or a menu. */
export const label = text.max(60);
export const paragraphs = z.array(text).min(1);
/** What an e-mail that a visitor sends says before he writes: as he would type it. */
export const mail = z.strictObject({ subject: typed.max(60), opening: z.array(typed).min(1) });
export const icon = z.enum(ICON_NAMES);

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The part of an address that names one entry: `openshift-aws`. */
export const slug = z
	.string()
	.regex(SLUG, "gebruik alleen kleine letters, cijfers en koppeltekens, zoals openshift-aws");

/** Letter of a signal flag that the site can draw. */
export const flag = z.enum(FLAG_LETTERS);

/** `<title>` and description, within the lengths that search engines show. */
export const meta = z.strictObject({
	/** Without the company's name: the layout adds that. */
	title: text.max(48),
	description: text.min(70).max(160),
});

/**
 * What a figure or promise rests on: a report, a measurement, a client. No page shows it;
 * the launch report asks for it while nobody has named it.
 */
export const source = typed.optional();

/** A figure with its caption: `99,95%`, 'pipeline success'. */
export const figure = z.strictObject({ value: label, label });
export const titled = z.strictObject({ title: label, text });
export const withIcon = z.strictObject({ icon, title: label, text });
/** What the flag of a page says among ships (`Sein O: 'man overboord'`), and what it means here. */
export const signal = z.strictObject({ title: label, text: text.max(90) });
/** What stands beside a button: what it costs, how long it takes. */
export const note = text.max(80).optional();
/** A call to action that leads to the contact page. */
export const call = z.strictObject({ title: label, text, button: label, note });
/** What readers ask. Without an answer it is not shown: then `ask` tells the owner what to find out. */
const question = z
	.strictObject({ question: text, answer: text.optional(), ask: text.optional() })
	.refine(({ answer, ask }) => answer || ask, {
		error:
			"vul answer in. Weet je het antwoord nog niet, zet dan in ask wat jullie moeten uitzoeken.",
	});
export const questions = z.strictObject({ title: label, items: z.array(question).min(1).max(14) });
/** As people read it; the tel: link drops the spaces. */
export const phone = z
	.string()
	.regex(/^\+[0-9 ]{8,20}$/, "begin met + en het landnummer, zoals +31 20 123 45 67");
/** A page of this site; `read-content.ts` checks that it exists. */
export const path = z.string().startsWith("/");
export const link = z.strictObject({ label, href: path });
/** Stands in content for the address of what has none yet. */
export const NO_LINK = "#";
/** A page somewhere, or NO_LINK. */
export const linkOrSoon = z
	.string()
	.regex(
		/^(#|\/[^/].*|https:\/\/.+)$/,
		'geef een adres dat met https:// of / begint, of "#" zolang er geen is',
	);

/** A quote; `placeholder: true` until a real person has agreed to it. */
export const quote = z.strictObject({
	text,
	name: label,
	role: label,
	placeholder: z.boolean(),
});

export type Meta = z.output<typeof meta>;
export type Figure = z.output<typeof figure>;
export type Titled = z.output<typeof titled>;
export type WithIcon = z.output<typeof withIcon>;
export type Call = z.output<typeof call>;
export type Questions = z.output<typeof questions>;
