/**
 * What this site's editors agreed on, said of a text while it is typed: the words of the house and
 * the spelling, as `npm test` knows them. A thread of its own, started at the first question: the
 * dictionary takes half a second, and so does what it proposes for a word.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { parse } from "yaml";
import { fontHint } from "../redactie/font-hint.ts";
import { isRead } from "./content-texts.ts";
import { rulesOf, wrongWordsOf } from "./house-style.ts";
import { knownWords, spelling, WORD_LIST } from "./spelling.ts";

const read = (file: string) => readFileSync(join(workerData as string, file), "utf8");
const rules = rulesOf(read("content/README.md"));
const { faultsOf } = await spelling(
	knownWords(read(WORD_LIST), parse(read("content/identity.yaml"))),
	(word) => wrongWordsOf(word, rules).length === 0,
);

parentPort?.on("message", ({ file, path, text }) => {
	const words = text.replaceAll("|", "");
	const hints = isRead(file, path) ? [...wrongWordsOf(words, rules), ...faultsOf(words)] : [];
	parentPort?.postMessage([fontHint(text) ?? [], hints].flat());
});
