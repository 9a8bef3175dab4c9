/** How to reach the company, as links and as what the law asks it to show. */
import type { Content } from "@/content/types";
import { NO_LINK } from "@/fields/parts";
import { dial } from "@/text/dial";
import { fill } from "@/text/fill";
import { preparedEmail } from "@/text/prepared-email";
import { slugOf } from "@/text/slug";
import { identity, interfaceText, paginas } from "./site.ts";

export const phoneHref = dial(identity.phone);
export const emailHref = `mailto:${identity.email}`;

/** What the law asks a company to show, as far as it is known. @param words in which {nummer} becomes the number. */
export const legalLines = (
	{ address, kvk, btw }: NonNullable<Content["identity"]["legal"]> = {},
	words: { kvk: string; btw: string },
): string[] => [
	...(address ? [address.join(", ")] : []),
	...(kvk ? [fill(words.kvk, { nummer: kvk })] : []),
	...(btw ? [fill(words.btw, { nummer: btw })] : []),
];
export const legalDetails = legalLines(identity.legal, interfaceText.legal);

/** An e-mail link with subject and opening lines filled in. @param to whom it goes to, if not to the company as such. */
export const preparedEmailHref = (subject: string, opening: string[], to = identity.email) =>
	preparedEmail(to, subject, opening);

const { meeting, subjects } = paginas.contact;
/** Where the contact page writes of a service; of nothing else, as of work here, without one. */
export function subjectHref(dienst?: string) {
	const subject = subjects.items.find((item) => item.dienst === dienst);
	return `/contact${subject ? `#${slugOf(subject.title)}` : ""}`;
}

/** The calendar to book a meeting in; while there is none, an e-mail that asks for one. */
export const meetingHref =
	meeting.link === NO_LINK ? preparedEmailHref(meeting.subject, meeting.opening) : meeting.link;

/** The contact card, and the name under which a visitor keeps it. */
export const contactCardPath = "/contact.vcf";
export const contactCardName = `${identity.name}.vcf`;
