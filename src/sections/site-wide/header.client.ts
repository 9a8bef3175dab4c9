/**
 * What the browser does not do by itself for the header: its state after
 * scrolling, dropdowns that follow the pointer and the arrow keys, and a full
 * menu that the Back button closes. Opening and closing are native (popovers),
 * so all of that also works without this file. Searching needs script.
 */
import { dropdowns } from "./dropdowns.client";
import { fullMenu } from "./full-menu.client";
import { wakeIslands } from "./islands.client";
import { openTarget } from "./open-target.client";
import { searchOpener } from "./search-opener.client";
import { showTool } from "./tool-target.client";

/** In CSS pixels. */
const SCROLL_THRESHOLD = 20;

function scrolledState(header: HTMLElement) {
	const update = () => header.toggleAttribute("data-scrolled", scrollY > SCROLL_THRESHOLD);
	addEventListener("scroll", update, { passive: true });
	// Asked at once, the browser would have to lay the page out once more.
	requestAnimationFrame(update);
}

const header = document.querySelector<HTMLElement>("[data-site-header]");
if (header) {
	scrolledState(header);
	dropdowns(header);
}

const menu = document.querySelector<HTMLElement>("#menu");
const opener = document.querySelector<HTMLElement>("[popovertarget=menu]");
if (menu && opener) fullMenu(menu, opener);

const search = document.querySelector<HTMLElement>("#zoeken");
if (search) searchOpener(search);

openTarget();
showTool();
wakeIslands();
