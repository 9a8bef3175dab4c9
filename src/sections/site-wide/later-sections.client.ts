import { afterPaint } from "./modal.client";

/**
 * Lays out what stands below the window once the words in it are painted: base.css leaves it
 * out until then. A section a frame, so that no tap has to wait for all of them.
 */
export function layOutLaterSections() {
	if (!("arriving" in document.documentElement.dataset)) return;
	const later = [...document.querySelectorAll<HTMLElement>("main > * + *, body > footer")];
	const next = () => {
		const section = later.shift();
		if (!section) return;
		section.dataset.laidOut = "";
		afterPaint(next);
	};
	afterPaint(next);
}
