/** Words as part of an address: small letters without accents, digits and hyphens. */
export const slugOf = (words: string) =>
	words
		.normalize("NFD")
		.replaceAll(/[\p{M}'’]/gu, "")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, "-")
		.replaceAll(/^-|-$/g, "") || "deel";
