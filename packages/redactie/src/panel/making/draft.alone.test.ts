/** What is about to be made, from the drafts that it is of. */
import { beforeEach, expect, test, vi } from "vitest";
import type { Field, FieldId, State } from "../../protocol.ts";

vi.stubGlobal("localStorage", { setItem() {}, removeItem() {} });
vi.mock("../state/api.ts", () => ({
	storeDrafts: async () => {},
	tryOperations: async () => ({ problems: [] }),
	fetchPage: async (path: string) => ({ path, marked: "", fields: {} }),
}));

const { getPanel, setPanel } = await import("../state/store.ts");
const { missingIn, nameOf, operationOf, takeDraft, titleOf } = await import("./draft.ts");
const { goOn } = await import("./making.ts");
const { makingWords } = await import("../words.ts");
const { waitingRoots, waitingTexts } = await import("../state/drafts.ts");
const { turn, type } = await import("../state/keeping.ts");

const ROOT: FieldId = "+content/vacatures/#";
const at = (path: string): FieldId => `${ROOT}${path}`;
const field = (path: string, required = true) =>
	({
		...{ id: at(path), file: "+content/vacatures/", path, kind: "text" },
		value: null,
		required,
	}) as Field;
const state = {
	fields: [
		{ id: "content/x.yaml#figure.was", file: "content/x.yaml", path: "figure.was", value: 3 },
	],
	lists: [{ id: "content/vacatures/#", file: "content/vacatures/", path: "", item: "vacature" }],
	parts: [],
	pages: [{ path: "/", name: "Home", file: "" }],
	names: [],
	sheets: [],
} as unknown as State;
const open = (root: FieldId) =>
	setPanel({ state, drafts: {}, past: [], where: [] }) ??
	setPanel({ where: [{ kind: "sheet", id: root }] });
const operation = () =>
	operationOf(getPanel().making as NonNullable<ReturnType<typeof getPanel>["making"]>);
const answer = (...fields: Field[]) =>
	takeDraft({ item: "vacature", help: "", fields, standIns: [], pages: [] });

beforeEach(() => open(ROOT));

test("nothing is a draft until something is typed, and then it is one to be made", () => {
	expect(operation()).toEqual({ do: "add", file: "content/vacatures/", path: "", data: null });
	expect(waitingRoots()).toEqual([]);
	type(at("title"), "Roerganger");
	type(at("tasks.1"), "Sturen");
	expect(operation()).toMatchObject({ data: { title: "Roerganger", tasks: [null, "Sturen"] } });
	expect([waitingRoots(), waitingTexts()]).toEqual([[ROOT], []]);
	expect([titleOf(ROOT), nameOf(ROOT)]).toEqual(["Nieuwe vacature", "Roerganger"]);
});

test("it is called by its first text, in the order of its like", () => {
	type(at("summary"), "Stuurt.");
	type(at("title"), "Roerganger");
	const fields = ["title", "summary"].map((path) => ({
		...field(path),
		id: `content/vacatures/kok.yaml#${path}` as FieldId,
	}));
	setPanel({ state: { ...state, fields } });
	expect(nameOf(ROOT)).toBe("Roerganger");
});

test("an item of a list of texts is a field itself", () => {
	const item: FieldId = "+content/x.yaml#tasks.2";
	open(item);
	type(item, "Varen");
	expect(operation()).toEqual({
		do: "add",
		file: "content/x.yaml",
		path: "tasks.2",
		data: "Varen",
	});
	expect(waitingRoots()).toEqual([item]);
	type(item, null);
	expect(waitingRoots()).toEqual([item]);
});

test("what takes the place of something has what that holds", () => {
	open("=content/x.yaml#figure");
	type("=content/x.yaml#figure.kind", "uptime");
	const data = { was: 3, kind: "uptime" };
	expect(operation()).toEqual({ do: "replace", file: "content/x.yaml", path: "figure", data });
});

test("what has another shape has it before it is filled in", () => {
	type(at("was.0.value"), 4);
	type(at("was~"), JSON.stringify([{ value: null, place: null }]));
	expect(operation()).toMatchObject({ data: { was: [{ value: 4, place: null }] } });
});

test("each field that was typed in is undone, and done again", () => {
	answer(field("title"), field("summary"), field("hours", false));
	const missing = () =>
		missingIn(getPanel().making?.answer ?? { fields: [] }).map(({ path }) => path);
	type(at("title"), "R");
	type(at("title"), "Ro");
	type(at("summary"), "Stuurt.");
	expect(missing()).toEqual([]);
	expect(turn("past")).toBeTruthy();
	expect(missing()).toEqual(["summary"]);
	expect(turn("past")).toBeTruthy();
	expect([missing(), waitingRoots()]).toEqual([["title", "summary"], []]);
	expect(turn("past")).toBeUndefined();
	expect(turn("future")).toBeTruthy();
	expect(operation()).toMatchObject({ data: { title: "Ro" } });
});

test("its fields are among the others as long as it is open", () => {
	answer(field("title"));
	expect(getPanel().state?.fields).toHaveLength(2);
	setPanel({ where: [] });
	expect([getPanel().making, getPanel().state?.fields.length]).toEqual([undefined, 1]);
});

test("all is filled in once nothing is missing, too long, or words in place of a number", () => {
	const said = () => {
		goOn(at("year"), "next");
		return getPanel().said;
	};
	const title = { ...field("title"), name: "Titel", max: 5 };
	answer(title, { ...field("year"), name: "Jaar", kind: "number" });
	type(at("year"), "nu");
	type(at("title"), "Matroos");
	expect(said()).toBe(makingWords.notRight("Titel"));
	type(at("title"), "Kok");
	expect(said()).toBe(makingWords.notRight("Jaar"));
	type(at("year"), 2031);
	expect(said()).toBe(makingWords.ready("vacature", true));
});
