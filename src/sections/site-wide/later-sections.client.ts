import { afterPaint } from "./modal.client";

/** The parts of a page, one below the other. */
export const parts = () => [...document.querySelectorAll<HTMLElement>("main > *, footer")];

/**
 * Lays out what stands below the window once the words in it are painted: base.css leaves it
 * out until then. A part a frame, so that no tap has to wait for all of them.
 */
export async function layOutLaterSections() {
	for (const part of parts()) {
		await new Promise<void>(afterPaint);
		part.toggleAttribute("data-laid-out");
	}
}
