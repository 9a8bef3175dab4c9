/** What texts can refer to as `{{name}}`. */
import type { Content } from "../../../../src/content/read-content.ts";
import { tokensOf } from "../../../../src/content/tokens.ts";
import type { FieldId, Name } from "../protocol.ts";
import type { ContentField } from "./fields.ts";
import { contentFile } from "./files.ts";

export const IDENTITY = "content/identity.yaml";
const CLAIMS = "claims.";

/** What each name stands for. */
export function tokensIn({ identity, claims }: Content): Map<string, string> {
	const tokens = tokensOf(identity);
	for (const [id, { readings }] of Object.entries(claims))
		for (const [reading, value] of Object.entries(readings))
			tokens.set(`${CLAIMS}${id}.${reading}`, value);
	return tokens;
}

/** @param fields of all content, from `fieldsOf`. */
export function namesOf(fields: readonly ContentField[], content: Content): Name[] {
	const uses = usesIn(fields);
	const own = fields.filter(({ file }) => file === IDENTITY);
	return [...tokensIn(content)].map(([name, value]) => {
		const [, id = ""] = name.split(".");
		const isClaim = name.startsWith(CLAIMS);
		const file = isClaim ? "content/claims.yaml" : IDENTITY;
		const path = isClaim ? name.slice(CLAIMS.length).replace(".", ".readings.") : name;
		const source: FieldId = `${file}#${path}`;
		return {
			name,
			value,
			about:
				(isClaim ? content.claims[id]?.about : own.find(({ id }) => id === source)?.help) ?? "",
			source,
			from: contentFile(file, content)?.name ?? file,
			usedIn: uses.get(name) ?? [],
		};
	});
}

function usesIn(fields: readonly ContentField[]): Map<string, FieldId[]> {
	const uses = new Map<string, Set<FieldId>>();
	for (const { id, value } of fields)
		if (typeof value === "string")
			for (const [, name = ""] of value.matchAll(/\{\{\s*(.*?)\s*\}\}/g))
				uses.set(name, (uses.get(name) ?? new Set()).add(id));
	return new Map([...uses].map(([name, ids]) => [name, [...ids]]));
}
