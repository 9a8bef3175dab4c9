import { modal } from "./modal.client";

/** The full menu, which the browser opens and closes. */
export function fullMenu(menu: HTMLElement, opener: HTMLElement) {
	modal(menu, "menu");
	// In a wide window the header shows its menu itself, and hides what opens this one.
	addEventListener("resize", () => {
		if (!opener.offsetParent) menu.hidePopover();
	});
}
