import { content } from "@/content/content";
import { NO_LINK } from "@/content/contract/parts";
import type { Vacature } from "@/content/types";
import { preparedEmailHref } from "./contact.ts";

export type { Vacature };

const { fields, mail } = content.paginas["werken-bij"].vacancies;

/** The vacancies, in the order of the content, each with the flag of its field. */
export const getVacatures = () =>
	content.vacatures.map((vacature) => ({
		...vacature,
		flag: content.expertise.find(({ id }) => id === vacature.expertise)?.flag,
		facts: factsOf(vacature),
		/** The e-mail to ask about it, while it has no page of its own. */
		mailHref: vacature.link === NO_LINK ? mailAbout(vacature) : undefined,
	}));

/** What is known of it, in the order in which applicants look for it. */
export function factsOf({ salary, ...vacature }: Partial<Vacature>) {
	const known = {
		...vacature,
		salary: salary && `${euro.format(salary.from)} tot ${euro.format(salary.to)}`,
	};
	return FACTS.flatMap((field) => {
		const value = known[field];
		return value ? [{ label: fields[field], value }] : [];
	});
}

const FACTS = ["hours", "place", "remote", "contract", "salary", "start"] as const;

const euro = new Intl.NumberFormat("nl-NL", {
	style: "currency",
	currency: "EUR",
	maximumFractionDigits: 0,
});

function mailAbout({ title }: Vacature) {
	const about = (text: string) => text.replaceAll("{vacature}", title);
	return preparedEmailHref(about(mail.subject), mail.opening.map(about));
}
