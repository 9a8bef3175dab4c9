import { isDeepStrictEqual } from "node:util";
import { changeBetween, type Operation, type State, withChange } from "redactie/protocol.ts";
import { afterEach, expect, test } from "vitest";
import { PANCAKES } from "./fixture.ts";
import { openKitchen } from "./kitchen.ts";

const kitchen = openKitchen();
afterEach(kitchen.remove);

const sentBetween = (before: State, now: State): ReturnType<typeof changeBetween> =>
	JSON.parse(JSON.stringify(changeBetween(before, now, isDeepStrictEqual)));

test("what changed since a state makes the next of it, whatever was done, and is small", async () => {
	const { editor } = kitchen;
	const states = [await editor.state()];
	const [first] = states as [State];
	const entry = PANCAKES;
	const item = "method.steps.0";
	const operations: Operation[] = [
		{ do: "set", file: entry, path: "title", value: "Crêpes" },
		{ do: "add", file: entry, path: item, data: "Find a bowl." },
		{ do: "move", file: entry, path: item, to: 2 },
		{ do: "remove", file: entry, path: item },
		{ do: "move", file: entry, path: "", to: 2 },
		{ do: "set", file: "content/kitchen.yaml", path: "name", value: "Iron Pan" },
	];
	for (const operation of operations) {
		expect(await kitchen.apply(operation)).toHaveProperty("step");
		states.push(await editor.state());
	}
	for (let undone = 0; undone < operations.length; undone++) {
		expect(await editor.undo()).toHaveProperty("step");
		states.push(await editor.state());
	}
	kitchen.write(entry, `${kitchen.texts()[entry]}  : what?`);
	states.push(await editor.state());

	for (const [at, now] of states.entries())
		for (const before of [first, states[at - 1]])
			if (before) expect(withChange(before, sentBetween(before, now))).toEqual(now);
	const sent = JSON.stringify(sentBetween(first, states[1] as State));
	expect(sent.length).toBeLessThan(JSON.stringify(first).length / 8);
});
