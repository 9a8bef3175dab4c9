/** What becomes of the contract and the content: every text, list and part has one place, by a name that tells which. */
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import {
	type ContentField,
	namedIn,
	namesOf,
	placeName,
} from "../../packages/redactie/src/contract/fields.ts";
import { dataAt } from "../../packages/redactie/src/data.ts";
import type { ContentList, Data, FieldId } from "../../packages/redactie/src/protocol.ts";
import { site } from "../../redactie.config.ts";
import { bareVacature, fullVacature } from "../../scripts/vacatures.ts";
import { contentOf } from "../../src/content/read-content.ts";
import { dataWith, real } from "../../tests/planted-mistakes.ts";

const FULL = "content/vacatures/vogelaar.yaml";
const BARE = "content/vacatures/roeier.yaml";
const files = { ...real, [FULL]: stringify(fullVacature), [BARE]: stringify(bareVacature) };
const data = dataWith(files);
const content = contentOf(data);
const { fields, lists, parts } = namedIn(data, content);
const byId = new Map(fields.map((field) => [field.id, field]));
const field = (id: FieldId) => byId.get(id) as ContentField;
const list = (id: FieldId) => lists.find((each) => each.id === id) as ContentList;
const part = (id: FieldId) => parts.find((each) => each.id === id);

const CASE = "content/cases/edge-consolidatie.yaml";
const IDENTITY = "content/identity.yaml";
const CLAIMS = "content/claims.yaml";
const MENU = "content/navigatie.yaml";

/** All places of a file, with what they hold. */
const placesIn = (of: unknown, path: string): [string, unknown][] => [
	[path, of],
	...Object.entries(of instanceof Object ? of : {}).flatMap(([key, value]) =>
		placesIn(value, path.endsWith("#") ? `${path}${key}` : `${path}.${key}`),
	),
];
const places = [...data].flatMap(([file, of]) => placesIn(of, `${file}#`));

describe("the fields of the content", () => {
	it("hold every value of every file, each once", () => {
		const inFiles = places.filter(([, of]) => !(of instanceof Object));
		const held = fields.filter(({ value }) => value !== null).map(({ id, value }) => [id, value]);
		expect(Object.fromEntries(held)).toEqual(Object.fromEntries(inFiles));
		expect(held).toHaveLength(inFiles.length);
		expect(byId.size).toBe(fields.length);
	});

	it.each([
		[CASE, "title", "Case: titel", "Titel", "Case"],
		[CASE, "metrics.1.value", "Kerncijfer 2: cijfer", "Cijfer", "Kerncijfers"],
		[CASE, "technologies.0", "1e technologie", "1e technologie", "Technologie"],
		[CASE, "story.title", "Kop", "Kop", "Bovenaan"],
		[CASE, "story.meta.title", "Titel in Google", "Titel in Google", "Niet te zien op de pagina"],
		[CASE, "story.approach.choices.2.price", "Keuze 3: prijs", "Prijs", "Aanpak"],
		[CASE, "story.results.paragraphs.0", "Uitkomst: 1e alinea", "1e alinea", "Uitkomst"],
		[CASE, "story.closing.button", "Slotblok: knoptekst", "Knoptekst", "Slotblok"],
		[IDENTITY, "legal.kvk", "KvK-nummer", "KvK-nummer", "Bedrijfsgegevens"],
		[CLAIMS, "teamstart.readings.weken", "Teamstart: weken", "Weken", "Teamstart"],
		[MENU, "menu.1.items.2.href", "Menu 2, onderdeel 3: gaat naar", "Gaat naar", "Menu"],
		[MENU, "footer.columns.1.title", "Kolom 2: kop", "2: kop", "Onderaan elke pagina"],
	])("%s %s is '%s'", (file, path, name, short, section) => {
		expect(field(`${file}#${path}`)).toMatchObject({ name, short, section });
	});

	it("show what visitors read", () => {
		expect(field("content/interface.yaml#search.none").shown).toContain("‘{zoekwoord}’");
		expect(field(`${CASE}#story.timeline.start`).shown).toBe("januari 2024");
	});

	it("can be filled in where the file lacks them", () => {
		for (const id of [
			`${CASE}#source`,
			`${IDENTITY}#legal.address.0`,
			`${BARE}#salary.from`,
		] as const)
			expect(field(id)).toMatchObject({ value: null, shown: "", required: false });
		expect(byId.has("content/vacatures/devops-engineer.yaml#story.intro")).toBe(false);
	});

	it("offer what may be chosen, in Dutch", () => {
		const choiceOf = (id: FieldId, value: string) =>
			field(id).choices?.find((choice) => choice.value === value);
		const delivery = choiceOf(`${CASE}#dienst`, "project-delivery");
		const picture = { kind: "flag", value: expect.stringMatching(/^[A-Z]$/) };
		expect(delivery).toMatchObject({ label: "Project Delivery", picture });
		expect(choiceOf(`${CASE}#story.layout`, "results-first")?.label).toBe("Eerst de cijfers");
		expect(choiceOf(`${IDENTITY}#placeholders.0`, "phone")?.label).toBe("Telefoonnummer");
	});
});

describe("the lists of the content", () => {
	it("are all lists of all files, each once, with all of their items", () => {
		const inFiles = places.filter(([, of]) => Array.isArray(of)).map(([id]) => id);
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

	it("say of each item what a visitor reads first", () => {
		expect(lists.flatMap(({ items }) => items).filter(({ title }) => !title)).toEqual([]);
	});
});

it("the folders say what is short of an entry, and where its page is", () => {
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

it("fields and lists have names that tell them apart in their file, and in their group", () => {
	const inFile = ({ file, section, name }: ContentField | ContentList) =>
		`${file}, ${section}: ${name}`;
	const inGroup = fields.flatMap(({ group, short }) => (group ? `${group}: ${short}` : []));
	for (const names of [fields.map(inFile), lists.map(inFile), inGroup])
		expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

it("names and explains what a file may have or lack, and each name in a text", () => {
	expect(parts.filter(({ name, help }) => !name || !help)).toEqual([]);
	expect(part(`${CASE}#metrics.1.measured`)).toMatchObject({
		name: "Kerncijfer 2: meting",
		section: "Kerncijfers",
		isThere: true,
	});
	for (const { source, about } of namesOf(fields, content)) {
		expect(field(source).value).not.toBeNull();
		expect(about).not.toBe("");
	}
});

it.each([
	[CASE, "metrics.1", "Kerncijfer 2"],
	[CASE, "story.results.paragraphs", "Uitkomst"],
	[CLAIMS, "teamstart.readings", "Teamstart"],
	["content/paginas/groep.yaml", "sections.1", "Hoofdstuk 2"],
	["content/vacatures/devops-engineer.yaml", "story.chapters", undefined],
	[CASE, "", undefined],
])("calls %s %s %s", (file, path, name) => {
	expect(placeName(fields, file, path)).toBe(name);
});

it("has a name for each file, and knows no other", () => {
	expect(Object.keys(files).filter((file) => !site.file(file, content)?.name)).toEqual([]);
	expect(site.file("content/elders/a.yaml", content)).toBeUndefined();
});
