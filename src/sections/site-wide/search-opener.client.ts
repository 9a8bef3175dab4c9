// Its address instead of an import(): that would bring Vite's preloading along, larger than all of this.
import script from "./search.client?worker&url";

/** Opens the search dialog, and loads what searches when it is opened for the first time. */
export function searchOpener(dialog: HTMLDialogElement) {
	const open = () => {
		document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
		dialog.showModal();
		import(/* @vite-ignore */ script).catch(() => {
			const status = dialog.querySelector("[role=status]");
			if (status) status.textContent = dialog.dataset.failed ?? "";
		});
	};

	for (const button of document.querySelectorAll("[data-search]"))
		button.addEventListener("click", open);
	addEventListener("keydown", (event) => {
		if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
		if ((event.target as Element).closest("input, textarea, select, [contenteditable]")) return;
		event.preventDefault();
		open();
	});
}
