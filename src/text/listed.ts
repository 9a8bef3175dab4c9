/** What stands between the commas of a text: words and phrases. */
export const listed = (words: string): string[] =>
	words
		.split(",")
		.map((word) => word.trim())
		.filter(Boolean);
