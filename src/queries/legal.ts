import type { Content } from "@/content/types";
import { fill } from "@/text/fill";

type Legal = NonNullable<Content["identity"]["legal"]>;

/** An address on one line, as the page and structured data both have it. */
export const addressLine = (lines: readonly string[]) => lines.join(", ");

/**
 * What the footer tells of the company: its address and numbers, as far as they are known.
 * @param words the captions, in which {nummer} becomes the number.
 */
export function legalLines(
	{ address, kvk, btw }: Legal = {},
	words: { kvk: string; btw: string },
): string[] {
	return [
		address && addressLine(address),
		kvk && fill(words.kvk, { nummer: kvk }),
		btw && fill(words.btw, { nummer: btw }),
	].filter((line) => line !== undefined);
}
