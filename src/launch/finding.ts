/** Something that must still be settled, and where. */
export interface Finding {
	/** As `content/identity.yaml`. */
	file: string;
	field: string;
	/** What is wrong: 'is nog een voorbeeld'. */
	problem: string;
	/** What it is of: who a quote is of, a figure with its label, a question. */
	about?: string;
	/** It is right as it stands as soon as its owner says so. */
	isPromise?: true;
}
