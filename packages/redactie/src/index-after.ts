import type { Operation } from "./protocol.ts";

/**
 * Where the item of a list comes to stand.
 * @param at the place that the operation names in the same list.
 * @returns undefined: it was taken away.
 */
export function indexAfter(index: number, at: number, operation: Operation): number | undefined {
	if (operation.do === "add") return index >= at ? index + 1 : index;
	if (operation.do === "remove") return index === at ? undefined : index - Number(index > at);
	if (operation.do !== "move") return index;
	const { to } = operation;
	if (index === at) return to;
	return index - Number(index > at && index <= to) + Number(index < at && index >= to);
}
