import { afterPaint, historyStep, openDialog } from "./history-step.client";

/**
 * Makes a popover modal: Back closes it, and nothing behind it takes the focus, is read out or
 * scrolls. `showModal()` would do the same before the dialog is painted, and style all of the page
 * anew for it: half of what a tap took on a phone. Here that comes after the paint; until then
 * the dialog covers the page, and says of itself that it is modal.
 * @param name of its step in the history.
 */
export function modal(dialog: HTMLElement, name: string) {
	/** The part of the page that had the focus, and gets it back. */
	let origin: HTMLElement | null | undefined;
	dialog.addEventListener("beforetoggle", ({ newState }) => {
		if (newState === "open") {
			origin = document.activeElement?.closest<HTMLElement>("body > *");
			// The Tab key may be faster than a paint.
			dialog.addEventListener("keydown", closeOff, { once: true });
		} else if (origin) origin.inert = false;
		afterPaint(closeOff);
	});
	historyStep(dialog, name);
	// Opened before this ran.
	closeOff();
}

/** Closes the page off while a dialog is open; base.css keeps it from scrolling. */
function closeOff() {
	const isClosedOff = openDialog() !== null;
	for (const part of document.querySelectorAll<HTMLElement>("body > :is(header, main, footer)"))
		part.inert = isClosedOff;
}
