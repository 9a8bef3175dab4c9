/** What forms say, in Dutch. */

import { newOne } from "../../contract/new-one.ts";
import { capital } from "../../letters.ts";
import { ofSite } from "../of-site.ts";

const NTH = "Eerste Tweede Derde Vierde Vijfde Zesde Zevende Achtste".split(" ");

export const formWords = {
	title: (item: string, isNew: boolean) => (isNew ? newOne(item, ofSite.neuter) : capital(item)),
	nameless: "Formulier",
	unmade: (title: string, isNew: boolean) =>
		isNew ? `${title}, nog niet gemaakt` : `${title}, nog niet bewaard`,
	filledAgain: "Dit had je al ingevuld. Het is nog niet gemaakt.",
	waits: (title: string) => `${title} staat klaar onder Wijzigingen.`,
	otherKind: "Een andere soort: vul in wat erbij hoort, en bewaar het onderaan.",
	thrown: (title: string, mac: boolean) =>
		`${title} weggegooid. ${mac ? "Cmd" : "Ctrl"}+Z haalt terug wat je invulde.`,
	throwAway: "Gooi weg",
	make: (item: string, isNew: boolean) => (isNew ? `Maak ${item}` : "Bewaar"),
	ready: (item: string, isNew: boolean, mac: boolean) =>
		`Alles is ingevuld. ${mac ? "Cmd" : "Ctrl"}+Enter ${isNew ? `maakt: ${item}` : "bewaart het"}.`,
	made: (item: string, name: string, isNew: boolean) =>
		`${isNew ? "Gemaakt" : "Bewaard"}: ${[item, name].filter(Boolean).join(" ")}. Nog niet online.`,
	refused: "Nog niet gemaakt. Waarom, staat bij het formulier.",
	notRight: "Klopt nog niet:",
	stillNeeded: "Nog nodig:",
	needed: (names: string) => `Nog nodig: ${names}.`,
	seenOn: "Je ziet het op",
	isNeeded: "nog nodig",

	nth: (item: string, index: number) => `${NTH[index] ?? `${index + 1}e`} ${item}`,
	/** 'Kerncijfer 2' */
	itemOf: (item: string, index: number) => `${capital(item)} ${index + 1}`,
	range(min: number | undefined, max: number | undefined): string {
		if (min !== undefined && min === max) return `precies ${min}`;
		if (max !== undefined) return min ? `${min} tot ${max}` : `hooguit ${max}`;
		return min ? `minstens ${min}` : "";
	},
	stillSome: (value: number) => `nog ${value} nodig`,
	another: (item: string) => `Nog een ${item}`,
	rearrange: (name: string) => `Verplaats of verwijder: ${name}`,
	move: (name: string) => `Verplaats: ${name}`,
	moved: (name: string, to: number, count: number) => `${name}, nu ${to + 1}e van ${count}`,
	up: "Omhoog",
	down: "Omlaag",
	remove: "Haal weg",
	removeOne: (name: string) => `Haal weg: ${name}`,

	known: "Weet je dit al?",
	fill: "Vul in",
	fillOne: (name: string) => `Vul in: ${name}`,
	notThere: "nog niet ingevuld",
	more: "meer",
	address: "Adres:",
	changeAddress: "Verander het adres",
} as const;
