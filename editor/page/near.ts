/** Which fields belong to a part of the page: what has no mark is looked for beside what has. */
import type { Field, FieldId } from "../protocol.ts";
import type { PageMap } from "./mapping.ts";

/** Bands and parts of the page: what stands outside says nothing of what is in it. */
const LIMIT = "body, main, header, footer, nav, dialog";

export interface Part {
	part: Element;
	/** The fields whose marks stand in it. */
	ids: FieldId[];
	/** A band of the page, or more than one. */
	isBand: boolean;
}

/** Ever larger parts of the page, each that has more marked texts than the one before. */
export function* partsAround(map: PageMap, element: Element): Generator<Part> {
	let known = "";
	let isBand = false;
	for (let part: Element | null = element; part; part = part.parentElement) {
		const ids = [...new Set(map.within(part).map(({ id }) => id))];
		isBand ||= part.matches(`section, ${LIMIT}`);
		if (ids.length > 0 && ids.join() !== known) yield { part, ids, isBand };
		known = ids.join();
		if (part.matches(LIMIT)) return;
	}
}

/** Asked at each move of the pointer. */
const answers = new WeakMap<ReadonlyMap<FieldId, Field>, Map<string, Field[]>>();

/**
 * Fields that are part of the same things as these texts: in the same files, at or below their place.
 * @param withLists also what stands in lists below: a title says little of one item under it.
 */
export function fieldsBeside(
	fields: ReadonlyMap<FieldId, Field>,
	ids: FieldId[],
	withLists = false,
): Field[] {
	const known = answers.get(fields) ?? new Map<string, Field[]>();
	answers.set(fields, known);
	const asked = `${withLists} ${ids}`;
	const answer = known.get(asked) ?? findBeside(fields, ids, withLists);
	known.set(asked, answer);
	return answer;
}

function findBeside(
	fields: ReadonlyMap<FieldId, Field>,
	ids: FieldId[],
	withLists: boolean,
): Field[] {
	const own = ids.flatMap((id) => fields.get(id) ?? []);
	const groups = new Set(own.flatMap(({ group }) => group ?? []));
	return [...Map.groupBy(own, ({ file }) => file)].flatMap(([file, texts]) => {
		const parents = [...new Set(texts.map(({ path }) => path.replace(/\.?[^.]*$/, "")))];
		const isBelow = (path: string, parent: string) => {
			// The whole file has only what stands at its top: its flag, its year.
			if (parent === "") return !path.includes(".");
			if (!path.startsWith(`${parent}.`)) return false;
			return withLists || !/\.\d+\./.test(path.slice(parent.length));
		};
		return [...fields.values()].filter(
			({ file: at, path, group }) =>
				at === file &&
				((group && groups.has(group)) || parents.some((parent) => isBelow(path, parent))),
		);
	});
}
