/** What no text of content may hold: the site would print it as it was typed, or nobody would see it. */
import type { Flaw } from "../fields/wording.ts";
import { valuesIn } from "./walk.ts";

/** Bold and italic of Markdown. A lone asterisk, or one between numbers, is none. */
const STRESSED =
	/\*\*(?=\S)[^*]*[^\s*]\*\*|(?<![\p{L}\d*])\*(?=[^\s*])[^*]*[^\s*]\*(?![\p{L}\d*])/u;
const LINKED = /\[[^[\]]+\]\([^()\s]+\)/;
/** But for breaks of line; the editor's own marks are such too. */
const UNSEEN = /[\p{Cc}\p{Co}\u2028\u2029]/u;
const BREAKS = /[\t\n\r]/g;

/** @returns what is wrong with a text, worded for an editor. */
function problemIn(text: string): string | undefined {
	const [stressed] = STRESSED.exec(text) ?? [];
	if (stressed)
		return `"${stressed}" zou met sterretjes op de site staan. Vet of schuin kan hier niet: haal ze weg.`;
	const [linked] = LINKED.exec(text) ?? [];
	if (linked)
		return `"${linked}" zou precies zo op de site staan. Een link kan hier niet: laat alleen de woorden staan.`;
	const [unseen] = UNSEEN.exec(text.replaceAll(BREAKS, "")) ?? [];
	if (!unseen) return undefined;
	const code = unseen.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
	return `heeft een teken dat niemand kan lezen (U+${code}). Haal het weg, of typ de tekst opnieuw.`;
}

/** @returns field and problem of each text in data that may not stand there. */
export const textProblems = (data: unknown): Flaw[] =>
	valuesIn(data).flatMap(({ field, value }): Flaw[] => {
		const problem = typeof value === "string" && problemIn(value);
		return problem ? [[field, problem]] : [];
	});
