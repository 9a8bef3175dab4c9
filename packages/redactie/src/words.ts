/** How words are written, and what the server says, in Dutch: of names, lists and why something cannot be. */
import type { Refusal } from "./site.ts";

export const words = {
	orderOn: (page: string) => `In deze volgorde staan ze op de pagina ${page}.`,
	/** Fields that stand in no section. */
	loose: "Bovenaan",
	kind: {
		title: "Soort",
		description: "Bepaalt wat er te zien is, en welke velden erbij horen.",
	},
	gone: "dit bestand is er niet meer. Wat je typte, kun je nog kopiëren.",
	taken: "er is al een bestand met deze naam. Kies een ander adres.",
	byHand: "de redactie kan dit niet terugzetten. Zet het terug in het bestand zelf.",
	notTakenOver:
		"dit bestand is buiten de redactie veranderd, en klopt nog niet met de rest. Wat daar staat, wordt niet overschreven.",
	notYaml:
		"geen geldige YAML. Kijk op die regel of die erboven naar het inspringen en naar aanhalingstekens. Zet een tekst met een dubbele punt, # of * tussen aanhalingstekens.",
	keyTwice: "geen geldige YAML. Dit veld staat er twee keer. Haal er een weg.",
	place: ({ file, path, line, text }: Refusal) =>
		`${file}${line ? `, regel ${line}` : ""}${path && `, veld "${path}"`}: ${text}`,

	/** On the page. */
	lastGood: "laatste goede versie",
	new: "Nieuw, nog niet gemaakt",

	/** Of what no window of the editor asks. */
	notForYou: "De redactie antwoordt alleen haar eigen vensters, op deze computer zelf.",
	otherAddress: (port: number) =>
		`De redactie heeft een ander adres: http://127.0.0.1:${port}/redactie`,
	noKey: "Open het adres dat verscheen na npm run edit: daar staat de sleutel in.",
	tooLarge: (kilobytes: number) => `Meer dan ${kilobytes} kB kan niet in één keer.`,

	busy: "Git is met iets anders bezig: een samenvoeging (merge) of verplaatsing (rebase). Rond die eerst af, of vraag het aan wie de site beheert.",
};

/** Of a name at the start of a sentence. A capital has no accent: 'Eén'. */
export const capital = (text: string) =>
	text.slice(0, 1).normalize("NFD").slice(0, 1).toUpperCase() + text.slice(1);

/** Inside a sentence or a name it begins with a small letter, unless it is one like KvK or UX. */
export const small = (text: string) =>
	/^\p{Lu}[\p{Ll}\d']*[^\p{L}]*(\s|$|-\p{Ll})/u.test(text)
		? text.slice(0, 1).toLowerCase() + text.slice(1)
		: text;

/** For searching, and for addresses: small letters without accents. */
export const plain = (text: string) =>
	text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

const NUMBERS = "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf".split(" ");
/** As Dutch people write it: in letters up to twelve. */
export const inLetters = (value: number) => NUMBERS[value] ?? String(value);

/**
 * @param item what one of a list is called: 'vacature'.
 * @param neuter what has 'het'.
 */
export const newOne = (item: string, neuter: RegExp | undefined) =>
	neuter?.test(item) ? `Nieuw ${item}` : `Nieuwe ${item}`;
