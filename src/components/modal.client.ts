/**
 * Milliseconds before the page behind a dialog is closed off: Orca says 'blank' and not the name of
 * the dialog when both happen at once.
 */
const CLOSE_OFF = 500;

/** What marks the step of the history at which a dialog is open. */
const STEP = "dialog";
/** Whether a step is being taken back: the browser says so later. */
let isLeaving = false;

/** Does what the answer to a tap need not wait for, once that answer has been painted. */
export const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** The dialog that is open. */
export const openDialog = () => document.querySelector<HTMLElement>("dialog:popover-open");

/**
 * Makes a popover modal: nothing behind it takes the focus, is read out or scrolls. `showModal()`
 * would do the same before the dialog is painted, and style all of the page anew for it: half of
 * what a tap took on a phone. Here that comes after the paint; until then the dialog covers the
 * page, and says of itself that it is modal.
 *
 * And lets the Back button close it: opening it is a step in the history, closing it takes that
 * step back, and a link in it replaces the step, so that Back never returns to an open dialog.
 */
export function modal(dialog: HTMLElement) {
	/** The part of the page that had the focus, and gets it back. */
	let origin: HTMLElement | null | undefined;
	dialog.addEventListener("beforetoggle", ({ newState }) => {
		if (newState === "open") {
			origin = document.activeElement?.closest<HTMLElement>("body > *");
			// Who presses Tab before the paint would land in the page behind.
			dialog.addEventListener("keydown", closeOff, { once: true });
		} else if (origin) origin.inert = false;
		afterPaint(() => {
			setTimeout(closeOff, openDialog() ? CLOSE_OFF : 0);
			keepStep();
		});
	});
	// Firefox says of a button that closes a popover that it folds, at which Orca says 'blank' over the name.
	const closer = dialog.querySelector("[popovertarget]") as HTMLElement;
	closer.removeAttribute("popovertarget");
	closer.addEventListener("click", () => dialog.hidePopover());
	dialog.addEventListener("click", (event) => {
		const link = (event.target as Element).closest("a");
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || elsewhere || link.origin !== location.origin || history.state !== STEP) return;
		event.preventDefault();
		if (link.href === location.href && !link.hash) {
			// A link to this very page: the browser first goes back, and scrolls to where the page was.
			addEventListener("popstate", () => afterPaint(() => scrollTo(0, 0)), { once: true });
			dialog.hidePopover();
			return;
		}
		history.replaceState(null, "");
		dialog.hidePopover();
		location.replace(link.href);
	});
}

/** Closes the page off while a dialog is open; base.css keeps it from scrolling. */
function closeOff() {
	for (const part of document.querySelectorAll<HTMLElement>("body > :not(dialog)"))
		part.inert = !!openDialog();
}

/** A step in the history while a dialog is open, of which Back gets rid; from one to another is still one. */
function keepStep() {
	const isOpen = !!openDialog();
	if (isLeaving || isOpen === (history.state === STEP)) return;
	if (isOpen) history.pushState(STEP, "");
	else {
		isLeaving = true;
		history.back();
	}
}

/** For the whole page: Back closes what is open, and Forward finds nothing that is closed. */
export function followHistory() {
	addEventListener("popstate", () => {
		if (!isLeaving && history.state !== STEP) openDialog()?.hidePopover();
		isLeaving = false;
		keepStep();
	});
	// The button opens a dialog without script, so one may be open before this ran; or the page was reloaded.
	closeOff();
	keepStep();
}
