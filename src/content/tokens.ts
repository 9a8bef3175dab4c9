/** `{{name}}` in a text stands for a value of the identity, `{{claims.id.reading}}` for one of the claims. */

import { type Flaw, fieldName } from "../fields/wording.ts";
import type { Identity } from "../site/identity.schema.ts";

/** `{{name}}`, `{{group.slug}}`: every single value of the identity. */
export function tokensOf(identity: Identity): Map<string, string> {
	const tokens = new Map<string, string>();
	for (const [key, value] of Object.entries(identity)) {
		if (Array.isArray(value)) continue;
		if (typeof value === "object") {
			for (const [part, text] of Object.entries(value))
				if (typeof text === "string") tokens.set(`${key}.${part}`, text);
		} else tokens.set(key, String(value));
	}
	return tokens;
}

/**
 * @returns the data with every token replaced by what it stands for.
 * @param fail hears of each token that does not exist, with the field it stands in.
 */
export function resolveTokens(
	data: unknown,
	tokens: Map<string, string>,
	fail: (...flaw: Flaw) => void,
	path: PropertyKey[] = [],
): unknown {
	if (typeof data === "string") {
		const resolved = data.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (token, name: string) => {
			const value = tokens.get(name);
			if (value === undefined)
				fail(
					fieldName(path),
					`${token} bestaat niet.`,
					[...tokens.keys()].map((key) => `{{${key}}}`),
				);
			return value ?? name;
		});
		if (/\{\{|\}\}/.test(resolved))
			fail(fieldName(path), `"${data}" heeft een half paar accolades. Schrijf {{name}}.`);
		return resolved;
	}
	if (Array.isArray(data))
		return data.map((item, index) => resolveTokens(item, tokens, fail, [...path, index]));
	if (data && typeof data === "object")
		return Object.fromEntries(
			Object.entries(data).map(([key, value]) => [
				key,
				resolveTokens(value, tokens, fail, [...path, key]),
			]),
		);
	return data;
}
