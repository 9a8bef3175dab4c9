/** What hides a part of the page, and how it is opened. */

const CLOSED = "details:not([open]), :is(dialog, [popover]):not([open], :popover-open)";
/** What this room opened, and closes again. */
export const OPENED = "data-editor-opened";

/** The part of the page that has to be opened before this can be seen, if any. */
export const hiderOf = (element: Element) => element.closest<HTMLElement>(CLOSED);

/** Opens all that hides an element; closes what was opened so for another. */
export function reveal(element: Element): void {
	closeOpened(element.ownerDocument, element);
	for (let hider = hiderOf(element); hider; hider = hiderOf(element)) {
		// The words of a summary can be seen while the rest cannot.
		if (element.closest("summary")?.parentElement === hider) {
			const outer = hider.parentElement && hiderOf(hider.parentElement);
			if (!outer) return;
			hider = outer;
		}
		if (hider.localName === "details") hider.setAttribute("open", "");
		else {
			hider.setAttribute(OPENED, "");
			if (hider.localName === "dialog") (hider as HTMLDialogElement).show();
			else hider.showPopover();
		}
		if (hider.matches(CLOSED)) return;
	}
}

/** @param except what is in it stays in sight. */
export function closeOpened(frame: Document, except?: Element): void {
	for (const opened of frame.querySelectorAll<HTMLElement>(`[${OPENED}]`))
		if (!except || !opened.contains(except)) close(opened);
}

function close(hider: HTMLElement): void {
	hider.removeAttribute(OPENED);
	if (hider.localName === "dialog") (hider as HTMLDialogElement).close();
	else if (hider.matches(":popover-open")) hider.hidePopover();
}

/** Whether it can be looked at, or opened and looked at: not what this width or paper hides. */
export function canBeSeen(element: Element): boolean {
	if (element.closest("noscript, svg title, [hidden]")) return false;
	if (hiderOf(element)) return !element.closest(".visually-hidden");
	if (!element.checkVisibility({ visibilityProperty: true })) return false;
	const { width, height, right, bottom } = element.getBoundingClientRect();
	const top = element.ownerDocument.defaultView?.scrollY ?? 0;
	return width > 1 && height > 1 && right > 0 && bottom + top > 0;
}
