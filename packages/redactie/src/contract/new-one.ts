/** Words for one of a list with 'het': 'Nieuw kerncijfer'. */
const NEUTER =
	/(aantal|cijfer|dienstverband|doel|deel van het werk|feit|gegeven|hoofdstuk|inzicht|kenmerk|menu|moment boven de lijn|onderdeel|onderwerp|programma|punt|resultaat|team|vak|vakje|veld|voorbeeld|voordeel)$/;

/** @param item what one of a list is called: 'vacature'. */
export const newOne = (item: string) => (NEUTER.test(item) ? `Nieuw ${item}` : `Nieuwe ${item}`);
