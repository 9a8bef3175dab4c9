/** Marks the history entry that stands for the open menu. */
const MENU_STEP = "menu";

/**
 * Lets the Back button close the full menu, a modal dialog, and an item of it
 * replace that step, so that Back never returns to an open menu.
 */
export function fullMenu(menu: HTMLDialogElement, opener: HTMLButtonElement) {
	const onStep = () => history.state === MENU_STEP;
	const addStep = () => history.pushState(MENU_STEP, "");

	// Browsers without invoker commands.
	if (!("commandForElement" in HTMLButtonElement.prototype)) {
		opener.addEventListener("click", () => menu.showModal());
		menu.querySelector("[command='close']")?.addEventListener("click", () => menu.close());
	}

	opener.addEventListener("click", addStep);
	menu.addEventListener("close", () => {
		if (onStep()) history.back();
	});
	addEventListener("popstate", () => {
		// Forward leads to a step whose menu is closed: not a place to be.
		if (onStep() && !menu.open) history.back();
		else menu.close();
	});
	// A page that the back button brings back whole has its menu closed.
	addEventListener("pagehide", () => menu.close());
	// In a wide window the header shows its menu itself, and hides what opens this one.
	addEventListener("resize", () => {
		if (menu.open && !opener.offsetParent) menu.close();
	});

	menu.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
		if (!link || elsewhere || link.origin !== location.origin || !onStep()) return;
		event.preventDefault();
		if (link.href === location.href) {
			// Going back puts the page where it was: to the top only after that.
			addEventListener(
				"popstate",
				() => requestAnimationFrame(() => setTimeout(scrollTo, 0, 0, 0)),
				{
					once: true,
				},
			);
			menu.close();
			return;
		}
		history.replaceState(null, "");
		menu.close();
		location.replace(link.href);
	});

	// Opened before this ran, or reloaded while open.
	if (menu.open && !onStep()) addStep();
	if (!menu.open && onStep()) history.back();
}
