/** The items of a YAML list in another order. */
import type { YAMLSeq } from "yaml";
import { endOf, ownStart, type Step, startOf } from "./tree.ts";

/**
 * Takes an item along with its comments: behind it, below it, and directly above it. What
 * stands between two items by itself stays where it is: empty lines, a heading in a comment.
 *
 * @param to its place once it is taken out.
 */
export function withItemMoved(text: string, parent: YAMLSeq, from: number, to: number): string {
	const stretches = parent.items.map((_, index): [number, number] => {
		const step: Step = { parent, part: "", index };
		return [parent.flow ? startOf(step) : ownStart(text, step), endOf(text, step)];
	});
	const order = [...stretches];
	order.splice(to, 0, ...order.splice(from, 1));
	return stretches.reduceRight((moved, [start, end], index) => {
		const item = text.slice(...(order[index] as [number, number]));
		return moved.slice(0, start) + item + moved.slice(end);
	}, text);
}
