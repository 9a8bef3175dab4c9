/** Marks the history entry that stands for the open menu. */
const MENU_STATE = "menu";
/** From this width on the header shows its menu itself; as in Header.module.css. */
const WIDE = "(min-width: 64rem)";

/**
 * Lets the Back button close the full menu, a modal dialog, and an item of it
 * replace that step, so that Back never returns to an open menu.
 */
export function fullMenu(menu: HTMLDialogElement, opener: HTMLButtonElement) {
	const isStep = () => history.state === MENU_STATE;

	// Browsers without invoker commands.
	if (!("commandForElement" in HTMLButtonElement.prototype)) {
		opener.addEventListener("click", () => menu.showModal());
		menu.querySelector("[command='close']")?.addEventListener("click", () => menu.close());
	}

	opener.addEventListener("click", () => history.pushState(MENU_STATE, ""));
	menu.addEventListener("close", () => {
		if (isStep()) history.back();
	});
	addEventListener("popstate", () => menu.close());
	matchMedia(WIDE).addEventListener("change", () => menu.close());

	menu.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || elsewhere || link.origin !== location.origin) return;
		event.preventDefault();
		if (link.pathname === location.pathname) {
			menu.close();
			scrollTo(0, 0);
			return;
		}
		history.replaceState(null, "");
		menu.close();
		location.replace(link.href);
	});
}
