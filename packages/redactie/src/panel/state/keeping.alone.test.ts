import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
	ApplyAnswer,
	ApplyRequest,
	Field,
	FieldId,
	SetOperation,
	State,
	Value,
} from "../../protocol.ts";

const server = vi.hoisted(() => ({
	keep: (_: SetOperation[]): Promise<unknown> => Promise.resolve(),
	drafts: {} as Record<string, string>,
}));

vi.stubGlobal("navigator", { userAgent: "" });
vi.mock("./api.ts", () => ({
	apply: ({ operations }: ApplyRequest) => server.keep(operations as SetOperation[]),
	tryOperations: async () => ({ problems: [] }),
	fetchPage: async (path: string) => ({ path, marked: "", fields: {} }),
	fetchState: async () => stateOf(file),
	fetchDrafts: async () => server.drafts,
	storeDrafts: vi.fn(async () => {}),
	undoStep: vi.fn(async () => ({ nothing: true })),
	redoStep: vi.fn(async () => ({ nothing: true })),
	ServerGone: class extends Error {},
	ServerFault: class extends Error {},
}));

const { followState, restoreDrafts, valueNow } = await import("./drafts.ts");
const { redoStep, storeDrafts, undoStep } = await import("./api.ts");
const { followTyped, hearTyped, judgeNow, refreshTyped } = await import("./judging.ts");
const { redo, undo } = await import("./undoing.ts");
const { BETWEEN_KEYS, takeStored } = await import("./stored.ts");
const { keep, putBack, type } = await import("./keeping.ts");
const { getPanel, setPanel } = await import("./store.ts");
const { words } = await import("../words.ts");
const { onShortcut } = await import("../shortcuts.ts");

const ID: FieldId = "content/paginas/home.yaml#hero.title";
let file: Value;
let version = 0;
/** Edits that wait for their answer, and how to let the server get to them. */
let asked: { edit: SetOperation; answer(): void }[];

function stateOf(value: Value): State {
	const field = { id: ID, file: "content/paginas/home.yaml", path: "hero.title", value };
	return {
		version: ++version,
		fields: [{ ...field, name: "Kop", kind: "text", shown: "", pages: [] } as unknown as Field],
		pages: [],
		names: [],
		done: [],
		lists: [],
		parts: [],
		sheets: [],
		pending: [],
		undone: [],
	};
}

