/** What still refers to something that is to go, and how each of those can be settled with it. */

import { fileName, placeName } from "../contract/naming.ts";
import { nodeAt } from "../contract/walk.ts";
import { dataAt, parentOf } from "../data.ts";
import { idOf, inOrder, partsOf, placeAfter, takenBack } from "../place-after.ts";
import type { Choice, FieldId, Operation, Reference } from "../protocol.ts";
import { ContentError, orRefusal, type Refusal } from "../site.ts";
import type { Edition } from "./edition.ts";
import { withOperations } from "./operations.ts";

interface Removal {
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
	// What goes may leave something empty that has to go as well: a link, and then its column.
	for (;;) {
		const references = [...settled.values()];
		const all = inOrder([...references.flatMap(settling), ...operations]);
		const left = orRefusal(() => withOperations(edition, all));
		if (!(left instanceof ContentError)) return { references, problems: [], edition: left };
		const problems = left.found.map((one) => ({ ...one, path: asItWas(one, all) }));
		const unsettled = problems.filter((problem) => !settle(problem, operations, settled));
		if (unsettled.length > 0) return { references, problems: unsettled };
	}
}

/** @returns what notes how a problem can be settled, and says whether it can. */
function settler({ data, content, fields }: Edition) {
	const canGo = (file: string, path: string, gone: readonly Operation[]) => {
		const [own, around] = [path, parentOf(path)].map((at) =>
			nodeAt(file, at, data.get(file), content),
		);
		const items = dataAt(data.get(file), parentOf(path));
		if (!own?.list || !Array.isArray(items))
			return Boolean(own?.node.optional) || around?.node.type === "book";
		const taken = gone.filter((one) => one.file === file && parentOf(one.path) === parentOf(path));
		return items.length - 1 - taken.length >= (own.list.min ?? 0);
	};
	return (
		{ file, path: refused, choices: known }: Refusal,
		operations: readonly Operation[],
		settled: Map<string, Reference>,
	): boolean => {
		const gone = [...operations, ...[...settled.values()].flatMap(({ remove }) => remove ?? [])];
		const field = fields.find(({ id }) => id === `${file}#${refused}`);
		const path = upwards(refused).find((path) => canGo(file, path, gone));
		const at = path ?? refused;
		const id: FieldId = `${file}#${at}`;
		if (settled.has(id) || (path === undefined && !(field && known))) return false;
		// What stands in it goes with it.
		for (const key of settled.keys()) if (key.startsWith(`${id}.`)) settled.delete(key);
		settled.set(id, {
			id,
			place: fileName(file, content),
			name: placeName(fields, file, at) ?? at,
			...(path === undefined
				? { choices: labelled(known ?? [], field?.choices) }
				: { remove: { do: "remove", file, path } }),
		});
		return true;
	};
}

/** A place and all that it stands in, the nearest first. */
const upwards = (path: string): string[] => (path === "" ? [] : [path, ...upwards(parentOf(path))]);

const labelled = (values: readonly string[], known: readonly Choice[] = []): Choice[] =>
	values.map((value) => known.find((choice) => choice.value === value) ?? { value, label: value });

/** For the moment: the first that may stand there. */
function settling({ id, remove, choices }: Reference): Operation[] {
	if (remove) return [remove];
	return choices?.[0] ? [{ do: "set", ...partsOf(id), value: choices[0].value }] : [];
}

/** A path as it was before these were done. */
const asItWas = (problem: Refusal, done: readonly Operation[]): string =>
	partsOf(placeAfter(idOf(problem), takenBack(done)) ?? idOf(problem)).path;
