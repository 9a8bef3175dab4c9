/** What texts can refer to as `{{name}}`. */
import type { FieldId, Name } from "../protocol.ts";
import { type Content, site } from "../site.ts";
import type { ContentField } from "./fields.ts";
import { fileName } from "./naming.ts";

/** What each name stands for. */
export const tokensIn = (content: Content): Map<string, string> =>
	new Map(site.names(content).map(({ name, value }) => [name, value]));

const TOKEN = /\{\{\s*(.*?)\s*\}\}/g;

/** A text with its names filled in. */
export const filledIn = (text: string, tokens: ReadonlyMap<string, string>): string =>
	text.replaceAll(TOKEN, (_, name: string) => tokens.get(name) ?? name);

/** @param fields of all content, from `namedIn`. */
export function namesOf(fields: readonly ContentField[], content: Content): Name[] {
	const uses = usesIn(fields);
	const known = new Map(fields.map((field) => [field.id, field]));
	return site.names(content).map(({ name, value, source, about }) => {
		const file = source.slice(0, source.indexOf("#"));
		return {
			name,
			value,
			about: about ?? known.get(source)?.help ?? "",
			source,
			from: fileName(file, content),
			usedIn: uses.get(name) ?? [],
		};
	});
}

function usesIn(fields: readonly ContentField[]): Map<string, FieldId[]> {
	const uses = new Map<string, Set<FieldId>>();
	for (const { id, value } of fields)
		if (typeof value === "string")
			for (const [, name = ""] of value.matchAll(TOKEN))
				uses.set(name, (uses.get(name) ?? new Set()).add(id));
	return new Map([...uses].map(([name, ids]) => [name, [...ids]]));
}
