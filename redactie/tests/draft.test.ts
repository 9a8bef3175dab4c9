/** Drafts of what somebody is about to make, from the contract and the real content. */
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { dataAt } from "../../packages/redactie/src/data.ts";
import type { Data, DraftAnswer } from "../../packages/redactie/src/protocol.ts";
import { draftOf } from "../../packages/redactie/src/server/drafts/draft.ts";
import { editionOf } from "../../packages/redactie/src/server/edition.ts";
import { completed } from "../../packages/redactie/src/server/operations.ts";
import { fullVacature } from "../../scripts/vacatures.ts";
import { real } from "../../tests/planted-mistakes.ts";
import { contentIn } from "./content-in.ts";

const FULL = "content/vacatures/vogelaar.yaml";
const VACANCIES = "content/vacatures/";
const CASES = "content/cases/";
const edition = editionOf({ ...real, [FULL]: stringify(fullVacature) });
const { lists, parts } = edition;
const ask = (file: string, path: string, data: Data = null, isNew = true) =>
	draftOf(edition, { do: isNew ? "add" : "replace", file, path, data });
/** Required, and still empty. */
const missingIn = ({ fields }: Pick<DraftAnswer, "fields">) =>
	fields.flatMap(({ path, required, value }) => (required && (value ?? "") === "" ? path : []));

const { slug: _, order: __, link: ___, ...typed } = fullVacature;
const { story, salary, contact, ...short } = typed;
const vacancy = JSON.parse(JSON.stringify({ ...short, title: "Roerganger op één" }));

describe("a new vacancy", () => {
	const empty = ask(VACANCIES, "");

	it("asks what has to be there, and offers the rest", () => {
		const { item, help, fields } = empty.answer;
		expect({ item, help }).toEqual({ item: "vacature", help: expect.stringMatching(/\.$/) });
		const needed = "title expertise summary tasks.0 tasks.1".split(" ");
		expect(missingIn(empty.answer)).toEqual(needed);
		const hours = fields.find(({ path }) => path === "hours");
		expect(hours).toMatchObject({ value: null, section: "Vacature", name: "Uren" });
		const optional = fields.flatMap(({ path, required }) => (required ? [] : path));
		const some = "hours tasks.2 needs.text salary.from contact.name story.intro".split(" ");
		expect(optional).toEqual(expect.arrayContaining(some));
		expect(fields.every(({ id }) => id.startsWith("+content/vacatures/#"))).toBe(true);
	});

	it("is shown with the names of what is empty", () => {
		const { answer, shown, paths } = empty;
		const made = contentIn(shown).vacatures.at(-1);
		expect(made).toMatchObject({ title: "Functie", summary: "Samenvatting" });
		expect(made?.tasks).toEqual(["1e taak", "2e taak"]);
		expect(answer.standIns).toEqual(missingIn(answer).map((path) => `+${VACANCIES}#${path}`));
		expect(answer.fields.find(({ path }) => path === "summary")).toMatchObject({
			value: null,
			shown: "Samenvatting",
		});
		expect(paths).toEqual(["/over-ons/werken-bij"]);
	});

	it("shows its address, and neither its link nor its place", () => {
		const { answer, problems } = ask(VACANCIES, "", vacancy);
		expect([missingIn(answer), problems]).toEqual([[], []]);
		const own = answer.fields.filter(({ path }) => ["slug", "link", "order"].includes(path));
		expect(own).toMatchObject([{ path: "slug", kind: "form", value: "roerganger-op-een" }]);
	});

	it("keeps the address that somebody chose, and takes none that another has", () => {
		const file = (data: Data) => completed(edition, VACANCIES, "", data).file;
		expect(file({ ...vacancy, slug: "aan-het-roer" })).toBe("content/vacatures/aan-het-roer.yaml");
		expect(file({ ...vacancy, title: "Vogelaar" })).toBe("content/vacatures/vogelaar-2.yaml");
	});

	it("comes last and leads to its own page, also when it is a copy of another", () => {
		const copy = { ...vacancy, order: 5, link: "/over-ons/werken-bij/vogelaar" };
		const { data } = completed(edition, VACANCIES, "", copy);
		expect(data).toMatchObject({ link: "#", order: expect.toSatisfy((order) => order > 5) });
		const link = "https://vacatures.test/roerganger";
		expect(completed(edition, VACANCIES, "", { ...vacancy, link }).data).toMatchObject({ link });
	});

	it("has a page once its text is there", () => {
		const begun = ask(VACANCIES, "", { ...vacancy, story: { intro: "Zo." } });
		expect(missingIn(begun.answer)).toContain("story.chapters.1.title");
		expect(begun.paths[0]).toBe("/over-ons/werken-bij/roerganger-op-een");
		const page = JSON.parse(JSON.stringify(story));
		const { answer, problems } = ask(VACANCIES, "", { ...vacancy, story: page });
		expect([missingIn(answer), problems]).toEqual([[], []]);
	});

	it("is an example in each part that is begun, until somebody says otherwise", () => {
		const { fields } = ask(VACANCIES, "", { ...vacancy, contact: { name: "Jo" } }).answer;
		expect(fields.find(({ path }) => path === "contact.placeholder")?.value).toBe(true);
	});

	it("hears from the contract once nothing is missing", () => {
		const { problems, shown, idOf } = ask(VACANCIES, "", { ...vacancy, title: "x".repeat(61) });
		const place = { file: `+${VACANCIES}`, path: "title" };
		expect(problems).toMatchObject([{ ...place, name: "Functie" }]);
		// What is refused does not keep the rest from being seen.
		const { summary } = vacancy;
		expect(contentIn(shown).vacatures.at(-1)).toMatchObject({ title: "Functie", summary });
		// Nor do its words lose their field by it.
		expect(shown?.fields.map(({ id }) => idOf(id))).toContain("+content/vacatures/#title");
	});
});

