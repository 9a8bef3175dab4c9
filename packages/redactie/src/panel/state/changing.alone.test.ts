import { beforeEach, expect, test, vi } from "vitest";
import type {
	ApplyAnswer,
	ApplyRequest,
	Change,
	FieldId,
	Operation,
	State,
} from "../../protocol.ts";

const server = vi.hoisted(() => ({
	asked: [] as unknown[],
	answer: {} as unknown,
	version: 1,
	done: [] as unknown[],
	undone: [] as unknown[],
}));

vi.stubGlobal("navigator", { userAgent: "" });
vi.mock("./api.ts", () => ({
	undoStep: async () => server.answer,
	redoStep: async () => server.answer,
	apply: async (request: ApplyRequest) => {
		server.asked.push(request);
		return server.answer;
	},
	tryOperations: async () => ({ problems: [] }),
	fetchPage: async (path: string) => ({ path, marked: "", fields: {} }),
	fetchChanges: async () => ({ list: [] }),
	fetchState: async () => stateOf(server.version),
	storeDrafts: async () => {},
	ServerGone: class extends Error {},
	ServerFault: class extends Error {},
}));

const { runOperations } = await import("./changing.ts");
const { undo, redo } = await import("./undoing.ts");
const { followChange } = await import("./outside.ts");
const { takeBack } = await import("../changes/committing.ts");
const { addBelow } = await import("../lists/items.ts");
const { type } = await import("./keeping.ts");
const { getPanel, setPanel } = await import("./store.ts");

const file = "content/x.yaml";
const at = (path: string): FieldId => `${file}#${path}`;
const MOVE: Operation = { do: "move", file, path: "tasks.0", to: 2 };

const stateOf = (version: number) =>
	({
		version,
		fields: ["a", "b", "c"].map((value, index) => ({
			id: at(`tasks.${index}`),
			file,
			path: `tasks.${index}`,
			value,
			pages: [],
		})),
		pages: [{ path: "/", name: "Home", file: "" }],
		names: [],
		sheets: [],
		pending: [],
		lists: [],
		done: server.done,
		undone: server.undone,
		changes: {},
	}) as unknown as State;

const answering = (answer: ApplyAnswer) => {
	server.answer = answer;
};

beforeEach(() => {
	server.asked = [];
	server.version = 1;
	setPanel({
		state: stateOf(1),
		where: [{ kind: "fields", open: [at("tasks.0")] }],
		drafts: {},
		past: [],
		future: [],
		said: undefined,
	});
});

test("what is open, and what was typed in it, goes along with its item", async () => {
	setPanel({ drafts: { [at("tasks.1")]: { value: "bb", base: "b" } } });
	const step = { number: 1, changes: [], moved: [MOVE] };
	server.done = [step];
	answering({ kept: stateOf(2) });
	const kept = runOperations([MOVE], "Bewaard.");
	await kept;
	expect(server.asked).toEqual([{ operations: [MOVE], version: 1 }]);
	expect(getPanel().open).toEqual([at("tasks.2")]);
	expect(Object.keys(getPanel().drafts)).toEqual([at("tasks.0")]);
	expect(getPanel().state?.version).toBe(2);
	expect(getPanel().said).toBe("Bewaard.");
});

test("what was typed goes along too when a step is undone, redone or taken back", async () => {
	const REMOVE: Operation = { do: "remove", file, path: "tasks.0" };
	const step = { number: 7, changes: [], at: 1, moved: [REMOVE] };
	const typed = () =>
		Object.entries(getPanel().drafts).map(([id, { value }]) => `${id.slice(-1)}: ${value}`);
	server.done = [step];
	setPanel({
		where: [],
		drafts: {
			[at("tasks.0")]: { value: "aa", base: "a" },
			[at("tasks.1")]: { value: "bb", base: "b" },
		},
	});
	answering({ kept: stateOf(2) });
	await takeBack({ id: "x", name: "x" } as Change);
	expect(typed()).toEqual(["0: bb"]);
	server.answer = { step, state: stateOf(3) };
	await undo();
	expect(typed().sort()).toEqual(["0: aa", "1: bb"]);
	await redo();
	expect(typed()).toEqual(["0: bb"]);
});

test("what another window undoes or redoes is told, as the foot may have said the opposite", async () => {
	const step = { number: 3, changes: [{ at: at("tasks.1"), name: "Taak 2", was: "b", now: "bb" }] };
	const elsewhere = async (version: number, done: unknown[], undone: unknown[]) => {
		Object.assign(server, { version, done, undone });
		await followChange({ version, ids: [] });
	};
	await elsewhere(2, [step], []);
	expect(getPanel().said).toBeUndefined();
	await elsewhere(3, [], [step]);
	expect(getPanel().said).toBe("In een ander venster ongedaan gemaakt: Taak 2.");
	await elsewhere(4, [step], []);
	expect(getPanel().said).toBe("In een ander venster opnieuw gedaan: Taak 2.");
	Object.assign(server, { done: [], undone: [] });
});

test("of a list that changed meanwhile nothing is written, and the panel has what is there now", async () => {
	server.version = 3;
	answering({ stale: [file] });
	expect(await runOperations([MOVE], "Bewaard.")).toBeUndefined();
	expect(getPanel().state?.version).toBe(3);
	expect(getPanel().open).toEqual([at("tasks.0")]);
	expect(getPanel().said).toContain("Kijk nog eens");
});

test("what the contract refuses is for who asked", async () => {
	const problems = [{ file, path: "tasks", text: "is te kort", name: "Taken" }];
	answering({ problems });
	expect(await runOperations([MOVE], "Bewaard.")).toEqual({ problems });
	expect(getPanel().said).toBeUndefined();
});

test("that a list takes no more is said as long as one types in what is there", () => {
	const items = ["0", "1", "2"].map((index) => ({ id: at(`tasks.${index}`), title: "" }));
	const list = { id: at("tasks"), file, path: "tasks", items, max: 3 };
	setPanel({ state: { ...stateOf(1), lists: [list] } as unknown as State });
	addBelow();
	type(at("tasks.0"), "ab");
	expect(getPanel().lost).toBe("Hier passen er hooguit drie.");
});
