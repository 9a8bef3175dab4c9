import { historyStep } from "./history-step.client";

/** Lets the Back button close the full menu, and a wide window too. */
export function fullMenu(menu: HTMLDialogElement, opener: HTMLButtonElement) {
	// Browsers without invoker commands.
	if (!("commandForElement" in HTMLButtonElement.prototype)) {
		opener.addEventListener("click", () => menu.showModal());
		menu.querySelector("[command='close']")?.addEventListener("click", () => menu.close());
	}

	const addStep = historyStep(menu, "menu");
	opener.addEventListener("click", addStep);
	// Opened before this ran.
	if (menu.open) addStep();

	// In a wide window the header shows its menu itself, and hides what opens this one.
	addEventListener("resize", () => {
		if (menu.open && !opener.offsetParent) menu.close();
	});
}
