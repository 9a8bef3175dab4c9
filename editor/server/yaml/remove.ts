/** What goes out of a YAML file: keys and items with their lines. */
import { isMap, type Pair } from "yaml";
import { spliced } from "./insert.ts";
import { behindColon, endOf, lineStart, ownStart, type Step, startOf } from "./tree.ts";

/**
 * The text without an item, its lines and the comments behind and below it. A comment
 * above it stays: nothing goes that somebody may have written for the next one as well.
 */
export function withoutItem(text: string, steps: Step[]): string {
	const step = steps.at(-1) as Step;
	const above = steps.slice(0, -1);
	const { parent, index } = step;
	const isOnly = parent.items.length === 1;
	if (isOnly && isMap(parent) && above.length > 0) return withoutItem(text, above);

	const [start, end] = [startOf(step), endOf(text, step)];
	const after = text.slice(end);
	if (parent.flow) {
		if (index === 0) return spliced(text, start, isOnly ? end : startOf({ ...step, index: 1 }));
		return spliced(text, endOf(text, { ...step, index: index - 1 }), end);
	}
	const line = lineStart(text, start);
	const owner = above.at(-1);
	if (isOnly && owner && isMap(owner.parent)) {
		const colon = behindColon(text, owner.parent.items[owner.index] as Pair);
		return `${text.slice(0, colon)} []${text.slice(colon, line - 1)}${after}`;
	}
	if (isOnly && owner) return `${text.slice(0, start)}[]${after}`;
	const before = text.slice(0, line);
	if (index === parent.items.length - 1) return before.replace(/\n+$/, "") + after;
	// The first key of an item stands behind the item's hyphen: the next one takes its place.
	if (text.slice(line, start).trim()) return text.slice(0, start) + after.trimStart();
	const isFirst = index === 0 && ownStart(text, step) === start;
	const isApart = isFirst || before === "" || before.endsWith("\n\n");
	return before + after.replace(isApart ? /^\n+/ : "\n", "");
}
