import { expect, it } from "vitest";
import { problemsAfter } from "../../tests/planted-mistakes.ts";

it("names a word that stands in two groups, and the group that has it", () => {
	const [problem] = problemsAfter(
		"content/zoeken.yaml",
		/^synonyms:\n/m,
		"synonyms:\n  - words: eerste, dubbel\n    find: contact\n  - words: Dubbel\n    find: cases\n",
	);
	expect(problem).toMatch(/content\/zoeken\.yaml, .*"dubbel" staat ook in de groep .*"eerste"/);
});

it.each([
	["words", 'words: "eerste: tweede"\n    find: contact'],
	["find", 'words: eerste\n    find: "contact: cases"'],
])("refuses a colon in %s, which parts what visitors say from what it leads to", (field, group) => {
	const [problem] = problemsAfter(
		"content/zoeken.yaml",
		/^synonyms:\n/m,
		`synonyms:\n  - ${group}\n`,
	);
	expect(problem).toMatch(new RegExp(`veld "synonyms\\.0\\.${field}": .*dubbele punt`));
});
