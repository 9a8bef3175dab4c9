import { z } from "astro/zod";
import { call, label, mail, meta, questions, signal, text, titled, withIcon } from "../parts.ts";

/** content/paginas/werken-bij.yaml */
export const werkenBijPage = z.strictObject({
	meta,
	title: label,
	intro: text,
	signal: signal.optional(),
	reasons: z.strictObject({ title: label, intro: text, items: z.array(withIcon).min(3).max(6) }),
	vacancies: z.strictObject({
		title: label,
		intro: text,
		soon: label,
		/** The caption of each field of a vacancy that may be filled in. */
		fields: z.strictObject({
			hours: label,
			place: label,
			remote: label,
			contract: label,
			salary: label,
			level: label,
			oncall: label,
			between: label,
			start: label,
		}),
		/** The e-mail about a vacancy; {vacature} becomes its title. `link` is for one without a page. */
		mail: mail.extend({ link: label }),
		/** What stands on the page of every vacancy that has one. */
		page: z.strictObject({
			/** The way back to the list. */
			back: label,
			/** On the button that opens the e-mail. */
			apply: label,
			facts: label,
			expertise: label,
			posted: label,
			closes: label,
			work: label,
			bring: label,
			needed: label,
			welcome: label,
			offer: label,
			/** Leads from the steps of applying to what is said of each on the careers page. */
			procedure: label,
			/** Above the name of whom one may ask. */
			contact: label,
			closing: call,
		}),
	}),
	procedure: z.strictObject({ title: label, intro: text, steps: z.array(titled).min(3).max(5) }),
	questions,
	open: call,
});
