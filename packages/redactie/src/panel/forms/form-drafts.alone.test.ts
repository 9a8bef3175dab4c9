import { expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
	getItem: (key: string) => stored.get(key) ?? null,
	setItem: (key: string, value: string) => stored.set(key, value),
	removeItem: (key: string) => stored.delete(key),
});

const { formOf, keyOf, setForm, storedForm } = await import("./form-drafts.ts");

test("a form that is thrown away and brought back is still called what it was", () => {
	const place = { file: "content/vacatures/", path: "", isNew: true, data: { title: "Vogelaar" } };
	const before = { ...place, start: null, title: "Nieuwe vacature", name: "Vogelaar" };
	setForm(formOf(place, before));
	expect(storedForm(keyOf(place))).toEqual(before);
});
