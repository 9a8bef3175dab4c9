import { z } from "astro/zod";
import { label, linkOrSoon, meta, paragraphs, phone, slug, text, titled } from "./parts.ts";

const monthlySalary = z
	.number()
	.int("schrijf een heel bedrag zonder punt of komma: 3500")
	.min(500, "schrijf het bedrag per maand zonder punt: 3500");

/** What is no date is not compared with another one either. */
const day = z.iso.date({
	error: "schrijf de datum als jaar-maand-dag: 2031-05-28",
	abort: true,
});

/** Den Haag, 's-Hertogenbosch. */
const PLACE_NAME = /^(?:['’]\p{Ll}+[ -])?\p{Lu}[\p{L}'’ .-]*$/u;
/** Regio Utrecht, Bij de klant. */
const NO_PLACE = /\b(?:klant|kantoor|thuis|regio)\b/i;

/** The places of 'Utrecht of Zwolle', each by itself. */
export const placesIn = (place: string) => place.split(/, | of | en /);

/** Names of places and nothing else, so that sites with vacancies can put them on a map. */
const place = label.refine(
	(value) => placesIn(value).every((name) => PLACE_NAME.test(name) && !NO_PLACE.test(name)),
	"schrijf alleen de naam van een plaats, zoals Utrecht, of meer namen: Utrecht of Zwolle. Wat je erover wilt uitleggen, zet je bij remote",
);

/** What content calls a country, and its code in ISO 3166. */
export const COUNTRIES = { Nederland: "NL", België: "BE", Duitsland: "DE" } as const;

/** What content calls a kind of employment, and what sites with vacancies call it. */
export const EMPLOYMENT = {
	voltijd: "FULL_TIME",
	deeltijd: "PART_TIME",
	tijdelijk: "TEMPORARY",
	freelance: "CONTRACTOR",
	stage: "INTERN",
} as const;

const namesOf = <Name extends string>(codes: Record<Name, string>) =>
	z.enum(Object.keys(codes) as [Name, ...Name[]]);

/** The vacancy's own page: with it, the vacancy can be applied for. */
const story = z.strictObject({
	meta,
	/** Under the title: for whom this is work, in a sentence or two. */
	intro: text,
	/** What you do; the tasks follow these as a list. */
	work: paragraphs.max(4),
	bring: z.strictObject({
		/** Without these an application makes no sense. */
		needed: z.array(text).min(2).max(6),
		/** What helps, and what one may learn here. */
		welcome: z.array(text).min(1).max(6).optional(),
	}),
	/** What you get for it. */
	offer: z.array(titled).min(2).max(6),
	/** How applying works; without, as the page werken-bij says. */
	procedure: z.strictObject({ intro: text, steps: z.array(titled).min(2).max(5) }).optional(),
});

/** Whom an applicant calls or mails; `placeholder: true` until a real person has agreed to it. */
const contact = z.strictObject({
	name: label,
	role: label,
	/** Where applications go; without, to the company's own address. */
	email: z.email().optional(),
	phone: phone.optional(),
	placeholder: z.boolean(),
});

/** content/vacatures/*.yaml. What is not known yet is left out, never made up. */
export const vacature = z
	.strictObject({
		title: label,
		slug,
		order: z.number().int(),
		/** File name in content/expertise: gives the vacancy its flag. */
		expertise: z.string(),
		summary: text,
		tasks: z.array(text).min(2).max(4),
		/** Where the full vacancy stands: its own page, another site, or nowhere yet. */
		link: linkOrSoon,
		/** Hours a week: '32 tot 40 uur'. */
		hours: label.optional(),
		place: place.optional(),
		/** Where the place is, if not in the Netherlands; or where one may work that is all from home. */
		country: namesOf(COUNTRIES).optional(),
		/** Share of the work that can be done from home: '60%', or 'volledig'. */
		remote: label.optional(),
		contract: label.optional(),
		/** The same for sites with vacancies, which know these kinds only. */
		employment: z.array(namesOf(EMPLOYMENT)).min(1).optional(),
		/** Gross a month, in whole euro. */
		salary: z
			.strictObject({ from: monthlySalary, to: monthlySalary })
			.refine(({ from, to }) => from <= to, "from mag niet hoger zijn dan to")
			.optional(),
		/** How experienced one is: 'medior of senior'. */
		level: label.optional(),
		/** Whether one is called at night: 'een week per zes weken'. */
		oncall: label.optional(),
		/** What happens when one assignment has ended and the next has not begun. */
		between: label.optional(),
		start: label.optional(),
		/** When it was first published. */
		posted: day.optional(),
		/** The last day on which one may apply. */
		closes: day.optional(),
		contact: contact.optional(),
		story: story.optional(),
	})
	.refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
		path: ["closes"],
		error: "closes mag niet eerder zijn dan posted",
	});
