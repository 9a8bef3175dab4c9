/** The sentence of a commit, filled in advance. */
import { capital, small } from "../../letters.ts";
import type { Change } from "../../protocol.ts";
import { shortened } from "./named.ts";

/** Characters: what git and its sites show of it on one line. */
const MOST = 72;

/** 'Telefoonnummer nu echt, vacature Platform Engineer', and how many more there are. */
export function sentenceOf(changes: readonly Change[]): string {
	const all = [...new Set(changes.map(phraseOf))];
	const told: string[] = [];
	for (const phrase of all)
		if (sentenceFor([...told, phrase], all.length).length <= MOST) told.push(phrase);
	if (told.length > 0) return sentenceFor(told, all.length);
	const [first] = all;
	if (first === undefined) return "";
	if (all.length > 1) return `${all.length} wijzigingen in de inhoud`;
	return capital(shortened(first, MOST));
}

function sentenceFor(told: readonly string[], count: number): string {
	const left = count - told.length;
	const more = left === 0 ? "" : ` en nog ${left === 1 ? "1 wijziging" : `${left} wijzigingen`}`;
	return capital(told.join(", ") + more);
}

function phraseOf({ what, name, words = "" }: Change): string {
	const [first = ""] = words.split(",");
	if (what === "added") return `${first} ${shortened(name, NAME)}`;
	if (what === "removed") return `${shortened(name, NAME)} weg`;
	if (what === "file") return `${first} ${name}`;
	return what === "value" && words.endsWith("nu echt") ? `${small(name)} nu echt` : small(name);
}

/** Characters of a text that begins a paragraph. */
const NAME = 32;
