/** What the search knows of pages beyond their words; src/search/search-file.ts adds these. */
import { PAGES, pathOf } from "@/content/pages";
import { ancestorsOf, getPages } from "@/queries/pages";
import { identity, interfaceText, zoeken } from "@/queries/site";
import type { SearchSource } from "@/search/search-file";

const { kinds, synonyms, ignored } = zoeken;
const { one, many, best, none, nearest, ask } = interfaceText.search;

const source: SearchSource = {
	pages: getPages().map((page) => ({
		path: page.path,
		name: page.name,
		flag: page.flag ?? page.flags[0],
		...(page.kind !== "pagina" && { kind: kinds[page.kind] }),
		above: ancestorsOf(page)
			.slice(1)
			.map(({ name }) => name)
			.join(" › "),
	})),
	kinds,
	synonyms: [...synonyms, { words: spellingsOf(identity.phone).join(), find: identity.phone }],
	ignored,
	words: { one, many, best, none, nearest, ask },
	contact: pathOf(PAGES.contact, identity),
};

export const GET = () => Response.json(source);

/** A phone number as other machines write it: from abroad and within the country. */
function spellingsOf(phone: string) {
	const digits = (number: string) => number.replaceAll(/\D/g, "");
	return [digits(phone), digits(phone.replace(/^\+\d+/, "0"))];
}
