/** What the server says, in Dutch: of names, lists and why something cannot be. */
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
