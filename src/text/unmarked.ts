/** A text without the signs that nobody sees, by which the editor on the page finds it: they count for nothing. */
export const unmarked = (text: string) => text.replaceAll(/\p{Co}/gu, "");
