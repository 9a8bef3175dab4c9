/** The words of this site's own content, as its editors agreed on them; another owner has another table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentTexts } from "../../scripts/content-texts.ts";
import { rulesOf, wrongWords } from "../../scripts/house-style.ts";
import { contentFiles } from "../../src/content/content-files.ts";
import { root } from "../built-site.ts";

const rules = rulesOf(readFileSync(join(root, "content/README.md"), "utf8"));
const faultsIn = (yaml: string) => wrongWords(contentTexts({ "content/x.yaml": yaml }), rules);

test("content/ keeps to the table of content/README.md", () => {
	const faults = wrongWords(contentTexts(contentFiles(root)), rules);
	expect.soft(rules.length).toBeGreaterThan(5);
	if (faults.length > 0) expect.fail(`\n\n- ${faults.join("\n- ")}\n`);
});

test("its own examples do too", () => {
	const examples = rules.flatMap(({ right }) => right.split(", "));
	expect(faultsIn(JSON.stringify(examples))).toEqual([]);
});

test("a wrong word is named with its file, its field and the right one", () => {
	expect(faultsIn("story: { intro: Onze Ontwikkelaars. }")).toEqual([
		'content/x.yaml, veld "story.intro": "Ontwikkelaars" schrijven we anders: developer, developers (zie content/README.md).',
	]);
});

test.each([
	["a part of a word", "e-mailadres, developersdag, opdrachtgeversrol", 0],
	["a label that may stay", "<15min", 0],
	["any other like it", "<20min", 1],
	["a figure", "-38% kosten", 0],
	["a figure in a sentence", "De kosten daalden 38%.", 1],
	["a quotation", "Hij vroeg: 'Komt het per e-mail?'", 0],
	["all faults of a text", "Onze ontwikkelaars deployen vaak.", 2],
	["an address", "/platformen", 0],
])("%s", (_, text, count) => {
	expect(faultsIn(JSON.stringify({ text }))).toHaveLength(count);
});
