/** Looks through short lists by what somebody types. */
import { plain } from "../../../letters.ts";
import type { Name } from "../../../protocol.ts";
import type { Option } from "./options.ts";

/** Those in which every typed word occurs, first what was typed itself, then what begins with it. */
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
		return at === -1 ? texts.length : at;
	};
	return found.sort((a, b) => begins(a) - begins(b)).map(({ item }) => item);
}

export const searchNames = (names: readonly Name[], typed: string): Name[] =>
	search(names, typed, ({ name, value, about }) => [value, name, about]);

/** All of them, what resembles the typed text most in front: also what was typed wrong. */
export function nearest(options: readonly Option[], typed: string): Option[] {
	const wanted = pairsOf(typed);
	const likeness = (option: Option) =>
		Math.max(...[option.value, option.label].map((text) => shared(wanted, pairsOf(text))));
	return options
		.map((option) => ({ option, near: likeness(option) }))
		.sort((a, b) => b.near - a.near)
		.map(({ option }) => option);
}

/** Each two letters that stand together. */
function pairsOf(text: string): string[] {
	const letters = ` ${plain(text)
		.replaceAll(/[^\p{L}\d]+/gu, " ")
		.trim()} `;
	return Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2));
}

/** Which part of the pairs of both they share: 0 to 1. */
function shared(some: string[], others: string[]): number {
	const left = [...others];
	const both = some.filter((pair) => {
		const index = left.indexOf(pair);
		if (index !== -1) left.splice(index, 1);
		return index !== -1;
	});
	return (2 * both.length) / (some.length + others.length);
}
