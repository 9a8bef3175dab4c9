/** What one of a list is called with 'het': 'Nieuw kerncijfer'. */
export const NEUTER =
	/(aantal|cijfer|dienstverband|doel|deel van het werk|feit|gegeven|hoofdstuk|inzicht|kenmerk|menu|moment boven de lijn|onderdeel|onderwerp|programma|punt|resultaat|team|vak|vakje|veld|voorbeeld|voordeel)$/;