it("a new case has four figures, each with a place for its measurement", () => {
	const metrics = [{ value: "3x", measured: { kind: "bar" } }];
	const { answer, shown } = ask(CASES, "", { metrics });
	// What explains them is for a case with a page.
	const figures =
		"0.label 0.measured.unit 0.measured.now 1.value 1.label 2.value 2.label 3.value 3.label";
	const needed = missingIn(answer).filter((path) => path.startsWith("metrics."));
	expect(needed.map((path) => path.replace("metrics.", "")).join(" ")).toBe(figures);
	expect(answer.fields.find(({ path }) => path === "metrics.0.measured.was~")).toMatchObject({
		short: "Was: soort",
		value: "0",
		choices: [{ label: "Eén getal" }, { label: "Meer plekken" }],
		shapes: [null, expect.arrayContaining([{ value: null, place: null }])],
	});
	expect(contentIn(shown).cases.at(-1)?.metrics[0]?.value).toBe("3x");
});

it("a page for a case that had none is asked for with all of the case, which it asks more of", () => {
	const entry = contentIn(edition).cases.find(({ story }) => !story);
	const file = `content/cases/${entry?.id}.yaml`;
	const part = parts.find(({ id }) => id === `${file}#story`);
	expect(part?.together).toBe(`${file}#`);
	const data = {
		...(edition.data.get(file) as { [key: string]: Data }),
		story: { title: "Kop" },
	};
	const { answer, shown } = ask(file, "", data, false);
	expect(answer.item).toBe("case");
	expect(missingIn(answer)).toEqual(
		expect.arrayContaining(["metrics.0.icon", "story.intro", "story.insights.items.2.title"]),
	);
	expect(contentIn(shown).cases.find(({ id }) => id === entry?.id)?.story).toBeDefined();
});

