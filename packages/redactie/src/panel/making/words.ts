/** What is said of what is about to be made, in Dutch. */

import type { Field } from "../../protocol.ts";
import { small } from "../../words.ts";
import { ctrl } from "../words.ts";

/** As many as somebody reads. */
const MOST = 3;

/** 'functie, samenvatting en nog 2' */
function named(fields: readonly Field[]): string {
	const names = fields.map(({ name }) => small(name.replace(": ", ", ")));
	const rest = names.length - MOST;
	return (rest > 1 ? [...names.slice(0, MOST), `en nog ${rest}`] : names)
		.join(", ")
		.replace(", en", " en");
}

export const makingWords = {
	unmade: (title: string, isNew: boolean) =>
		isNew ? `${title}, nog niet gemaakt` : `${title}, nog niet bewaard`,
	filledAgain: "Dit had je al ingevuld. Het is nog niet gemaakt.",
	waits: (title: string) => `${title} staat klaar onder Wijzigingen.`,
	otherKind: "Een andere soort: vul in wat erbij hoort, en bewaar het onderaan.",
	thrown: (title: string) => `${title} weggegooid. ${ctrl}+Z haalt terug wat je invulde.`,
	throwAway: "Gooi weg",
	make: (item: string, isNew: boolean) => (isNew ? `Maak ${item}` : "Bewaar"),
	ready: (item: string, isNew: boolean) =>
		`Alles is ingevuld. ${ctrl}+Enter ${isNew ? `maakt: ${item}` : "bewaart het"}.`,
	made: (item: string, name: string, isNew: boolean) =>
		`${isNew ? "Gemaakt" : "Bewaard"}: ${[item, name].filter(Boolean).join(" ")}. Nog niet online.`,
	refused: "Nog niet gemaakt. Waarom, staat bij het veld.",
	notRight: (name: string) => `Klopt nog niet: ${small(name)}.`,
	stillNeeded: "Nog nodig:",
	needed: (fields: readonly Field[]) => `${makingWords.stillNeeded} ${named(fields)}.`,
	seenOn: "Je ziet het op",
	isNeeded: "nog nodig",
	isEmpty: "nog leeg",
	first: "Dit is nodig",
} as const;
