import { CHARACTERS } from "../scripts/font-characters.ts";

const KNOWN = new Set(CHARACTERS);

/** What it says of characters that the site's own font cannot print; a hint, never a refusal. */
export function fontHint(text: string): string | undefined {
	const strange = [...new Set(text)].filter((sign) => !KNOWN.has(sign) && !/\s/.test(sign));
	if (strange.length === 0) return;
	const what = strange.length === 1 ? "Dit teken zit" : "Deze tekens zitten";
	return `${what} niet in ons lettertype: ${strange.join(" ")}.`;
}
