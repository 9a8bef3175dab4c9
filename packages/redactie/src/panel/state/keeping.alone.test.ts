import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
	ApplyAnswer,
	ApplyRequest,
	Change,
	Field,
	FieldId,
	Operation,
	SetOperation,
	State,
	Step,
	Value,
} from "../../protocol.ts";

const server = vi.hoisted(() => ({
	keep: (_: SetOperation[]): Promise<unknown> => Promise.resolve(),
	state: (): unknown => undefined,
	drafts: {} as Record<string, string>,
	done: [] as Step[],
	undone: [] as Step[],
}));

vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });
vi.mock("../going/address.ts", () => ({ remember() {}, followPage() {} }));
vi.mock("./api.ts", () => ({
	apply: ({ operations }: ApplyRequest) => server.keep(operations as SetOperation[]),
	tryOperations: async () => ({ problems: [] }),
	fetchPage: async (path: string) => ({ path, marked: "", fields: {} }),
	fetchState: async () => server.state(),
	fetchChanges: async () => ({ list: [] }),
	fetchDrafts: async () => server.drafts,
	storeDrafts: vi.fn(async () => {}),
	undoStep: vi.fn(async () => ({ nothing: true })),
	redoStep: vi.fn(async () => ({ nothing: true })),
	KeyMissing: class extends Error {},
	ServerGone: class extends Error {},
	ServerFault: class extends Error {},
}));

const { takeBack } = await import("../changes/ChangesTab.tsx");
const { addBelow } = await import("../lists/doing.ts");
const { BETWEEN_KEYS, followState, restoreDrafts, takeStored, valueNow, waitingTexts } =
	await import("./drafts.ts");
const { redoStep, ServerFault, storeDrafts, undoStep } = await import("./api.ts");
const { followTyped, hearTyped, refreshTyped } = await import("./judging.ts");
const { followChange, redo, undo } = await import("./undoing.ts");
const { keep, putBack, runOperations, type } = await import("./keeping.ts");
const { getPanel, setPanel } = await import("./store.ts");
const { words } = await import("../words.ts");
const { onShortcut } = await import("../shortcuts.ts");

const HOME = "content/paginas/home.yaml";
const ID: FieldId = `${HOME}#hero.title`;
const task = (index: number): FieldId => `${HOME}#tasks.${index}`;
let file: Value;
let version = 0;
/** Edits that wait for their answer, and how to let the server get to them. */
let asked: { edit: SetOperation; answer(): void }[];

function stateOf(value: Value): State {
	const values = { "hero.title": value, "tasks.0": "a", "tasks.1": "b", "tasks.2": "c" };
	const { done, undone } = server;
	return {
		version: ++version,
		fields: Object.entries(values).map(([path, value]) => {
			const field = { id: `${HOME}#${path}`, file: HOME, path, value };
			return { ...field, name: "Kop", kind: "text", shown: "", pages: [] } as unknown as Field;
		}),
		pages: [{ path: "/", name: "Home", file: "" }],
		names: [],
		lists: [],
		parts: [],
		sheets: [],
		pending: [],
		...{ done, undone },
	};
}

