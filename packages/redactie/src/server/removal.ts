/** What still refers to something that is to go, and how each of those can be settled with it. */

import { placeName } from "../contract/naming.ts";
import { nodeAt } from "../contract/node-at.ts";
import { parentOf } from "../data.ts";
import type { Choice, ContentList, Operation, Part, Reference } from "../protocol.ts";
import { ContentError, type Refusal, site } from "../site.ts";
import type { Edition } from "./edition.ts";
import { withOperations } from "./operations.ts";

/** What goes may leave something empty that has to go as well: a link, and then its column. */
const MOST_ROUNDS = 20;

export interface Removal {
	references: Reference[];
	/** What neither going nor choosing can settle. */
	problems: Refusal[];
	/** The content without it; undefined when it would not be valid. */
	edition?: Edition;
}

/** Looks what the contract refuses once it is gone, settles that for the moment, and looks again. */
export function removalOf(edition: Edition, operations: readonly Operation[]): Removal {
	const settle = settler(edition);
	const settled = new Map<string, Reference>();
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const references = [...settled.values()];
		const all = [...references.flatMap(settling).sort(lastFirst), ...operations];
		try {
			return { references, problems: [], edition: withOperations(edition, all) };
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			const gone = all.filter((one) => one.do === "remove");
			const problems = error.found.map((one) => ({ ...one, path: asItWas(one, gone) }));
			const left = problems.filter((problem) => !settle(problem, operations, settled));
			if (left.length > 0) return { references, problems: left };
		}
	}
	return { references: [...settled.values()], problems: [] };
}

/** @returns what notes how a problem can be settled, and says whether it can. */
function settler({ data, content, fields, lists, parts }: Edition) {
	const isOfBook = (file: string, path: string) =>
		nodeAt(file, parentOf(path), data.get(file), content)?.node.type === "book";
	const canGo = (file: string, path: string, gone: readonly Operation[]) => {
		const list = lists.find((one) => one.file === file && one.path === parentOf(path));
		if (list) return leaves(list, gone) >= (list.min ?? 0);
		return (
			isSpare(parts, file, path) ||
			isOfBook(file, path) ||
			fields.some(({ id, required }) => id === `${file}#${path}` && !required)
		);
	};
	return (
		{ file, path: refused, choices: known }: Refusal,
		operations: readonly Operation[],
		settled: Map<string, Reference>,
	): boolean => {
		const gone = [...operations, ...[...settled.values()].flatMap(({ remove }) => remove ?? [])];
		const isField = fields.some(({ id }) => id === `${file}#${refused}`);
		const choices = isField ? known : undefined;
		const path = upwards(refused).find((path) => canGo(file, path, gone));
		const at = path ?? refused;
		if (settled.has(`${file}#${at}`) || (path === undefined && !choices)) return false;
		// What stands in it goes with it.
		for (const key of settled.keys()) if (key.startsWith(`${file}#${at}.`)) settled.delete(key);
		settled.set(`${file}#${at}`, {
			id: `${file}#${at}`,
			place: site.file(file, content)?.name ?? file,
			name: placeName(fields, file, at) ?? at,
			...(path === undefined
				? {
						choices: labelled(
							choices ?? [],
							fields.find(({ id }) => id === `${file}#${at}`)?.choices,
						),
					}
				: { remove: { do: "remove", file, path } }),
		});
		return true;
	};
}

/** A place and all that it stands in, the nearest first. */
const upwards = (path: string): string[] => (path === "" ? [] : [path, ...upwards(parentOf(path))]);

/** How many a list has left once one more goes. */
const leaves = ({ file, path, items }: ContentList, gone: readonly Operation[]) =>
	items.length - 1 - gone.filter((one) => one.file === file && parentOf(one.path) === path).length;

const isSpare = (parts: readonly Part[], file: string, path: string) =>
	parts.some((part) => part.file === file && part.path === path && part.isThere);

const labelled = (values: readonly string[], known: readonly Choice[] = []): Choice[] =>
	values.map((value) => known.find((choice) => choice.value === value) ?? { value, label: value });

/** For the moment: the first that may stand there. */
function settling({ id, remove, choices }: Reference): Operation[] {
	if (remove) return [remove];
	const [file = "", path = ""] = id.split("#");
	return choices?.[0] ? [{ do: "set", file, path, value: choices[0].value }] : [];
}

/** What goes from a list must not move what goes after it. */
const lastFirst = (a: Operation, b: Operation) =>
	Number(a.do === "remove") - Number(b.do === "remove") ||
	b.path.localeCompare(a.path, "en", { numeric: true });

/** A path as it was before these were taken out of their lists. */
function asItWas({ file, path }: Refusal, gone: readonly Operation[]): string {
	const taken = gone.filter((one) => one.file === file).map(({ path }) => path);
	return path.split(".").reduce((was, part) => {
		const before = was ? `${was}.` : "";
		if (!/^\d+$/.test(part)) return before + part;
		const indexes = taken
			.filter((path) => parentOf(path) === was && /\.\d+$/.test(path))
			.map((path) => Number(path.slice(before.length)))
			.sort((a, b) => a - b);
		return (
			before + indexes.reduce((index, one) => (one <= index ? index + 1 : index), Number(part))
		);
	}, "");
}
