/** How to reach the company, as links and as what the law asks it to show. */
import { legalLines } from "./legal.ts";
import { identity, interfaceText } from "./site.ts";

/** The phone number as a link dials it: `tel:+31850000000`. */
export const phoneHref = `tel:${identity.phone.replaceAll(" ", "")}`;
export const emailHref = `mailto:${identity.email}`;

/** What the law asks a company to show, as far as it is known. */
export const legalDetails = legalLines(identity.legal, interfaceText.legal);

/** An e-mail link with subject and opening lines filled in. */
export function preparedEmailHref(subject: string, opening: string[]): string {
	// CRLF between lines, and %20 for spaces: mail programs show a + as a plus sign.
	const body = opening.join("\r\n\r\n");
	return `${emailHref}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The contact card, and the name under which a visitor keeps it. */
export const contactCardPath = "/contact.vcf";
export const contactCardName = `${identity.name}.vcf`;