it("offers the shapes that something may have, and writes the chosen one", () => {
	const navigation = "content/navigatie.yaml";
	const menu = `menu.${lists.find(({ path }) => path === "menu")?.items.length}`;
	const { answer, problems } = ask(navigation, menu, { label: "Meer", href: "/contact" });
	const shape = answer.fields.find(({ path }) => path === `${menu}~`);
	expect(shape).toMatchObject({
		value: "0",
		choices: [{ label: "Gaat naar een pagina" }, { label: "Heeft onderdelen eronder" }],
		shapes: [
			{ label: "Meer", href: null },
			{ label: "Meer", items: expect.arrayContaining([expect.anything()]) },
		],
	});
	expect(problems).toEqual([]);
	const next = ask(navigation, menu, shape?.shapes?.[1] ?? null).answer;
	expect(missingIn(next)).toContain(`${menu}.items.1.href`);
	expect(next.fields.map(({ path }) => path)).not.toContain(`${menu}.href`);
});

it("says what is wrong with what is whole, while something else is missing", () => {
	const list = lists.find(({ file, path }) => file.startsWith(CASES) && path === "metrics");
	const whole = edition.data.get(list?.file ?? "") as { [key: string]: Data };
	const metrics = [...(whole.metrics as Data[])];
	const measured = { kind: "uptime", was: 20, now: 2 };
	const wrong = { ...(metrics[0] as { [key: string]: Data }), value: "-50%", measured };
	const asked = { ...whole, title: "", metrics: metrics.with(0, wrong) };
	const { answer, problems } = ask(list?.file ?? "", "", asked, false);
	expect(missingIn(answer)).toEqual(["title"]);
	expect(problems.map(({ path }) => path)).toEqual(["metrics.0.value"]);
	const begun = { ...asked, metrics: metrics.with(0, { ...wrong, label: "" }) };
	expect(ask(list?.file ?? "", "", begun, false).problems).toEqual([]);
});

/** Which have to fit what is already there, so no example does: the words of a flag, the third pair of three. */
const UNGUESSABLE = [
	/signal$/,
	/^legal$/,
	/pairs\.\d+$/,
	/timeline\.work\.\d+$/,
	/^deliverables\.items\.\d+$/,
	/^phases\.steps\.\d+\.(form|parts)/,
	/^compose$/,
];
const canShow = (path: string) => !UNGUESSABLE.some((place) => place.test(path));

type Place = readonly [file: string, path: string];
/** One of each kind of place: the first of its folder with that path, whatever the numbers in it. */
const kindsOf = (places: readonly Place[]): Place[] => [
	...new Map(
		places.toReversed().map((place) => [
			place
				.join()
				.replace(/[^/]*,/, "")
				.replaceAll(/\d+/g, ""),
			place,
		]),
	).values(),
];

const additions = lists
	.filter(({ fixed, closed, together, max, items, min }) => {
		const isFull = max !== undefined && items.length >= max;
		return !(fixed || closed || together || isFull || (items.length === 0 && (min ?? 0) > 1));
	})
	.map(({ file, path, items }) => [file, path && `${path}.${items.length}`] as const);
const absent = parts.filter(({ isThere, together }) => !isThere && !together);
const present = parts.filter(({ isThere }) => isThere);
const placesOf = (some: typeof parts) => some.map(({ file, path }) => [file, path] as const);

it.each(kindsOf([...additions, ...placesOf(absent)]))(
	"can show what is new and still empty: %s %s",
	(file, path) => {
		const { answer, shown } = ask(file, path);
		expect(missingIn(answer)).not.toEqual([]);
		expect(answer.item).not.toBe("");
		if (canShow(path)) expect(shown).toBeDefined();
	},
);

it.each(kindsOf(placesOf(present)))("writes what is there as it is: %s %s", (file, path) => {
	const data = dataAt(edition.data.get(file), path) as Data;
	const { answer, problems } = ask(file, path, data, false);
	expect([missingIn(answer), problems]).toEqual([[], []]);
	expect(answer.fields.every(({ id }) => id.startsWith(`=${file}#`))).toBe(true);
	expect(completed(edition, file, path, data).data).toEqual(data);
});

it("writes every file as it is", () => {
	for (const [file, data] of edition.data)
		expect(completed(edition, file, "", data as Data).data).toEqual(data);
});
