import { content } from "@/content/content";
import { PAGES } from "@/content/pages";
import type { Expertise, Vacature } from "@/content/types";
import { NO_LINK } from "@/fields/parts";
import { fill } from "@/text/fill";
import { slugOf } from "@/text/slug";
import { preparedEmailHref } from "./contact.ts";
import { expertisePath } from "./expertise.ts";

export type { Vacature };
/** A vacancy with a page of its own. */
export type VacatureWithStory = Vacature & { story: NonNullable<Vacature["story"]> };

const careers = content.paginas["werken-bij"];
const { fields, mail, page } = careers.vacancies;

const partOfCareers = (heading: string) => `${PAGES["werken-bij"].path}#${slugOf(heading)}`;
/** Where all vacancies stand, and where the steps of applying are told. */
export const allVacaturesHref = partOfCareers(careers.vacancies.title);
export const procedureHref = partOfCareers(careers.procedure.title);

const { community } = content.paginas;
/** Where who has too little experience for them can begin. */
export const traineeshipHref = `${PAGES.community.path}#${slugOf(community.traineeship.title)}`;

/** The vacancies, in the order of the content, each with the flag of its field. */
export const getVacatures = () =>
	content.vacatures.map((vacature) => ({
		...vacature,
		flag: expertiseOf(vacature).flag,
		facts: factsInRow(vacature),
		/** The e-mail to ask about it, while it stands nowhere in full. */
		mailHref: vacature.link === NO_LINK ? applicationHref(vacature) : undefined,
	}));

/** The vacancies that have a page of their own. */
export const getVacaturesWithStory = () =>
	content.vacatures.filter((entry): entry is VacatureWithStory => entry.story !== undefined);

/** The field of a vacancy, which content/references.ts sees to, with its page. */
export function expertiseOf({ expertise }: Vacature) {
	const entry = content.expertise.find(({ id }) => id === expertise) as Expertise;
	return { name: entry.name, flag: entry.flag, path: expertisePath(entry) };
}

/** What is known of it: `first` decides whether one reads on. */
export function factsOf({
	salary,
	place,
	country,
	posted,
	closes,
	...vacature
}: Partial<Vacature>) {
	const known = {
		...vacature,
		place: [place, country].filter(Boolean).join(", "),
		salary: salary && `${euro.format(salary.from)} tot ${euro.format(salary.to)}`,
		posted: posted && dayInWords(posted),
		closes: closes && dayInWords(closes),
	};
	const those = (...names: (keyof typeof fields & keyof typeof known)[]) =>
		names.flatMap((name) => {
			const value = known[name];
			return value ? [{ label: fields[name], value }] : [];
		});
	return {
		first: those("hours", "place", "salary"),
		more: those("remote", "contract", "level", "oncall", "between", "start", "posted", "closes"),
	};
}

/** Of a vacancy with a page the rest is told there: a row is scanned. */
function factsInRow(vacature: Vacature) {
	const { first, more } = factsOf(vacature);
	return vacature.story ? first : [...first, ...more];
}

const euro = new Intl.NumberFormat("nl-NL", {
	style: "currency",
	currency: "EUR",
	maximumFractionDigits: 0,
});

const longDay = new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeZone: "UTC" });
/** 2031-05-28 is written 28 mei 2031. */
const dayInWords = (day: string) => longDay.format(new Date(day)).replace(" ", "\u00a0");

/** The e-mail by which one applies, half written: to the person it names, or to the company. */
export function applicationHref({ title, contact }: Pick<Vacature, "title" | "contact">) {
	const about = (text: string) => fill(text, { vacature: title });
	return preparedEmailHref(about(mail.subject), mail.opening.map(about), contact?.email);
}

/** The closing call of a vacancy's page: the same for all, but for the mail and the day until which it may be sent. */
export const vacatureClosing = (vacature: VacatureWithStory) => ({
	...page.closing,
	...(vacature.closes && { note: `${fields.closes} ${dayInWords(vacature.closes)}` }),
	href: applicationHref(vacature),
	more: { label: page.back, href: allVacaturesHref },
});
