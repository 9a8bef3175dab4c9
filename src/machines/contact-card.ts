import type { Content } from "@/content/types";

type ContactCard = Pick<Content["identity"], "name" | "email" | "phone" | "url">;

/** The text of a .vcf file for a company: a vCard 3.0 (RFC 2426), which Outlook, iOS and Android all read. */
export function vCard({ name, email, phone, url }: ContactCard): string {
	const lines = [
		"BEGIN:VCARD",
		"VERSION:3.0",
		`N:${escapeText(name)};;;;`,
		`FN:${escapeText(name)}`,
		`ORG:${escapeText(name)}`,
		// Apple's address book files it as a company instead of a person.
		"X-ABShowAs:COMPANY",
		`EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
		`TEL;TYPE=WORK,VOICE:${phone.replaceAll(" ", "")}`,
		`URL:${url}`,
		"END:VCARD",
	];
	return lines.map((line) => `${line}\r\n`).join("");
}

/** Marks what separates values, so that it reads as text. */
export const escapeText = (text: string) =>
	text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
