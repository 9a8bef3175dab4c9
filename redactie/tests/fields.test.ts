/** What becomes of the contract and the content: every text has one field, by a name that tells which. */
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { type ContentField, fieldsOf } from "../../packages/redactie/src/contract/fields.ts";
import { namesOf } from "../../packages/redactie/src/contract/names.ts";
import { placeName } from "../../packages/redactie/src/contract/naming.ts";
import type { Name } from "../../packages/redactie/src/protocol.ts";
import { site } from "../../redactie.config.ts";
import { fullVacature } from "../../scripts/vacatures.ts";
import { contentOf } from "../../src/content/read-content.ts";
import { dataWith, real } from "../../tests/planted-mistakes.ts";

const VACANCY = "content/vacatures/vogelaar.yaml";
const files = { ...real, [VACANCY]: stringify(fullVacature) };
const data = dataWith(files);
const content = contentOf(data);
const fields = fieldsOf(data, content);
const byId = new Map(fields.map((field) => [field.id, field]));
const field = (id: ContentField["id"]) => {
	const found = byId.get(id);
	if (!found) throw new Error(`There is no field ${id}.`);
	return found;
};

const CASE = "content/cases/edge-consolidatie.yaml";
const IDENTITY = "content/identity.yaml";
const CLAIMS = "content/claims.yaml";
const MENU = "content/navigatie.yaml";

/** The place of each value in a file. */
function values(of: unknown, path: string): [string, unknown][] {
	if (of === null || typeof of !== "object") return [[path, of]];
	return Object.entries(of).flatMap(([key, value]) =>
		values(value, path.endsWith("#") ? `${path}${key}` : `${path}.${key}`),
	);
}

describe("the fields of the content", () => {
	it("hold every value of every file, each once", () => {
		const inFiles = [...data].flatMap(([file, of]) => values(of, `${file}#`));
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

	it("have names that tell them apart in their file, and in their group", () => {
		const inFile = fields.map(({ file, section, name }) => `${file}, ${section}: ${name}`);
		const inGroup = fields.flatMap(({ group, short }) => (group ? `${group}: ${short}` : []));
		for (const names of [inFile, inGroup])
			expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
	});

	it("show what visitors read", () => {
		const title = field(`${CASE}#title`);
		expect(title).toMatchObject({ kind: "text", required: true, max: 60 });
		expect(title.value).toContain("{{platform.name}}");
		expect(title.shown).toBe(`Consolidatie op ${content.identity.platform.name}`);
		expect(field("content/interface.yaml#search.none").shown).toContain("‘{zoekwoord}’");
		expect(field(`${CASE}#story.timeline.start`)).toMatchObject({
			kind: "form",
			shown: "januari 2024",
		});
		expect(field(`${CASE}#story.meta.description`)).toMatchObject({ min: 70, max: 160 });
	});

	it("can be filled in where the file lacks them", () => {
		const BARE = "content/vacatures/devops-engineer.yaml";
		for (const id of [
			`${CASE}#source`,
			`${IDENTITY}#legal.address.0`,
			`${BARE}#salary.from`,
		] as const)
			expect(field(id)).toMatchObject({ value: null, shown: "", required: false });
		expect(byId.has(`${BARE}#story.intro`)).toBe(false);
	});

	it("open together with what they belong to", () => {
		const group = { group: `${CASE}#metrics.1`, groupName: "Kerncijfer 2" };
		for (const part of ["value", "label", "icon"])
			expect(field(`${CASE}#metrics.1.${part}`)).toMatchObject(group);
		expect(field(`${CASE}#story.results.title`).group).toBeUndefined();
	});

	it("offer what may be chosen, in Dutch", () => {
		expect(field(`${CASE}#dienst`).choices).toContainEqual({
			value: "project-delivery",
			label: "Project Delivery",
			picture: { kind: "flag", value: expect.stringMatching(/^[A-Z]$/) },
		});
		expect(field(`${CASE}#story.layout`).choices).toContainEqual({
			value: "results-first",
			label: "Eerst de cijfers",
		});
		expect(field(`${IDENTITY}#placeholders.0`).choices).toContainEqual({
			value: "phone",
			label: "Telefoonnummer",
		});
	});

	it("have a tick where a promise waits for its owner", () => {
		expect(field("content/expertise/edge-platform.yaml#closing.confirm")).toMatchObject({
			kind: "tick",
			value: true,
			name: "Slotblok: dit moet nog bevestigd worden",
			groupName: "Slotblok",
		});
	});
});

it("knows what each name stands for, where it comes from and who uses it", () => {
	const names = new Map(namesOf(fields, content).map((name) => [name.name, name]));
	expect(names.get("claims.consolidatie-kosten.procent")).toEqual({
		name: "claims.consolidatie-kosten.procent",
		value: "42",
		about: content.claims["consolidatie-kosten"]?.about ?? "",
		source: "content/claims.yaml#consolidatie-kosten.readings.procent",
		from: "Cijfers en beloften",
		usedIn: expect.arrayContaining([`${CASE}#metrics.0.value`]),
	} satisfies Name);
	for (const { source, about } of names.values()) {
		expect(field(source).value).not.toBeNull();
		expect(about).not.toBe("");
	}
});

it.each([
	[CASE, "metrics.1", "Kerncijfer 2"],
	[CASE, "story.results.paragraphs", "Uitkomst"],
	[CLAIMS, "teamstart.readings", "Teamstart"],
	["content/paginas/groep.yaml", "sections.1", "Hoofdstuk 2"],
	["content/vacatures/devops-engineer.yaml", "story.bring.needed", undefined],
	[CASE, "", undefined],
])("calls %s %s %s", (file, path, name) => {
	expect(placeName(fields, file, path)).toBe(name);
});

it("calls a file as an editor does", () => {
	const names = Object.keys(files).map((file) => site.file(file, content)?.name);
	expect(names).toEqual(
		expect.arrayContaining([
			`Case: Consolidatie op ${content.identity.platform.name}`,
			"Cijfers en beloften",
			"Menu en voet",
			"Over ons",
			"Vacature: DevOps Engineer",
		]),
	);
	expect(names).not.toContain(undefined);
	expect(site.file("content/elders/a.yaml", content)).toBeUndefined();
});
