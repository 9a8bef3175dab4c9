import { z } from "astro/zod";
import { listed } from "../../browser/listed.ts";
import { label, typed } from "./parts.ts";

const synonym = z.strictObject({
	/** What visitors type, with commas between. */
	words: typed,
	/** What the site calls that, the best first; of several words together each has to be found. */
	find: typed,
});

/** Tells of a word that stands in two groups: one of them would never be looked at. */
const eachWordOnce = z.array(synonym).superRefine((groups, { addIssue }) => {
	const owners = new Map<string, string>();
	for (const [group, { words }] of groups.entries())
		for (const word of listed(words.toLowerCase())) {
			const owner = owners.get(word);
			if (owner !== undefined)
				addIssue({
					code: "custom",
					path: [group, "words"],
					message: `"${word}" staat ook in de groep die met "${owner}" begint. Laat het op één plek staan.`,
				});
			owners.set(word, listed(words)[0] ?? "");
		}
});

/** content/zoeken.yaml: what the search knows of words. */
export const zoeken = z.strictObject({
	/** What a hit is called before its name: 'Vacature: DevOps Engineer'. */
	kinds: z.strictObject({
		dienst: label,
		expertise: label,
		case: label,
		client: label,
		vacature: label,
		technology: label,
		question: label,
	}),
	synonyms: eachWordOnce,
	/** Words that say nothing about what is meant, with commas between. */
	ignored: typed,
});
