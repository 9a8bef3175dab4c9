/** What of a state is another than in an earlier one: the server sends that to who has the earlier one. */
import type { FieldId, State, StateChange } from "./protocol.ts";

const LISTED = ["fields", "lists", "parts"] as const;
interface Listed {
	id: FieldId;
	file: string;
}

/** @param isSame of two values. What is passed on as the very same needs not be looked through. */
export function changeBetween(
	before: State,
	now: State,
	isSame: (one: unknown, other: unknown) => boolean,
): StateChange {
	const others = Object.keys({ ...before, ...now }) as (keyof State)[];
	const rest = others.filter(
		(key) => !LISTED.some((name) => name === key) && !isSame(before[key], now[key]),
	);
	return {
		since: before.version,
		version: now.version,
		// What is not there any more is null: JSON knows no undefined.
		rest: Object.fromEntries(rest.map((key) => [key, now[key] ?? null])),
		listed: Object.fromEntries(
			LISTED.map((name) => {
				const known = new Map(before[name].map((one): [FieldId, Listed] => [one.id, one]));
				const [was, is] = [idsByFile(before[name]), idsByFile(now[name])];
				const files = [...is.keys()];
				return [
					name,
					{
						items: now[name].filter((one: Listed) => !isSame(known.get(one.id), one)),
						...(!isSame([...was.keys()], files) && { files }),
						ids: Object.fromEntries([...is].filter(([file, ids]) => !isSame(was.get(file), ids))),
					},
				];
			}),
		) as StateChange["listed"],
	};
}

/** @param before has the version that the change is since. */
export function withChange(before: State, { version, rest, listed }: StateChange): State {
	const now = { ...before, ...rest, version };
	const all = LISTED.map((name) => {
		const items = new Map<FieldId, Listed>(before[name].map((one) => [one.id, one]));
		for (const one of listed[name].items) items.set(one.id, one);
		const ids = new Map([...idsByFile(before[name]), ...Object.entries(listed[name].ids)]);
		const files = listed[name].files ?? [...ids.keys()];
		return [
			name,
			files.flatMap((file) => (ids.get(file) ?? []).flatMap((id) => items.get(id) ?? [])),
		];
	});
	const kept = Object.entries({ ...now, ...Object.fromEntries(all) });
	return Object.fromEntries(kept.filter(([, value]) => value !== null)) as unknown as State;
}

/** Items of a file stand together. */
const idsByFile = (items: readonly Listed[]): Map<string, FieldId[]> =>
	new Map(
		[...Map.groupBy(items, ({ file }) => file)].map(([file, own]) => [
			file,
			own.map(({ id }) => id),
		]),
	);
