/** What forms say, in Dutch. */
import { listOf } from "../words.ts";

/** Words for one of a list with 'het': 'Nieuw kerncijfer'. */
const NEUTER =
	/(aantal|cijfer|dienstverband|doel|deel van het werk|feit|gegeven|hoofdstuk|inzicht|kenmerk|menu|moment boven de lijn|onderdeel|onderwerp|programma|punt|resultaat|team|vak|vakje|veld|voorbeeld|voordeel)$/;
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export const newOne = (item: string) => (NEUTER.test(item) ? `Nieuw ${item}` : `Nieuwe ${item}`);

export const formWords = {
	title: (item: string, isNew: boolean) => (isNew ? newOne(item) : capital(item)),
	nameless: "Formulier",
	unmade: (title: string, isNew: boolean) =>
		isNew ? `${title}, nog niet gemaakt` : `${title}, nog niet bewaard`,
	filledAgain: "Dit had je al ingevuld. Het is nog niet gemaakt.",
	thrown: (title: string, mac: boolean) =>
		`${title} weggegooid. ${mac ? "Cmd" : "Ctrl"}+Z haalt terug wat je invulde.`,
	needed: (names: readonly string[]) => `Nog nodig: ${listOf(names)}.`,
	made: (item: string, name: string, isNew: boolean) =>
		`${isNew ? "Gemaakt" : "Bewaard"}: ${[item, name].filter(Boolean).join(" ")}. Nog niet online.`,
	refused: "Nog niet gemaakt. Waarom, staat bij het formulier.",
} as const;
