import { afterPaint, modal, openDialog } from "../components/modal.client";
import { scriptLoader } from "../components/script-loader.client";
import script from "./search.client?worker&url";

/**
 * Opens the search dialog by its buttons and by Ctrl+K or Cmd+K, and loads what searches when
 * it is opened for the first time; after an error once more as soon as somebody tries again.
 */
export function searchOpener(dialog: HTMLElement) {
	const field = dialog.querySelector("input") as HTMLInputElement;
	const load = scriptLoader(script, (state) => {
		for (const status of document.querySelectorAll("search [aria-live]"))
			status.textContent = dialog.dataset[state] as string;
	});
	const open = () => {
		const another = openDialog();
		if (another !== dialog) {
			// Opening this one closes it too, but then the focus is not given back.
			another?.hidePopover();
			dialog.showPopover();
		}
		field.select();
		afterPaint(load);
	};

	modal(dialog);
	for (const button of document.querySelectorAll("[data-search]"))
		button.addEventListener("click", open);
	addEventListener("keydown", (event) => {
		if (event.key !== "k" || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey)
			return;
		event.preventDefault();
		open();
	});
	// Beside the box one hits the dialog itself.
	dialog.addEventListener("click", (event) => {
		if (event.target === dialog) dialog.hidePopover();
	});
	for (const box of document.querySelectorAll("search")) {
		box.addEventListener("input", load);
		// Pressed before there are results: search.client.ts follows the first as soon as it is there.
		box.addEventListener("keydown", ({ key }) => {
			box.toggleAttribute("data-enter", key === "Enter");
		});
	}
}
