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