const KEPT = { step: null };
/** As the real one: what is not in the file any more is a conflict. */
function answerTo({ base, value }: SetOperation): ApplyAnswer {
	if (base !== file) return { conflicts: [ID] };
	file = value;
	return KEPT;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
async function answerNext() {
	await settled();
	asked.shift()?.answer();
	await settled();
}
/** The server has it, and has not answered. */
async function keeping(text: string) {
	type(ID, text);
	keep();
	await settled();
}

afterEach(() => vi.useRealTimers());
beforeEach(() => {
	Object.assign(server, { done: [], undone: [] });
	file = "A";
	server.state = () => stateOf(file);
	asked = [];
	server.keep = ([edit]) =>
		new Promise((resolve) => {
			if (edit) asked.push({ edit, answer: () => resolve(answerTo(edit)) });
		});
	setPanel({ where: [{ kind: "fields", open: [ID] }], last: ID, drafts: {}, past: [], future: [] });
	followState(stateOf(file));
});

test("what is kept while another is being kept starts from that, and is written once", async () => {
	await keeping("A1");
	await keeping("A12");
	type(ID, "A123");
	await answerNext();
	expect(asked.map(({ edit }) => edit)).toMatchObject([{ base: "A1", value: "A123" }]);
	type(ID, "A1234");
	await answerNext();
	expect(asked).toHaveLength(0);
	expect(file).toBe("A123");
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A1234", base: "A123" } });
});

test("our own text that comes back by another way is no conflict", async () => {
	await keeping("A1");
	type(ID, "A12");
	followState(stateOf("A1"));
	expect(getPanel().drafts[ID]?.changedAt).toBeUndefined();
	await answerNext();
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A12", base: "A1" } });
});

test("that it is kept is said as soon as it is, and the text stays until the state comes", async () => {
	const { promise, resolve } = Promise.withResolvers<State>();
	server.state = () => promise;
	await keeping("A1");
	await answerNext();
	expect([getPanel().said, valueNow(ID)]).toEqual([words.allKept, "A1"]);
	type(ID, "A12");
	resolve(stateOf(file));
	await settled();
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A12", base: "A1" } });
});

test("what is kept, though its state does not come, is no draft once that does", async () => {
	server.state = () => Promise.reject(new ServerFault());
	await keeping("A1");
	await answerNext();
	expect([getPanel().state?.version, valueNow(ID)]).toEqual([version, "A1"]);
	followState(stateOf(file));
	expect([getPanel().drafts, valueNow(ID)]).toEqual([{}, "A1"]);
	setPanel({ fault: undefined });
});

test("what was undone while another is being kept can be done again", async () => {
	await keeping("A1");
	await keeping("A1 2");
	await undo();
	expect(valueNow(ID)).toBe("A1");
	await answerNext();
	expect([getPanel().drafts, valueNow(ID)]).toEqual([{}, "A1"]);
	await redo();
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A1 2", base: "A1" } });
	await undo();
	expect(getPanel().drafts).toEqual({});
});

test("a blank at the edge of what is kept is nothing that waits", async () => {
	await keeping(" A1");
	await answerNext();
	expect([file, valueNow(ID), waitingTexts()]).toEqual(["A1", " A1", []]);
});

test("the old text, typed again while another is being kept, is not lost", async () => {
	await keeping("A1");
	type(ID, "A");
	await answerNext();
	expect(valueNow(ID)).toBe("A");
	keep();
	await answerNext();
	expect(file).toBe("A");
	expect(getPanel().drafts).toEqual({});
});

test("Esc goes back to what is being kept", async () => {
	await keeping("A1");
	expect(putBack()).toBe(false);
	type(ID, "A12");
	expect(putBack()).toBe(true);
	expect(valueNow(ID)).toBe("A1");
	await answerNext();
	expect(getPanel().drafts).toEqual({});
	expect(valueNow(ID)).toBe("A1");
});

test("Ctrl+Z while a text is being kept waits for it, and is never the browser's undo", async () => {
	const preventDefault = vi.fn();
	const box = { id: `box-${ID}`, value: "A1", matches: () => true };
	await keeping("A1");
	const pressed = { key: "z", ctrlKey: true, target: box, preventDefault, stopPropagation() {} };
	onShortcut(pressed as unknown as KeyboardEvent);
	expect(preventDefault).toHaveBeenCalled();
	await settled();
	expect(undoStep).not.toHaveBeenCalled();
	const undone = Promise.withResolvers<{ nothing: true }>();
	vi.mocked(undoStep).mockReturnValueOnce(undone.promise);
	await answerNext();
	expect(file).toBe("A1");
	expect(undoStep).toHaveBeenCalledOnce();
	expect(getPanel().said, "of what is being undone it is not said to be kept").toBeUndefined();
	undone.resolve({ nothing: true });
});

test("an undo takes back what was typed in one go, and a redo begins with what was undone last", async () => {
	vi.useFakeTimers();
	const values = () => [valueNow(ID), vi.mocked(redoStep).mock.calls.length];
	for (const text of ["A1", "A12", "A123"]) type(ID, text);
	vi.advanceTimersByTime(1000);
	for (const text of ["A123 4", "A123 45"]) type(ID, text);
	await undo();
	expect(values()).toEqual(["A123", 0]);
	await undo();
	vi.mocked(undoStep).mockResolvedValueOnce({ step: stepOf(1, {}) });
	await undo();
	await redo();
	expect(values()).toEqual(["A", 1]);
	await redo();
	await redo();
	expect(values()).toEqual(["A123 45", 1]);
});

test("what others wrote meanwhile is a conflict, and is not overwritten", async () => {
	await keeping("A1");
	file = "B";
	await answerNext();
	expect(getPanel().drafts[ID]).toMatchObject({ value: "A1", changedAt: expect.any(Number) });
	await keeping("A12");
	expect(asked).toHaveLength(0);
	expect(file).toBe("B");
	expect(valueNow(ID)).toBe("A12");
});

test("an answer that was overtaken changes nothing", () => {
	const old = stateOf("A");
	followState(stateOf("B"));
	followState(old);
	expect(valueNow(ID)).toBe("B");
});

const KEY = `redactie:draft:${ID}`;
const textOf = (value: string, base = "A") => JSON.stringify({ value, base });
const theirs = (value: string) => ({ changes: { [KEY]: textOf(value) }, was: {}, from: "other" });
/** What another window typed, null: put back, as soon as it is heard. */
const elsewhere = (text: string | null) =>
	followTyped(takeStored({ changes: { [KEY]: text }, from: "other" }));
const sent = () => vi.mocked(storeDrafts).mock.calls.map(([{ changes }]) => changes);
async function sentUntilNow() {
	await settled();
	vi.mocked(storeDrafts).mockClear();
}

test("a draft is sent at once, by its field's own key and as it was typed", async () => {
	await sentUntilNow();
	type(ID, "A1");
	expect(sent()).toEqual([{ [KEY]: textOf("A1") }]);
	type(ID, "A12");
	type(ID, "A123");
	await settled();
	expect(sent().slice(1)).toEqual([{ [KEY]: textOf("A123") }]);
	restoreDrafts({});
	followState(stateOf("B"));
	await settled();
	expect(sent(), "what the file holds is no matter of drafts").toHaveLength(2);
});

test("what another window types is typed here too, but not over what is typed here", async () => {
	await sentUntilNow();
	void elsewhere(textOf("A9"));
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A9", base: "A" } });
	await settled();
	expect(sent(), "it is theirs").toEqual([]);
	type(ID, "A98");
	void elsewhere(textOf("A9"));
	expect(valueNow(ID)).toBe("A98");
	await settled();
	void elsewhere(null);
	expect(getPanel().drafts).toEqual({});
});

test("of two windows in which one field is typed at once the last has it, whole", async () => {
	vi.useFakeTimers();
	type(ID, "A ours");
	await hearTyped(theirs("A t"));
	type(ID, "A ours t");
	expect(valueNow(ID), "nothing of theirs is in it").toBe("A ours t");
	await hearTyped(theirs("A theirs"));
	server.drafts = theirs("A theirs").changes;
	await vi.advanceTimersByTimeAsync(BETWEEN_KEYS - 1);
	expect(valueNow(ID), "somebody may type on").toBe("A ours t");
	await vi.advanceTimersByTimeAsync(BETWEEN_KEYS);
	expect(valueNow(ID)).toBe("A theirs");
	expect(getPanel().said).toBe(words.typedElsewhere);
	await undo();
	expect(valueNow(ID)).toBe("A ours t");
});

test("what another window typed does not begin with what was just kept here", async () => {
	vi.useFakeTimers();
	type(ID, "A ours");
	await vi.advanceTimersByTimeAsync(BETWEEN_KEYS);
	keep();
	await vi.advanceTimersByTimeAsync(0);
	void hearTyped(theirs("A theirs"));
	asked.shift()?.answer();
	server.drafts = theirs("A theirs").changes;
	await vi.advanceTimersByTimeAsync(BETWEEN_KEYS);
	expect(file).toBe("A ours");
	const conflict = { value: "A theirs", base: "A", changedAt: expect.any(Number) };
	expect(getPanel().drafts[ID]).toMatchObject(conflict);
});

test("what goes says what this window knew of it", async () => {
	type(ID, "A1");
	await sentUntilNow();
	putBack();
	expect(storeDrafts).toHaveBeenCalledWith(
		expect.objectContaining({ changes: { [KEY]: null }, was: { [KEY]: textOf("A1") } }),
	);
});

test("what was typed here and is put back in another window comes back by an undo", async () => {
	type(ID, "A1");
	await settled();
	await elsewhere(null);
	expect(valueNow(ID)).toBe("A");
	expect(getPanel().said).toBe(words.typedElsewhere);
	await undo();
	expect(valueNow(ID)).toBe("A1");
	await settled();
	expect(sent().at(-1)).toEqual({ [KEY]: textOf("A1") });

	setPanel({ said: undefined });
	file = "A1";
	await elsewhere(null);
	expect(getPanel().said, "it was kept there").toBeUndefined();
	type(ID, "A12");
	await settled();
	await elsewhere(textOf("other", "A1"));
	expect(getPanel().said, "theirs stands there by now").toBe(words.typedElsewhere);
	setPanel({ said: undefined });
	await elsewhere(null);
	expect(getPanel().said, "it was typed there").toBeUndefined();
	await undo();
	expect(valueNow(ID), "ours is not lost").toBe("A12");
	type(ID, "A12!");
	await elsewhere(textOf("theirs", "A1"));
	expect(valueNow(ID), "ours is on its way").toBe("A12!");
	await undo();
	expect(valueNow(ID), "theirs is not lost either").toBe("theirs");
});

test("what another window keeps leaves nothing here of what it typed before", async () => {
	await sentUntilNow();
	void elsewhere(textOf("A B"));
	void elsewhere(textOf("AB"));
	await settled();
	expect(sent(), "none of it is sent back").toEqual([]);
	// Its file may be heard of before its last key.
	followState(stateOf("ABC"));
	void elsewhere(textOf("ABC"));
	expect(getPanel().drafts).toEqual({});
	expect(valueNow(ID)).toBe("ABC");
});

test("what could not be sent goes once the server is there, and what it lacks by then is gone here", async () => {
	const LEAD = `${HOME}#hero.lead`;
	server.drafts = { [`redactie:draft:${LEAD}`]: JSON.stringify({ value: "X", base: "x" }) };
	vi.mocked(storeDrafts).mockRejectedValueOnce(new Error());
	type(ID, "A1");
	await sentUntilNow();
	await refreshTyped();
	expect(sent()).toEqual([{ [KEY]: textOf("A1") }]);
	expect(Object.keys(getPanel().drafts).sort()).toEqual([LEAD, ID].sort());
	server.drafts = { [KEY]: textOf("A1") };
	await refreshTyped();
	expect(Object.keys(getPanel().drafts)).toEqual([ID]);
});

test("what is refused alone goes again together with what makes it right", async () => {
	const other: FieldId = "content/claims.yaml#kosten.readings.procent";
	const both = (value: Value) =>
		({ ...stateOf(file), fields: [ID, other].map((id) => ({ id, value })) }) as unknown as State;
	const written: string[][] = [];
	let refuse = () => {};
	server.keep = (edits) => {
		written.push(edits.map(({ path }) => path));
		return new Promise((resolve) => {
			if (edits.length > 1) {
				server.state = () => both("B");
				resolve(KEPT);
			} else refuse = () => resolve({ problems: [] });
		});
	};
	setPanel({ where: [{ kind: "fields", open: [ID, other] }], drafts: {} });
	followState(both("A"));
	await keeping("B");
	type(other, "B");
	keep();
	refuse();
	await settled();
	expect(written).toEqual([["hero.title"], ["hero.title", "kosten.readings.procent"]]);
	expect(getPanel().drafts).toEqual({});
});

const MOVE: Operation = { do: "move", file: HOME, path: "tasks.0", to: 2 };
const stepOf = (number: number, rest: Partial<Step>) => ({ number, changes: [], ...rest }) as Step;
const typedTasks = () =>
	Object.entries(getPanel().drafts).flatMap(([id, { value }]) =>
		// What went with its item waits for that.
		id.startsWith("-") ? [] : `${id.slice(-1)}: ${value}`,
	);
function typeTasks(...values: string[]) {
	for (const [index, value] of values.entries()) type(task(index), value);
	setPanel({ past: [] });
}
function answering(answer: () => unknown) {
	server.keep = async (operations) => {
		asked = operations.map((edit) => ({ edit, answer() {} }));
		return answer();
	};
}

test("what is open, and what was typed in it, goes along with its item", async () => {
	setPanel({ where: [{ kind: "fields", open: [task(0)] }] });
	typeTasks("aa", "bb");
	answering(() => ({ step: stepOf(1, { moved: [MOVE] }) }));
	await runOperations([MOVE], "Bewaard.");
	expect(asked).toMatchObject([{ edit: MOVE }]);
	expect([getPanel().open, typedTasks().sort()]).toEqual([[task(2)], ["0: bb", "2: aa"]]);
	expect(getPanel().said).toBe("Bewaard.");
});

test("what was typed goes along too when a step is undone, redone or taken back, here or in another window", async () => {
	const changes = [{ id: "x", name: "Taak" } as Change];
	const step = stepOf(7, { changes, moved: [{ do: "remove", file: HOME, path: "tasks.0" }] });
	const turned = (done: Step[], undone: Step[]) => async () => {
		Object.assign(server, { done, undone });
		return { step };
	};
	setPanel({ where: [{ kind: "fields", open: [task(1)] }] });
	typeTasks("aa", "bb");
	answering(turned([step], []));
	await takeBack({ id: "x", name: "x" } as Change);
	expect([getPanel().open, typedTasks()]).toEqual([[task(0)], ["0: bb"]]);
	vi.mocked(undoStep).mockImplementationOnce(turned([], [step]));
	await undo();
	expect(typedTasks().sort()).toEqual(["0: aa", "1: bb"]);
	vi.mocked(redoStep).mockImplementationOnce(turned([step], []));
	await redo();
	expect(typedTasks()).toEqual(["0: bb"]);
	const elsewhere = async (done: Step[], undone: Step[]) => {
		await turned(done, undone)();
		await followChange({ version: version + 1 });
		return [getPanel().open, typedTasks().sort(), getPanel().said];
	};
	setPanel({ where: [{ kind: "fields", open: [task(0)] }] });
	// The foot may just have said the opposite.
	const undone = words.undoneElsewhere(["Taak"]);
	const redone = words.redoneElsewhere(["Taak"]);
	expect(await elsewhere([], [step])).toEqual([[task(1)], ["0: aa", "1: bb"], undone]);
	expect(await elsewhere([step], [])).toEqual([[task(0)], ["0: bb"], redone]);
	const moved = stepOf(8, { moved: [MOVE] });
	expect(await elsewhere([step, moved], [])).toEqual([[task(2)], ["2: bb"], redone]);
});

test("what was put back before something is kept comes back by an undo after that of the step", async () => {
	setPanel({ where: [{ kind: "fields", open: [ID, task(0)] }] });
	typeTasks("aa");
	putBack();
	const kept = async () => ({ step: stepOf(9, {}) });
	server.keep = kept;
	await keeping("B");
	vi.mocked(undoStep).mockImplementationOnce(kept);
	await undo();
	expect(typedTasks()).toEqual([]);
	await undo();
	expect(typedTasks()).toEqual(["0: aa"]);
});

test("what is refused, or changed meanwhile, is not written, and the panel has what is there now", async () => {
	const before = version;
	const problems = [{ file: HOME, path: "tasks", text: "is te kort", name: "Taken" }];
	answering(() => ({ problems }));
	expect(await runOperations([MOVE], ""), "it is for who asked").toEqual({ problems });
	answering(() => ({ stale: [HOME] }));
	expect(await runOperations([MOVE], "Bewaard.")).toBeUndefined();
	expect(getPanel().state?.version).toBeGreaterThan(before);
	expect(getPanel()).toMatchObject({ open: [ID], said: words.stale });
});

test("that a list takes no more is said as long as one types in what is there", () => {
	const items = [0, 1, 2].map((index) => ({ id: task(index), title: "" }));
	const list = { id: `${HOME}#tasks`, file: HOME, path: "tasks", items, max: 3 };
	const state = { ...stateOf(file), lists: [list] } as unknown as State;
	setPanel({ state, where: [{ kind: "fields", open: [task(0)] }] });
	addBelow();
	type(task(0), "ab");
	expect(getPanel().lost).toBe("Hier passen er hooguit drie.");
});
