import { expect, test } from "vitest";
import type { Field, State } from "../../protocol.ts";
import { search, targetsOf } from "./GoTo.tsx";

const field = (path: string, name: string, shown: string, page: string) =>
	({
		id: `content/paginas/${page}.yaml#${path}`,
		file: `content/paginas/${page}.yaml`,
		path,
		name,
		shown,
		value: shown,
		pages: [{ path: `/${page}`, times: 1 }],
	}) as Field;

const list = (file: string, path: string, name: string, max?: number) => ({
	id: `${file}#${path}`,
	file,
	path,
	name,
	item: name.toLowerCase().replace(/en$/, ""),
	items: [{ id: `${file}#${path}.0`, title: "Eerste" }],
	...(max && { max }),
});

const state = {
	pages: [
		{ path: "/contact", name: "Contact", file: "content/paginas/contact.yaml" },
		{ path: "/cases", name: "Cases", file: "content/paginas/cases.yaml" },
	],
	fields: [
		field("a", "Uitkomst: 1e alinea", "Een klik kost nu één verbinding met een telefoon", "cases"),
		field("b", "Bijschrift", "telefoontjes per dag", "cases"),
		field("c", "Bijschrift", "telefoontjes per week en per maand", "contact"),
		field("d", "Telefoonnummer", "+31 20 123 45 67", "contact"),
	],
	names: [],
	pending: [],
	sheets: [{ file: "content/navigatie.yaml", name: "Menu en voet" }],
	lists: [
		list("content/paginas/contact.yaml", "lines", "Lijnen", 3),
		list("content/paginas/contact.yaml", "lines.0.steps", "Stappen"),
		list("content/paginas/cases.yaml", "hints", "Tips", 1),
		list("content/boten/", "", "Boten"),
	],
} as unknown as State;

const found = (query: string, path = "/cases") =>
	search(targetsOf(state, path), query).map(({ key, title }) => [key.split("#")[1] ?? key, title]);

test("begins with fields of that name, then texts that begin so, those of this page first", () => {
	expect(found("Telefoon").map(([key]) => key)).toEqual(["d", "b", "c", "a"]);
	expect(found("telefoon", "/contact").map(([key]) => key)).toEqual(["d", "c", "b", "a"]);
});

test("shows a long text from just before the hit on", () => {
	expect(found("telefoon").at(-1)).toEqual(["a", "… verbinding met een telefoon"]);
});

test("offers what can be made of lists that are not full, and each list by its name", () => {
	const keys = (query: string) => found(query).map(([, title]) => title);
	expect(keys("nieuw")).toEqual(["Nieuw: bot", "Nieuw: lijn"]);
	expect(found("nieuw", "/contact").map(([, title]) => title)).toEqual(keys("nieuw"));
	expect(keys("tips")).toEqual(["Tips, 1"]);
	expect(keys("stappen")).toEqual([]);
	expect(keys("menu")).toEqual(["Menu en voet"]);
});

test("offers pages, sheets and new entries before something is asked, and knows no accents", () => {
	expect(found("").map(([, title]) => title)).toEqual([
		"Contact",
		"Cases",
		"Menu en voet",
		"Nieuw: bot",
	]);
	expect(found("een verbinding")).toHaveLength(1);
});
