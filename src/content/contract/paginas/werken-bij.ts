import { z } from "astro/zod";
import { call, label, mail, meta, questions, text, titled, withIcon } from "../parts.ts";

/** content/paginas/werken-bij.yaml */
export const werkenBijPage = z.strictObject({
	meta,
	title: label,
	intro: text,
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
			start: label,
		}),
		/** The e-mail about a vacancy without a page; {vacature} becomes its title. */
		mail: mail.extend({ link: label }),
	}),
	procedure: z.strictObject({ title: label, intro: text, steps: z.array(titled).min(3).max(5) }),
	questions,
	open: call,
});
