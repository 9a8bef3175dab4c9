import { afterPaint } from "../components/modal.client";

/**
 * Lays out what stands below the window once the words in it are painted: base.css leaves it
 * out until then. A part a frame, so that no tap has to wait for all of them.
 */
export async function layOutLaterSections() {
	for (const part of document.querySelectorAll("main > *, footer")) {
		await new Promise<void>(afterPaint);
		part.toggleAttribute("data-laid-out");
	}
}