/** As the real one: what is not in the file any more is a conflict. */
function answerTo({ base, value }: SetOperation): ApplyAnswer {
	if (base !== file) return { conflicts: [ID] };
	file = value;
	return { kept: stateOf(file) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
async function answerNext() {
	await settled();
	asked.shift()?.answer();
	await settled();
}

afterEach(() => vi.useRealTimers());
beforeEach(() => {
	file = "A";
	asked = [];
	server.keep = ([edit]) =>
		new Promise((resolve) => {
			if (edit) asked.push({ edit, answer: () => resolve(answerTo(edit)) });
		});
	setPanel({ where: [{ kind: "fields", open: [ID] }], last: ID, drafts: {}, past: [], future: [] });
	followState(stateOf(file));
});

test("what is kept while another is being kept starts from that, and is written once", async () => {
	type(ID, "A1");
	keep();
	await settled();
	type(ID, "A12");
	keep();
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
	type(ID, "A1");
	keep();
	await settled();
	type(ID, "A12");
	followState(stateOf("A1"));
	expect(getPanel().drafts[ID]?.changedAt).toBeUndefined();
	await answerNext();
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A12", base: "A1" } });
});

test("the old text, typed again while another is being kept, is not lost", async () => {
	type(ID, "A1");
	keep();
	await settled();
	type(ID, "A");
	await answerNext();
	expect(valueNow(ID)).toBe("A");
	keep();
	await answerNext();
	expect(file).toBe("A");
	expect(getPanel().drafts).toEqual({});
});

test("Esc goes back to what is being kept", async () => {
	type(ID, "A1");
	keep();
	await settled();
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
	type(ID, "A1");
	keep();
	await settled();
	onShortcut({
		key: "z",
		ctrlKey: true,
		target: box,
		preventDefault,
		stopPropagation() {},
	} as unknown as KeyboardEvent);
	expect(preventDefault).toHaveBeenCalled();
	await settled();
	expect(undoStep).not.toHaveBeenCalled();
	await answerNext();
	expect(file).toBe("A1");
	expect(undoStep).toHaveBeenCalledOnce();
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
	const undone = { ...stateOf("A"), pages: [{ path: "/", name: "", file: "" }] };
	vi.mocked(undoStep).mockResolvedValueOnce({
		step: { number: 1, changes: [] },
		wasCommitted: false,
		state: undone,
	});
	await undo();
	await redo();
	expect(values()).toEqual(["A", 1]);
	await redo();
	await redo();
	expect(values()).toEqual(["A123 45", 1]);
});

test("what others wrote meanwhile is a conflict, and is not overwritten", async () => {
	type(ID, "A1");
	keep();
	file = "B";
	await answerNext();
	expect(getPanel().drafts[ID]).toMatchObject({ value: "A1", changedAt: expect.any(Number) });
	type(ID, "A12");
	keep();
	await settled();
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
const sent = () => vi.mocked(storeDrafts).mock.calls.map(([{ changes }]) => changes);

test("a draft is sent at once, by its field's own key and as it was typed", async () => {
	await settled();
	vi.mocked(storeDrafts).mockClear();
	type(ID, "A1");
	expect(sent()).toEqual([{ [KEY]: JSON.stringify({ value: "A1", base: "A" }) }]);
	type(ID, "A12");
	type(ID, "A123");
	await settled();
	expect(sent().slice(1)).toEqual([{ [KEY]: JSON.stringify({ value: "A123", base: "A" }) }]);
	restoreDrafts({});
	followState(stateOf("B"));
	await settled();
	expect(sent(), "what the file holds is no matter of drafts").toHaveLength(2);
});

test("what another window types is typed here too, but not over what is typed here", async () => {
	const theirs = { changes: { [KEY]: JSON.stringify({ value: "A9", base: "A" }) }, from: "other" };
	await settled();
	vi.mocked(storeDrafts).mockClear();
	void followTyped(takeStored(theirs));
	expect(getPanel().drafts).toEqual({ [ID]: { value: "A9", base: "A" } });
	await settled();
	expect(sent(), "it is theirs").toEqual([]);
	type(ID, "A98");
	void followTyped(takeStored(theirs));
	expect(valueNow(ID)).toBe("A98");
	await settled();
	void followTyped(takeStored({ changes: { [KEY]: null }, from: "other" }));
	expect(getPanel().drafts).toEqual({});
});

const textOf = (value: string) => JSON.stringify({ value, base: "A" });
const theirs = (value: string) => ({ changes: { [KEY]: textOf(value) }, was: {}, from: "other" });

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
	expect(getPanel().said).toBe(words.typedElsewhere(false));
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
	await settled();
	vi.mocked(storeDrafts).mockClear();
	putBack();
	expect(storeDrafts).toHaveBeenCalledWith(
		expect.objectContaining({ changes: { [KEY]: null }, was: { [KEY]: textOf("A1") } }),
	);
});

test("what was typed here and is put back in another window comes back by an undo", async () => {
	const elsewhere = (text: string | null) =>
		followTyped(takeStored({ changes: { [KEY]: text }, from: "other" }));
	type(ID, "A1");
	await settled();
	await elsewhere(null);
	expect(valueNow(ID)).toBe("A");
	expect(getPanel().said).toBe(words.typedElsewhere(false));
	await undo();
	expect(valueNow(ID)).toBe("A1");
	await settled();
	expect(sent().at(-1)).toEqual({ [KEY]: JSON.stringify({ value: "A1", base: "A" }) });

	setPanel({ said: undefined });
	file = "A1";
	await elsewhere(null);
	expect(getPanel().said, "it was kept there").toBeUndefined();
	type(ID, "A12");
	await settled();
	await elsewhere(JSON.stringify({ value: "other", base: "A1" }));
	expect(getPanel().said, "theirs stands there by now").toBe(words.typedElsewhere(false));
	setPanel({ said: undefined });
	await elsewhere(null);
	expect(getPanel().said, "it was typed there").toBeUndefined();
	await undo();
	expect(valueNow(ID), "ours is not lost").toBe("A12");
	type(ID, "A12!");
	await elsewhere(JSON.stringify({ value: "theirs", base: "A1" }));
	expect(valueNow(ID), "ours is on its way").toBe("A12!");
	await undo();
	expect(valueNow(ID), "theirs is not lost either").toBe("theirs");
});

test("what another window keeps leaves nothing here of what it typed before", async () => {
	await settled();
	vi.mocked(storeDrafts).mockClear();
	const theirs = (value: string) =>
		void followTyped(
			takeStored({ changes: { [KEY]: JSON.stringify({ value, base: "A" }) }, from: "other" }),
		);
	theirs("A B");
	theirs("AB");
	await settled();
	expect(sent(), "none of it is sent back").toEqual([]);
	// Its file may be heard of before its last key.
	followState(stateOf("ABC"));
	theirs("ABC");
	expect(getPanel().drafts).toEqual({});
	expect(valueNow(ID)).toBe("ABC");
});

test("what could not be sent goes once the server is there, and what it lacks by then is gone here", async () => {
	const LEAD = "content/paginas/home.yaml#hero.lead";
	server.drafts = { [`redactie:draft:${LEAD}`]: JSON.stringify({ value: "X", base: "x" }) };
	vi.mocked(storeDrafts).mockRejectedValueOnce(new Error());
	type(ID, "A1");
	await settled();
	vi.mocked(storeDrafts).mockClear();
	await refreshTyped();
	expect(sent()).toEqual([{ [KEY]: JSON.stringify({ value: "A1", base: "A" }) }]);
	expect(Object.keys(getPanel().drafts).sort()).toEqual([LEAD, ID].sort());
	server.drafts = { [KEY]: JSON.stringify({ value: "A1", base: "A" }) };
	await refreshTyped();
	expect(Object.keys(getPanel().drafts)).toEqual([ID]);
});

test("what is refused says where it waits: at its box, or in the list once another is open", async () => {
	server.keep = async () => ({ problems: [] });
	type(ID, "B");
	keep();
	await settled();
	expect(getPanel().said).toBe(words.notKeptYet);
	keep();
	setPanel({ where: [] });
	await settled();
	expect(getPanel().said).toBe(words.notKeptThere("Kop"));
});

test("a window that opens with a text that is refused shows the last good page", async () => {
	setPanel({ rendered: undefined, drafts: { [ID]: { value: "", base: "A" } } });
	await judgeNow();
	expect(getPanel().rendered?.path).toBe("/");
});

test("what was put back says the key that takes it in again", () => {
	type(ID, "A1");
	putBack();
	expect(getPanel().said).toBe(words.putBack(false, "past"));
	type(ID, "A1");
	putBack("future");
	expect(getPanel().said).toContain("Ctrl+Shift+Z");
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
			if (edits.length > 1) resolve({ kept: both("B") });
			else refuse = () => resolve({ problems: [] });
		});
	};
	setPanel({ where: [{ kind: "fields", open: [ID, other] }], drafts: {} });
	followState(both("A"));
	type(ID, "B");
	keep();
	await settled();
	type(other, "B");
	keep();
	refuse();
	await settled();
	expect(written).toEqual([["hero.title"], ["hero.title", "kosten.readings.procent"]]);
	expect(getPanel().drafts).toEqual({});
});
