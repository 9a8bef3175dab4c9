import { isDeepStrictEqual } from "node:util";
import { afterEach, expect, test } from "vitest";
import type { Operation, State } from "../../packages/redactie/src/protocol.ts";
import { changeBetween, withChange } from "../../packages/redactie/src/state-change.ts";
import { editorOnCopy } from "./editor-on-copy.ts";

const copy = editorOnCopy();
afterEach(copy.remove);

const sentBetween = (before: State, now: State): ReturnType<typeof changeBetween> =>
	JSON.parse(JSON.stringify(changeBetween(before, now, isDeepStrictEqual)));

test("what changed since a state makes the next of it, whatever was done, and is small", async () => {
	const { editor } = copy;
	const states = [await editor.state()];
	const [first] = states as [State];
	const folder = first.lists.find(({ id }) => id === "content/vacatures/#");
	const entry = folder?.items[0]?.id.replace("#", "") ?? "";
	const list = first.lists.find(({ file, path }) => file === entry && path === "tasks");
	const task = `${list?.path}.0`;
	const operations: Operation[] = [
		{ do: "set", file: entry, path: "title", value: "Vogelaar" },
		{ do: "move", file: entry, path: task, to: 2 },
		{ do: "remove", file: entry, path: task },
		{ do: "add", file: entry, path: task, data: "Meer vogels." },
		{ do: "move", file: entry, path: "", to: 2 },
		{ do: "set", file: "content/identity.yaml", path: "name", value: "Vogelwerf" },
	];
	for (const operation of operations) {
		const { version } = states.at(-1) as State;
		const answer = await editor.apply({ operations: [operation], version });
		if (!("kept" in answer)) throw new Error(JSON.stringify(answer));
		states.push(answer.kept);
	}
	for (let undone = 0; undone < operations.length; undone++) {
		const answer = await editor.undo();
		if (!("state" in answer)) throw new Error(JSON.stringify(answer));
		states.push(answer.state);
	}
	copy.write(entry, (text) => `${text}  : wat?`);
	states.push(await editor.state());

	for (const [at, now] of states.entries())
		for (const before of [first, states[at - 1]])
			if (before) expect(withChange(before, sentBetween(before, now))).toEqual(now);
	expect(JSON.stringify(sentBetween(first, states[1] as State)).length).toBeLessThan(100_000);
});
