/** Looks through short lists by what somebody types. */
import { plain } from "../../words.ts";

/** Those in which every typed word occurs, first what was typed itself, then what begins with it, then what has it. */
export function search<Item>(
	items: readonly Item[],
	typed: string,
	textsOf: (item: Item) => string[],
): Item[] {
	const words = plain(typed).split(/\s+/).filter(Boolean);
	if (words.length === 0) return [...items];
	const found = items
		.map((item) => ({ item, texts: textsOf(item).map(plain) }))
		.filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word))));
	const first = words[0] as string;
	const whole = words.join(" ");
	const begins = ({ texts }: { texts: string[] }) => {
		if (texts.includes(whole)) return -1;
		const at = texts.findIndex((text) => text.startsWith(first));
		if (at >= 0) return at;
		return texts.length + Number(!texts.some((text) => text.includes(whole)));
	};
	return found.sort((a, b) => begins(a) - begins(b)).map(({ item }) => item);
}
