/** Where whoever finds a hole in the site can say so, as RFC 9116 has it. */
import { emailHref } from "@/queries/contact";
import { fullAddress } from "./address.ts";

export const securityTextPath = "/.well-known/security.txt";

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year. */
const LONGEST_VALID = 360 * DAY;
const SHORTEST_VALID = 30 * DAY;

export function securityText(built: Date, now: Date): string {
	return `Contact: ${emailHref}
Expires: ${expiryOf(built, now).toISOString()}
Canonical: ${fullAddress(securityTextPath)}
Preferred-Languages: nl, en
`;
}

/**
 * When the text expires. It follows from the date of the build, so that the same commit
 * gives the same file; an old commit that is built again gains whole terms until the
 * date lies ahead.
 * @returns a date at least a month and at most 360 days from now.
 */
export function expiryOf(built: Date, now: Date): Date {
	const term = LONGEST_VALID - SHORTEST_VALID;
	const terms = Math.ceil((now.getTime() + SHORTEST_VALID - built.getTime()) / term);
	return new Date(built.getTime() + terms * term);
}
