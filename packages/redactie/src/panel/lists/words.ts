/** What lists, and what comes and goes, say in Dutch. */

import { inLetters } from "../../words.ts";
import { ctrl } from "../words.ts";

const ordinal = (position: number) => `${position}e`;

export const words = {
	onNoPage: "op geen of alle pagina’s",
	order: "volgorde en meer",
	noList: "Dit staat niet in een lijst.",
	inOrder: "In deze volgorde staan ze op de pagina.",
	empty: "Er staat nog niets in.",
	count: (name: string, value: number) => `${name}, ${value}`,
	placeIn: (name: string, position: number, total: number) =>
		`${name}: ${ordinal(position)} van ${total}`,
	place: (position: number, total: number) => `${ordinal(position)} van ${total}`,

	more: (title: string) => `Meer bij ${title}`,
	up: "Naar boven",
	down: "Naar beneden",
	upKeys: [ctrl, "Shift", "↑"],
	downKeys: [ctrl, "Shift", "↓"],
	duplicate: "Dupliceer",
	remove: "Verwijder…",
	removeKeys: ["Delete"],
	moved: (title: string, position: number, total: number) =>
		`Bewaard: ${title} staat nu ${ordinal(position)} van ${total}. Nog niet online.`,
	isFirst: (title: string) => `${title} staat al bovenaan.`,
	isLast: (title: string) => `${title} staat al onderaan.`,
	refused: (name: string, problem: string) => `Niet verplaatst. ${name} ${problem}`,

	atMost: (value: number) =>
		value === 1 ? "Hier past er hooguit één." : `Hier passen er hooguit ${inLetters(value)}.`,
	atLeast: (value: number) =>
		value === 1
			? "Er moet er minstens één blijven."
			: `Er moeten er minstens ${inLetters(value)} blijven.`,
	exactly: (value: number) =>
		`Hier horen er precies ${inLetters(value)}. Verander er een, of zet ze anders neer.`,
	closed: (item: string) =>
		`Een nieuwe ${item} raakt de hele site. Die maak je samen met wie de site bouwt.`,

	new: "Nieuw",
	newHere: "Nieuw: wat je hier kunt maken",
	newOne: (item: string) => `Nieuw: ${item}`,
	mayHave: "Kan erbij of weg",
	takeAway: (name: string) => `Haal weg: ${name}`,

	removeAsk: (title: string) => `${title} verwijderen?`,
	refers: (value: number) =>
		value === 1 ? "Nog 1 plek verwijst ernaar." : `Nog ${value} plekken verwijzen ernaar.`,
	settle: (value: number) =>
		value === 1
			? "Die moet eerst weg of ergens anders heen."
			: "Die moeten eerst weg of ergens anders heen.",
	goesAway: "Gaat weg",
	chooseOther: "Kies een andere",
	cannot: "Verwijderen kan nu niet.",
	removeWith: (value: number) =>
		value === 0
			? "Verwijder"
			: value === 1
				? "Pas die plek aan en verwijder"
				: `Pas de ${value} aan en verwijder`,
	chooseFirst: "Kies eerst wat er in de plaats komt.",
	leave: "Laat staan",
	gone: (pages: readonly string[]) =>
		`Ook ${pages.join(", ")} ${pages.length === 1 ? "verdwijnt" : "verdwijnen"}. Wie een oude link heeft, ziet dan ‘niet gevonden’.`,
	undoKeys: [ctrl, "Z"],
	bringsBack: "zet alles terug.",
	removed: (title: string) =>
		`Weggehaald: ${title}${/[.?!…]$/.test(title) ? "" : "."} ${ctrl}+Z zet het terug.`,
} as const;
