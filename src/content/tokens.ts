/**
 * What a text of content may hold besides its words: `{{name}}` stands for a value of the identity,
 * `{{claims.id.reading}}` for one of the claims. And a group of fields: `confirm: true` marks a
 * promise that was written for the owner, who has yet to say that it is so.
 */
import type { Flaw } from "../fields/wording.ts";
import type { Identity } from "../site/identity.schema.ts";
import { valuesIn } from "./walk.ts";

/** `{{name}}`, `{{group.slug}}`: every single value of the identity. */
export const tokensOf = (identity: Identity): Map<string, string> =>
	new Map(
		valuesIn(identity)
			.filter(({ field, value }) => typeof value !== "object" && !/\.\d+$/.test(field))
			.map(({ field, value }) => [field, String(value)]),
	);

/**
 * @returns the data with what every token stands for, and without the marks: these may stand in
 *   every group, so they are taken out before a schema looks; and the fields of the groups that had one.
 * @param fail hears of each token that does not exist, and of a mark that is not simply `true`.
 */
export function resolve(
	data: unknown,
	tokens: ReadonlyMap<string, string>,
	fail: (...flaw: Flaw) => void,
): { data: unknown; unconfirmed: string[] } {
	const resolved = structuredClone(data);
	const unconfirmed: string[] = [];
	for (const { field, key, value, parent } of valuesIn(resolved)) {
		if (key === "confirm") {
			Reflect.deleteProperty(parent, key);
			if (value === true) unconfirmed.push(field.replace(/\.?confirm$/, ""));
			else fail(field, "hier kan alleen true staan. Klopt de belofte, haal de regel dan weg.");
		} else if (typeof value === "string")
			Reflect.set(
				parent,
				key,
				resolveTokens(value, tokens, (...flaw) => fail(field, ...flaw)),
			);
	}
	return { data: resolved, unconfirmed };
}

/** @param fail hears what is wrong with a token, and which there are. */
export function resolveTokens(
	text: string,
	tokens: ReadonlyMap<string, string>,
	fail: (problem: string, choices?: string[]) => void,
): string {
	const resolved = text.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (token, name: string) => {
		const value = tokens.get(name);
		// The first file of all says what they stand for.
		if (tokens.size === 0) fail("schrijf de waarde hier uit; andere bestanden verwijzen ernaar.");
		else if (value === undefined)
			fail(
				`${token} bestaat niet.`,
				[...tokens.keys()].map((key) => `{{${key}}}`),
			);
		return value ?? name;
	});
	if (/\{\{|\}\}/.test(resolved))
		fail(`"${text}" heeft een half paar accolades. Schrijf {{name}}.`);
	return resolved;
}
