import type { FormAnswer } from "../../protocol.ts";

/** What is still to be filled in, in words: 'samenvatting', '1 taak'. */
export function neededIn({ missing, fields, lists }: FormAnswer): string[] {
	const inLists = new Map<string, number>();
	for (const id of missing) {
		const list = lists.find((list) => list.items.some((item) => item.id === id));
		const field = fields.find((field) => field.id === id);
		const name = list?.id ?? small(field?.name ?? "");
		inLists.set(name, (inLists.get(name) ?? 0) + 1);
	}
	return [...inLists].map(([name, times]) => {
		const list = lists.find(({ id }) => id === name);
		return list ? `${times} ${times === 1 ? list.item : small(list.name)}` : name;
	});
}

/** As many as somebody reads. */
const MOST = 3;

export function neededWords(needed: readonly string[]): string {
	const rest = needed.length - MOST;
	return (rest > 1 ? [...needed.slice(0, MOST), `en nog ${rest}`] : needed)
		.join(", ")
		.replace(", en", " en");
}

/** Inside a sentence, unless it is a name like KvK. */
export const small = (name: string) =>
	/^\p{Lu}(\p{Ll}|\s|$)/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name;
