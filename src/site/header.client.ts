/**
 * What the browser does not do by itself for the header: its state after
 * scrolling, dropdowns that follow the pointer and the arrow keys, and a full
 * menu that the Back button closes. Opening and closing are native (popovers),
 * so all of that also works without this file. Searching needs script.
 */

import { modal } from "../components/modal.client";
import { searchOpener } from "../search/search-opener.client";
import { dropdowns } from "./dropdowns.client";
import { wakeIslands } from "./islands.client";
import { layOutLaterSections } from "./later-sections.client";
import { openTarget } from "./open-target.client";
import { showTool } from "./tool-target.client";

function scrolledState(header: HTMLElement) {
	/** CSS pixels. */
	const threshold = 20;
	const update = () => header.toggleAttribute("data-scrolled", scrollY > threshold);
	addEventListener("scroll", update);
	// Asked at once, the browser would have to lay the page out once more.
	requestAnimationFrame(update);
}

/** Closes what would be open where nobody asked for it. */
function closePopovers() {
	// The back button may bring this page back as it was left, with its menu open.
	addEventListener("pagehide", () =>
		document.querySelector<HTMLElement>(":popover-open")?.hidePopover(),
	);
	// In a window of another width the button that opens it may be gone.
	addEventListener("resize", () => {
		for (const opener of document.querySelectorAll<HTMLButtonElement>("[popovertarget]"))
			if (!opener.offsetParent) (opener.popoverTargetElement as HTMLElement).hidePopover();
	});
}

function enhance(selector: string, by: (element: HTMLElement) => void) {
	const element = document.querySelector<HTMLElement>(selector);
	if (element) by(element);
}

enhance("[data-site-header]", (header) => {
	scrolledState(header);
	dropdowns(header);
});
enhance("#menu", modal);
enhance("#zoeken", searchOpener);
closePopovers();
layOutLaterSections();
openTarget();
enhance("[data-fragment]", showTool);
enhance("[data-islands]", wakeIslands);
