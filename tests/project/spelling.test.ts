/** Every word of this site's own content is Dutch, or stands on its list of words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { contentTexts } from "../../scripts/content-texts.ts";
import { entriesOf, knownWords, spelling, WORD_LIST } from "../../scripts/spelling.ts";
import { contentFiles } from "../../src/content/content-files.ts";
import { fieldName } from "../../src/fields/wording.ts";
import { content, root } from "../built-site.ts";

const list = readFileSync(join(root, WORD_LIST), "utf8");
const files = contentFiles(root);
const texts = contentTexts(files);
const { faultsIn, dispose } = await spelling(knownWords(list, content.identity));
afterAll(dispose);

/** The field of each text that is more than the name of something: it has a capital or a space. */
function fieldsWithWords(data: unknown, path: PropertyKey[] = []): string[] {
	if (typeof data === "string") return /^\p{Lu}\p{Ll}|\p{L}\s/u.test(data) ? [fieldName(path)] : [];
	if (!data || typeof data !== "object") return [];
	return Object.entries(data).flatMap(([key, value]) => fieldsWithWords(value, [...path, key]));
}

const faultsOf = (text: string) =>
	faultsIn(contentTexts({ "content/x.yaml": JSON.stringify({ text }) }));

test("content/ has no unknown words", () => {
	expect.soft(texts.length).toBeGreaterThan(900);
	const faults = faultsIn(texts);
	if (faults.length > 0) expect.fail(`\n\n- ${faults.join("\n- ")}\n`);
});

test("every text that visitors read is looked at", () => {
	const read = new Set(texts.map(({ file, field }) => `${file} ${field}`));
	/** What only owners read, what visitors type, and the names of the company. */
	const others =
		/^content\/(claims\.yaml \S+about|(diensten|paginas)\/\S+ \S+\.ask|zoeken\.yaml |identity\.yaml )/;
	const unread = Object.entries(files).flatMap(([file, source]) =>
		fieldsWithWords(parse(source))
			.map((field) => `${file} ${field}`)
			.filter((place) => !read.has(place) && !others.test(place)),
	);
	expect(unread).toEqual([]);
});

test("a typing error is named with its file, its field and what was meant", () => {
	expect(
		faultsIn(contentTexts({ "content/cases/x.yaml": "story: { intro: Het ging sneler. }" })),
	).toEqual([
		expect.stringMatching(
			/^content\/cases\/x\.yaml, veld "story\.intro": "sneler" staat niet in het woordenboek\. Bedoel je "sneller".*\? Klopt het woord, zet het dan in content\/woordenlijst\.md\.$/,
		),
	]);
});

describe("knows", () => {
	test.each([
		["compounds", "zorgverzekeraar, testomgeving, klantteam, kostendaling"],
		["apostrophes", "foto's, collega's, zo'n nacht, 's ochtends, API's, 'foto’s'"],
		["accents", "één idee, enquête, coördinatie"],
		["hyphens", "AWS-omgeving, Team-as-a-Service, DevOps-engineer"],
		["the start of a sentence", "Developers. Eén uur. IN KAPITALEN."],
		["what holds no words", "3x, 12min, hallo@bedrijf.example, {zoekwoord}, D1"],
		["what is meant as a whole", "De product owner, onze Quality gates."],
	])("%s", (_, text) => {
		expect(faultsOf(text)).toEqual([]);
	});
});

test.each(["ontwikelaar", "AWSS-omgeving", "betlaing", "onze owner", "openshift", "eén"])(
	"does not know '%s'",
	(text) => {
		expect(faultsOf(text)).toHaveLength(1);
	},
);

test("its list is in order, each word once", () => {
	const groups = list.split(/^## /m).slice(1).map(entriesOf);
	const { compare } = new Intl.Collator("nl");
	for (const group of groups)
		expect(group, `zet de woorden van ${WORD_LIST} op hun alfabet`).toEqual(
			group.toSorted(compare),
		);
	const entries = groups.flat();
	expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
});
