/** Moving an item of a list: each place is a step of its own, which the page shows at once. */
import type { State } from "../../protocol.ts";
import { partsOf } from "../fields/fields.ts";
import { runOperations } from "../state/changing.ts";
import { leave, say } from "../state/keeping.ts";
import { getPanel } from "../state/store.ts";
import { itemOpen } from "./from-field.ts";
import { type Around, itemAround, shortTitle } from "./lists.ts";
import { words } from "./words.ts";

let moves: Promise<void> = Promise.resolve();

/**
 * One place up or down: what the open field is of, else where one is in its list. Keys come faster than
 * they are written, so where it is by then is asked in its turn.
 */
export function moveBy(by: 1 | -1): void {
	moves = moves.then(async () => {
		const { state, open, last } = getPanel();
		const around =
			open.length > 0 ? itemOpen(getPanel()) : last && itemAround(state as State, last);
		if (around) await moveTo(around, around.index + by);
		else say(words.noList);
	});
}

/** What was typed is kept by it. */
export async function moveTo({ list: { items }, index }: Around, to: number): Promise<void> {
	const { id, title: whole = "" } = items[index] ?? {};
	const title = shortTitle(whole);
	if (!id || !items[to]) {
		say(to < 0 ? words.isFirst(title) : words.isLast(title));
		return;
	}
	leave();
	const operation = { do: "move" as const, ...partsOf(id), to };
	const answer = await runOperations([operation], words.moved(title, to + 1, items.length));
	const [problem] = answer && "problems" in answer ? answer.problems : [];
	if (problem) say(words.refused(problem.name, problem.text));
}
