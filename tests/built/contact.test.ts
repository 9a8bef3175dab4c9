// @vitest-environment jsdom
/** What the contact page tells and prepares; what it copies is in contact.spec.ts. */
import { expect, test } from "vitest";
import { vCard } from "../../src/machines/contact-card.ts";
import { builtFile, content } from "../built-site.ts";
import { documentOf } from "../document.ts";

const { identity } = content;
const { hours, subjects, card } = content.paginas.contact;
const main = documentOf("/contact").querySelector("main");
const linkOf = (text: string) =>
	[...(main?.querySelectorAll("a") ?? [])].find((link) => link.textContent.trim() === text);

test("says when somebody answers, and whether that is only an example", () => {
	for (const item of hours.items) expect(main?.textContent).toContain(item);
	expect(main?.textContent.includes(hours.example)).toBe(hours.placeholder);
});

test.for(subjects.items)("prepares an e-mail: $title", ({ title, subject, opening }) => {
	const { pathname, searchParams } = new URL(linkOf(title)?.href ?? "");
	expect(pathname).toBe(identity.email);
	expect(searchParams.get("subject")).toBe(subject);
	expect(searchParams.get("body")?.split("\r\n\r\n")).toEqual(opening);
});

test("gives a contact card under the company's name", () => {
	expect(linkOf(card.link)?.getAttribute("download")).toBe(`${identity.name}.vcf`);
	const path = linkOf(card.link)?.getAttribute("href") ?? "";
	expect(builtFile(path).toString()).toBe(vCard(identity));
});
