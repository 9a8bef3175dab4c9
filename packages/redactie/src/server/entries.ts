/** The entries of a folder: each has its place in it by a number in its own file. */
import type { Operation } from "../protocol.ts";
import type { Edition } from "./edition.ts";
import { folderOf, STEP } from "./form-entries.ts";

/**
 * Only its own number changes, unless there is none left between those of its neighbours: then
 * these follow, as few as can be.
 */
export function moveEntry({ content }: Edition, file: string, to: number): Operation[] {
	const folder = folderOf(file);
	if (!folder) return [];
	const fileOf = (id: string) => `${folder.file}${id}.yaml`;
	const setOrder = (file: string, value: number): Operation => ({
		do: "set",
		file,
		path: folder.order,
		value,
	});
	const entries = folder.entries(content);
	const own = entries.find(({ id }) => fileOf(id) === file);
	if (!own || entries.indexOf(own) === to) return [];
	const others = entries.filter((entry) => entry !== own);
	const before = others[to - 1]?.order;
	const after = others[to]?.order;
	const number =
		before === undefined
			? (after ?? own.order) - STEP
			: after === undefined
				? before + STEP
				: between(before, after);
	const moved: Operation[] = [setOrder(file, number)];
	let last = number;
	for (const { id, order } of others.slice(to)) {
		if (order > last) break;
		last += 1;
		moved.push(setOrder(fileOf(id), last));
	}
	return moved;
}

/** In the middle; the one right behind `before` when there is none. */
const between = (before: number, after: number) =>
	Math.max(before + 1, Math.floor((before + after) / 2));
