/** The states that windows have: each is sent what changed since its own. */
import { isDeepStrictEqual } from "node:util";
import type { State, StateChange } from "../../protocol.ts";
import { changeBetween } from "../../state-change.ts";

/** A window that is further behind gets all of it. */
const MOST = 20;

export function sentStates() {
	const sent: State[] = [];

	/** @param since the version of the state that the window has; 0: none. */
	return (state: State, since: number): State | StateChange => {
		if (!sent.some(({ version }) => version >= state.version)) sent.push(state);
		if (sent.length > MOST) sent.shift();
		const before = sent.find(({ version }) => version === since);
		if (!before || before.version > state.version) return state;
		return changeBetween(before, state, isSame);
	};
}

const isSame = (one: unknown, other: unknown) => one === other || isDeepStrictEqual(one, other);
