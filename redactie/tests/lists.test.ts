/** Every list and part of the content, by a name that tells which. */
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { countedIn } from "../../packages/redactie/src/contract/fields.ts";
import { listsOf } from "../../packages/redactie/src/contract/lists.ts";
import { dataAt } from "../../packages/redactie/src/data.ts";
import type { ContentList, Data, FieldId } from "../../packages/redactie/src/protocol.ts";
import { bareVacature, fullVacature } from "../../scripts/vacatures.ts";
import { contentOf } from "../../src/content/read-content.ts";
import { dataWith, real } from "../../tests/planted-mistakes.ts";

const FULL = "content/vacatures/vogelaar.yaml";
const BARE = "content/vacatures/roeier.yaml";
const CASE = "content/cases/edge-consolidatie.yaml";
const files = { ...real, [FULL]: stringify(fullVacature), [BARE]: stringify(bareVacature) };
const data = dataWith(files);
const content = contentOf(data);
const { lists, parts } = listsOf(data, content);
const list = (id: FieldId) => {
	const found = lists.find((each) => each.id === id);
	if (!found) throw new Error(`There is no list ${id}.`);
	return found;
};
const part = (id: FieldId) => parts.find((each) => each.id === id);

/** The place of each list in a file. */
function listsIn(of: unknown, path: string): string[] {
	if (of === null || typeof of !== "object") return [];
	const inside = Object.entries(of).flatMap(([key, value]) =>
		listsIn(value, path.endsWith("#") ? path + key : `${path}.${key}`),
	);
	return Array.isArray(of) ? [path, ...inside] : inside;
}

describe("the lists of the content", () => {
	it("are all lists of all files, each once, with all of their items", () => {
		const inFiles = [...data].flatMap(([file, of]) => listsIn(of, `${file}#`));
		const ids = lists.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(inFiles.filter((id) => !ids.includes(id as FieldId))).toEqual([]);
		for (const { file, path, items } of lists.filter(({ path }) => path)) {
			const held = dataAt(data.get(file), path) as Data[] | undefined;
			expect([path, items.length]).toEqual([path, held?.length ?? 0]);
		}
	});

	it.each<[FieldId, Partial<ContentList>]>([
		[`${FULL}#tasks`, { name: "Taken", section: "Taken", item: "taak", min: 2, max: 4 }],
		[`${CASE}#metrics`, { name: "Kerncijfers", item: "kerncijfer", min: 4, max: 4, fixed: true }],
		[`${CASE}#story.results.paragraphs`, { name: "Uitkomst: alinea's", section: "Uitkomst" }],
		["content/navigatie.yaml#menu.1.items", { name: "Menu 2: onderdelen", section: "Menu" }],
		["content/identity.yaml#legal.address", { items: [] }],
		[`${BARE}#employment`, { items: [] }],
	])("%s is %o", (id, said) => {
		expect(list(id)).toMatchObject(said);
	});

	it("have names that tell them apart in their file", () => {
		const names = lists.map(({ file, section, name }) => `${file}, ${section}: ${name}`);
		expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
	});

	it("say of an item what a visitor reads first, and what comes next", () => {
		const [first] = content.cases.find(({ id }) => id === "edge-consolidatie")?.metrics ?? [];
		expect(list(`${CASE}#metrics`).items[0]).toEqual({
			id: `${CASE}#metrics.0`,
			title: first?.value,
			note: first?.label,
			picture: { kind: "icon", value: first?.icon },
		});
		expect(lists.flatMap(({ items }) => items).filter(({ title }) => !title)).toEqual([]);
	});
});

describe("the folders", () => {
	it("come last, with their entries in order", () => {
		expect(lists.slice(-4).map(({ id, path, name }) => [id, path, name])).toEqual([
			["content/diensten/#", "", "Diensten"],
			["content/expertise/#", "", "Expertise"],
			["content/cases/#", "", "Cases"],
			["content/vacatures/#", "", "Vacatures"],
		]);
		expect(list("content/cases/#").items.map(({ id }) => id)).toEqual(
			content.cases.map(({ id }) => `content/cases/${id}.yaml#`),
		);
	});

	it("say what is short of an entry, and where its page is", () => {
		const vacancies = list("content/vacatures/#");
		const { items } = vacancies;
		expect(vacancies).toMatchObject({ item: "vacature" });
		expect(vacancies.closed).toBeUndefined();
		expect(list("content/diensten/#").closed).toBe(true);
		expect(items.find(({ id }) => id === `${BARE}#`)).toMatchObject({
			title: bareVacature.title,
			note: "geen uren, standplaats, salaris, start",
			page: "/over-ons/werken-bij/roeier",
		});
		expect(items.find(({ id }) => id === `${FULL}#`)?.note).toBeUndefined();
		for (const { page, note } of list("content/cases/#").items)
			expect(note).toBe(page ? undefined : "zonder eigen pagina");
	});
});

describe("the parts of the content", () => {
	it("are what a file may have or lack", () => {
		expect(part(`${FULL}#story`)).toMatchObject({ name: "Eigen pagina", isThere: true });
		expect(part(`${BARE}#salary`)).toMatchObject({ isThere: false });
		expect(part(`${CASE}#metrics.1.measured`)).toMatchObject({
			name: "Kerncijfer 2: meting",
			section: "Kerncijfers",
			isThere: true,
		});
		expect(part(`${CASE}#source`)).toBeUndefined();
		expect(parts.filter(({ name, help }) => !name || !help)).toEqual([]);
	});
});

it("knows what counts the items of a list", () => {
	const counted = countedIn(CASE, data.get(CASE), content);
	const below = dataAt(data.get(CASE) as Data, "story.timeline.below") as Data[];
	expect(counted).toEqual(
		below.map((_, index) => ({
			list: "story.approach.choices",
			number: `story.timeline.below.${index}.choice`,
		})),
	);
});
