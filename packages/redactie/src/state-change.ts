/** What of a state is another than in an earlier one: the server sends that to who has the earlier one. */
import type { FieldId, Runs, State, StateChange } from "./protocol.ts";

const LISTED = ["fields", "lists", "parts"] as const;
interface Listed {
	id: FieldId;
}
type IsSame = (one: unknown, other: unknown) => boolean;

/** @param isSame of two values. What is passed on as the very same needs not be looked through. */
export function changeBetween(before: State, now: State, isSame: IsSame): StateChange {
	const others = Object.keys({ ...before, ...now }) as (keyof State)[];
	const rest = others.filter(
		(key) => !LISTED.some((name) => name === key) && !isSame(before[key], now[key]),
	);
	const runs = LISTED.map((name) => [name, runsOf<Listed>(before[name], now[name], isSame)]);
	return {
		since: before.version,
		version: now.version,
		// What is not there any more is null: JSON knows no undefined.
		rest: Object.fromEntries(rest.map((key) => [key, now[key] ?? null])),
		listed: Object.fromEntries(runs),
	};
}

/** @param before has the version that the change is since. */
export function withChange(before: State, { rest, listed }: StateChange): State {
	const all = LISTED.map((name) => {
		const runs: Runs<Listed> = listed[name];
		return [
			name,
			runs.flatMap((one) => (Array.isArray(one) ? before[name].slice(...one) : [one as Listed])),
		];
	});
	const now = Object.entries({ ...before, ...rest, ...Object.fromEntries(all) });
	return Object.fromEntries(now.filter(([, value]) => value !== null)) as unknown as State;
}

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
