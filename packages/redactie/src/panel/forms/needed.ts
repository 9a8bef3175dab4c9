import { small } from "../../letters.ts";
import type { FieldId, FormAnswer, Part } from "../../protocol.ts";

/** What is still to be filled in, in words: 'samenvatting', '1 taak', 'salaris: van, tot'. */
export function neededIn({ missing, fields, lists, parts }: FormAnswer): string[] {
	const partOf = (id: FieldId) => parts.findLast((part) => id.startsWith(`${part.id}.`));
	return [...Map.groupBy(missing, partOf)].flatMap(([part, ids]) => {
		const inside = namesOf(ids, part, { fields, lists });
		return part ? `${small(part.name.replace(": ", ", "))}: ${neededWords(inside)}` : inside;
	});
}

function namesOf(
	ids: readonly FieldId[],
	part: Part | undefined,
	{ fields, lists }: Pick<FormAnswer, "fields" | "lists">,
): string[] {
	const listOf = (id: FieldId) => lists.find(({ items }) => items.some((item) => item.id === id));
	const nameOf = (id: FieldId) => {
		const field = fields.find((field) => field.id === id);
		return small((part ? field?.short : field?.name) ?? "");
	};
	return [...Map.groupBy(ids, (id) => listOf(id) ?? nameOf(id))].map(([what, { length }]) =>
		typeof what === "string" ? what : `${length} ${length === 1 ? what.item : small(what.name)}`,
	);
}

/** As many as somebody reads. */
const MOST = 3;

export function neededWords(needed: readonly string[]): string {
	const rest = needed.length - MOST;
	return (rest > 1 ? [...needed.slice(0, MOST), `en nog ${rest}`] : needed)
		.join(", ")
		.replace(", en", " en");
}
