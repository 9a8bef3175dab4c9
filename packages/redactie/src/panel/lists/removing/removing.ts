/** Removing an item, an entry or a part: at once, unless something refers to it. */
import type { ContentList, Operation, Problem, Reference } from "../../../protocol.ts";
import { idOf, listAt, pageAt, partsOf } from "../../fields/fields.ts";
import { closeGone } from "../../going/gone.ts";
import { tryOperations } from "../../state/api.ts";
import { runOperations } from "../../state/changing.ts";
import { reach, written } from "../../state/judging.ts";
import { askToWrite, leave, say } from "../../state/keeping.ts";
import { getPanel, type Removing, setPanel } from "../../state/store.ts";
import { words as panelWords } from "../../words.ts";
import { openList } from "../going.ts";
import { itemAround, shortTitle, whyNoFewer } from "../lists.ts";
import { placeOnceDown } from "../moving/moving.ts";
import { words } from "../words.ts";

export function removeItem(list: ContentList, index: number): void {
	const why = whyNoFewer(list);
	const item = list.items[index];
	if (why) say(why);
	else if (item) void placeOnceDown(list, item).then((id) => remove(partsOf(id), item.title));
}

const fetchRemoval = (operation: Operation) =>
	tryOperations({ operations: [operation], page: getPanel().path }).then(({ removal }) => removal);

/** Asks first what refers to it, and whether it can be missed. */
export async function remove(
	{ file, path }: { file: string; path: string },
	title: string,
): Promise<void> {
	leave();
	const operation = { do: "remove", file, path } as const;
	const answer = await askToWrite(async () => {
		await written();
		return fetchRemoval(operation);
	});
	if (!answer) return;
	const removing = { operation, title: shortTitle(title), answer };
	const isFree = answer.references.length === 0 && answer.problems.length === 0;
	const refused = isFree ? await settle(removing, []) : [];
	if (!isFree) showRemoving(removing);
	else if (refused.length > 0)
		showRemoving({ ...removing, answer: { ...answer, problems: refused } });
}

/** Of content that changed since: it may have another place by now, or be gone. */
export async function askAgain(): Promise<void> {
	const { removing, state } = getPanel();
	if (!removing || !state) return;
	const { operation, title } = removing;
	const around = itemAround(state, idOf(operation));
	const item = around?.list.items[around.index];
	if (item?.id === idOf(operation) && shortTitle(item.title) !== title) {
		leaveIt();
		say(panelWords.stale);
		return;
	}
	const answer = await reach(() => fetchRemoval(operation));
	if (answer && getPanel().removing?.operation === operation) showRemoving({ ...removing, answer });
}

/** 'Laat staan' */
export function leaveIt(): void {
	setPanel({ where: getPanel().where.filter(({ kind }) => kind !== "removing") });
}

/** Over what is open, or in place of what was asked before. */
function showRemoving(removing: Removing): void {
	leaveIt();
	setPanel({ where: [...getPanel().where, { kind: "removing", removing }], said: undefined });
}

/** @returns why the contract refuses it. */
export async function settle(
	{ operation, title }: Removing,
	settlements: readonly Operation[],
): Promise<Problem[]> {
	const { state, path } = getPanel();
	const around = state && itemAround(state, idOf(operation));
	const answer = await runOperations(inOrder([...settlements, operation]), words.removed(title));
	if (!answer) return [];
	if ("problems" in answer) return answer.problems;
	const items = (around && listAt(answer.kept, around.list.id)?.items) ?? [];
	const next = items[Math.min(around?.index ?? 0, items.length - 1)]?.id;
	leaveIt();
	if (next) setPanel({ last: next });
	if (around && !pageAt(answer.kept, path)) openList(around.list.id, next);
	else closeGone();
	return [];
}

/** How a reference is settled: `value` in its place, or without it goes away. */
export function settlementOf(
	{ id, remove }: Reference,
	value: string | undefined,
): Operation | undefined {
	return value ? { do: "set", ...partsOf(id), value } : remove;
}

/** What is removed comes last, and of a list its last item first: so all others keep their places till then. */
export function inOrder(operations: readonly Operation[]): Operation[] {
	const isRemoval = ({ do: what }: Operation) => what === "remove";
	const keys = new Set<string>();
	const removals = operations.filter(isRemoval).filter(({ file, path }) => {
		const isNew = !keys.has(`${file}#${path}`);
		keys.add(`${file}#${path}`);
		return isNew;
	});
	return [
		...operations.filter((operation) => !isRemoval(operation)),
		...removals.toSorted((a, b) => comparePaths(b.path, a.path)),
	];
}

const BY_NUMBER = new Intl.Collator("en", { numeric: true });
/** What stands in something comes after it. */
const comparePaths = (one: string, other: string) => BY_NUMBER.compare(one, other);
