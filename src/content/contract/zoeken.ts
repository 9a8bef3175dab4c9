import { z } from "astro/zod";
import { label } from "./parts.ts";

const synonym = z.strictObject({
	/** What visitors type. */
	words: z.array(label).min(1),
	/** What the site calls that, the best first; of several words together each has to be found. */
	find: z.array(label).min(1),
});

/** Tells of a word that stands in two groups: one of them would never be looked at. */
const eachWordOnce = z.array(synonym).superRefine((groups, { addIssue }) => {
	const owners = new Map<string, number>();
	for (const [group, { words }] of groups.entries())
		for (const [at, word] of words.entries()) {
			const owner = owners.get(word.toLowerCase());
			if (owner !== undefined)
				addIssue({
					code: "custom",
					path: [group, "words", at],
					message: `"${word}" staat al in groep ${owner + 1}. Laat het op één plek staan.`,
				});
			owners.set(word.toLowerCase(), group);
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
	/** Words that say nothing about what is meant. */
	ignored: z.array(label),
});
