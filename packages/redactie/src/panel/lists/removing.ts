/** Removing an item, an entry or a part: at once, unless something refers to it. */
import { inOrder } from "../../data.ts";
import type { ContentList, Operation } from "../../protocol.ts";
import { idOf, listAt, pageAt, partsOf } from "../fields/fields.ts";
import { closeGone } from "../going/arriving.ts";
import { tryOperations } from "../state/api.ts";
import { runOperations } from "../state/changing.ts";
import { written } from "../state/judging.ts";
import { askToWrite, keep } from "../state/keeping.ts";
import { say } from "../state/saying.ts";
import { getPanel, type Removing, setPanel } from "../state/store.ts";
import { words as panelWords } from "../words.ts";
import { openList } from "./going.ts";
import { itemAround, shortTitle, whyNoFewer } from "./lists.ts";
import { words } from "./words.ts";

export function removeItem(list: ContentList, index: number): void {
	const why = whyNoFewer(list);
	const item = list.items[index];
	if (why) say(why);
	else if (item) void remove(partsOf(item.id), item.title);
}

/** Asks first what refers to it, and whether it can be missed. */
export async function remove(
	{ file, path }: { file: string; path: string },
	title: string,
): Promise<void> {
	keep();
	const operation = { do: "remove", file, path } as const;
	const answer = await askToWrite(async () => {
		await written();
		return (await tryOperations({ operations: [operation], page: getPanel().path })).removal;
	});
	if (!answer) return;
	const removing = { operation, title: shortTitle(title), answer };
	const isFree = answer.references.length === 0 && answer.problems.length === 0;
	if (isFree) await settle(removing, []);
	else ask(removing);
}

const others = () => getPanel().where.filter(({ kind }) => kind !== "removing");

function ask(removing: Removing): void {
	setPanel({ where: [...others(), { kind: "removing", removing }], said: undefined });
}

/** 'Laat staan' */
export function leaveIt(): void {
	setPanel({ where: others() });
}

export async function settle(removing: Removing, settlements: readonly Operation[]): Promise<void> {
	const { operation, title } = removing;
	const { state, path } = getPanel();
	const around = state && itemAround(state, idOf(operation));
	// By other hands another may have its place since it was asked.
	if (around?.item.id === idOf(operation) && shortTitle(around.item.title) !== title) {
		leaveIt();
		say(panelWords.stale);
		return;
	}
	const answer = await runOperations(inOrder([...settlements, operation]), words.removed(title));
	if (!answer) return;
	if ("problems" in answer) {
		ask({ ...removing, refused: answer.problems });
		return;
	}
	const items = (around && listAt(answer.kept, around.list.id)?.items) ?? [];
	const next = items[Math.min(around?.index ?? 0, items.length - 1)]?.id;
	leaveIt();
	if (next) setPanel({ last: next });
	if (around && !pageAt(answer.kept, path)) openList(around.list.id, next);
	else closeGone();
}
