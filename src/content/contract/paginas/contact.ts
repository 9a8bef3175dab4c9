import { z } from "astro/zod";
import { label, linkOrSoon, mail, meta, text, titled } from "../parts.ts";

/** The days of the week in their order, as editors write them. */
export const DAYS = [
	"maandag",
	"dinsdag",
	"woensdag",
	"donderdag",
	"vrijdag",
	"zaterdag",
	"zondag",
] as const;
const day = z.enum(DAYS);
const timeOfDay = z
	.string()
	.regex(
		/^([01]\d|2[0-3]):[0-5]\d$/,
		'schrijf de tijd als uren:minuten tussen aanhalingstekens, zoals "09:00"',
	);

/** A time at which people can be reached: the same hours on one day or on a row of days. */
const openingHours = z
	.strictObject({ from: day, to: day.optional(), opens: timeOfDay, closes: timeOfDay })
	.refine(({ opens, closes }) => opens < closes, "opens moet eerder zijn dan closes")
	.refine(
		({ from, to }) => !to || DAYS.indexOf(from) < DAYS.indexOf(to),
		"to moet een latere dag zijn dan from; laat to weg als het om één dag gaat",
	);
export type OpeningHours = z.output<typeof openingHours>;

/** content/paginas/contact.yaml */
export const contactPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	email: z.strictObject({ label, text }),
	phone: z.strictObject({ label, text }),
	/** The buttons that copy the e-mail address and the phone number. */
	copy: z.strictObject({
		/** On the button, before and shortly after it was used. */
		button: label,
		done: label,
		/** `what` follows the button's word for who cannot see the row. */
		email: z.strictObject({ what: label, done: label, failed: text }),
		phone: z.strictObject({ what: label, done: label, failed: text }),
	}),
	/** `link` is the calendar to book in; while it is '#', an e-mail is prepared instead. */
	meeting: mail.extend({ label, button: label, text, link: linkOrSoon }),
	hours: z.strictObject({
		title: label,
		/** `true` until somebody has promised these hours; `example` then says so. */
		placeholder: z.boolean(),
		example: label,
		items: z.array(openingHours).min(1),
		note: text,
	}),
	/** The .vcf file, made from the identity. */
	card: z.strictObject({ title: label, text, link: label }),
	subjects: z.strictObject({
		title: label,
		intro: text,
		items: z
			.array(mail.extend({ title: label, text }))
			.min(3)
			.max(5),
	}),
	next: z.strictObject({ title: label, steps: z.array(titled).length(3) }),
});
