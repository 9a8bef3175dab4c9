/** What the search knows of pages beyond their words: what they are called, and what they are. */
import { PAGES, pathOf } from "@/content/pages";
import { ancestorsOf, getPages } from "../queries/pages.ts";
import { identity, interfaceText, zoeken } from "../queries/site.ts";
import type { SearchSource } from "./search-file.ts";

const { kinds, synonyms, ignored } = zoeken;
const { one, many, best, none, nearest, ask } = interfaceText.search;

export const getSearchSource = (): SearchSource => ({
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
});

/** A phone number as other machines write it: from abroad and within the country. */
const spellingsOf = (phone: string) => [
	phone.replaceAll(/\D/g, ""),
	phone.replace(/^\+\d+/, "0").replaceAll(/\D/g, ""),
];
