/**
 * What browsers do not do by themselves on any page. Opening and closing of menus is native
 * (popovers), so all of that also works without this file. Searching needs script.
 */
import { afterPaint, followHistory, modal } from "../components/modal.client";
import { searchOpener } from "../search/search-opener.client";
import { dropdowns } from "./dropdowns.client";
import { wakeIslands } from "./islands.client";

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

/**
 * Lays out what stands below the window once the words in it are painted: base.css leaves it
 * out until then. A part a frame, so that no tap has to wait for all of them.
 */
async function layOutLaterSections() {
	for (const part of document.querySelectorAll("main > *, footer")) {
		await new Promise<void>(afterPaint);
		part.toggleAttribute("data-laid-out");
	}
}

/** Opens the question that an address leads to: it may stand in a box that is closed. */
function openTarget() {
	// The browser may not have looked for it yet, so :target says nothing.
	const box = document.getElementById(location.hash.slice(1))?.closest("details");
	if (box) box.open = true;
}

/** Scrolls to the tool whose state the address holds, a team or answers, which is the id of nothing. */
function showTool(tool: HTMLElement) {
	const { arriving = "" } = document.documentElement.dataset;
	if (new RegExp(`^#(?:${tool.dataset.fragment})$`).test(arriving)) tool.scrollIntoView();
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
followHistory();
closePopovers();
layOutLaterSections();
openTarget();
addEventListener("hashchange", openTarget);
enhance("[data-fragment]", showTool);
enhance("[data-islands]", wakeIslands);
