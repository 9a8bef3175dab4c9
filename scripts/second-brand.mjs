/**
 * The identity of a company that does not exist, to build the site for: whatever of the
 * first owner is still found then stands in a place where identity.yaml does not reach.
 */
import { parse, stringify } from "yaml";

const IDENTITY = "content/identity.yaml";

export const secondBrand = {
	// With a sign that HTML, XML, Markdown and addresses each write in a way of their own.
	name: "Vlucht & Co",
	tagline: "Software met vleugels",
	year: 2031,
	url: "https://vlucht-en-co.test",
	email: "balie@vlucht-en-co.test",
	phone: "+32 2 555 01 23",
	group: { name: "Zwaluwnest", slug: "zwaluwnest" },
	platform: { name: "Randwerk", slug: "randwerk" },
	legal: {
		kvk: "98765432",
		btw: "NL987654321B09",
		address: ["Vogelkade 7", "9999 XX Nergenshuizen"],
	},
	placeholders: [],
};

/** Stands where content says what a figure rests on; no page may show it. */
export const SECRET_SOURCE = "onderzoek-dat-niemand-mag-lezen";

/** Makes the site theirs, for `buildVariant`. */
export function asSecondBrand(files) {
	const first = parse(files.get(IDENTITY));
	for (const key of Object.keys(first))
		if (!(key in secondBrand))
			throw new Error(`${IDENTITY} has a new value, ${key}: give it here.`);
	files.set(IDENTITY, stringify(secondBrand));
	for (const [path, text] of files) {
		if (!path.startsWith("content/expertise/")) continue;
		const entry = parse(text);
		for (const stat of entry.stats) stat.source = SECRET_SOURCE;
		files.set(path, stringify(entry));
	}
}
