/** Something that must still be settled, and where. */
export interface Finding {
	/** As `content/identity.yaml`. */
	file: string;
	field: string;
	problem: string;
}
