/** What of a state is another than in an earlier one: the server sends that to who has the earlier one. */
import type { FieldId, Runs, State, StateChange } from "./protocol.ts";

const LISTED = ["fields", "lists", "parts"] as const;
const isListed = (key: string): key is (typeof LISTED)[number] => LISTED.some((one) => one === key);
interface Listed {
	id: FieldId;
}
type IsSame = (one: unknown, other: unknown) => boolean;

/** @param isSame of two values. What is passed on as the very same needs not be looked through. */
export function changeBetween(before: State, now: State, isSame: IsSame): StateChange {
	const keys = Object.keys({ ...before, ...now }) as (keyof State)[];
	const changed: Record<string, unknown> = {};
	for (const key of keys)
		if (isListed(key)) changed[key] = runsOf<Listed>(before[key], now[key], isSame);
		// What is not there any more is null: JSON knows no undefined.
		else if (!isSame(before[key], now[key])) changed[key] = now[key] ?? null;
	return { since: before.version, version: now.version, ...changed };
}

/** @param before has the version that the change is since. */
export function withChange(before: State, { since: _, ...changed }: StateChange): State {
	const now = Object.entries({ ...before, ...changed }).map(([key, value]) => [
		key,
		isListed(key) ? wholeOf<Listed>(before[key], value as Runs<Listed>) : value,
	]);
	return Object.fromEntries(now.filter(([, value]) => value !== null)) as unknown as State;
}

const wholeOf = <One extends Listed>(before: One[], runs: Runs<One>): One[] =>
	runs.flatMap((one) => (Array.isArray(one) ? before.slice(...one) : [one as One]));

function runsOf<One extends Listed>(before: One[], now: One[], isSame: IsSame): Runs<One> {
	const known = new Map(before.map(({ id }, index) => [id, index]));
	const runs: Runs<One> = [];
	for (const one of now) {
		const index = known.get(one.id);
		const last = runs.at(-1);
		if (index === undefined || !isSame(before[index], one)) runs.push(one);
		else if (Array.isArray(last) && last[1] === index) last[1]++;
		else runs.push([index, index + 1]);
	}
	return runs;
}
